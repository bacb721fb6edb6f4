import { listPageSizeMax } from '@platen/model/lists/list-pages';
import { listAllRowsMax, listCountedMax, pageCursorMinutes } from '@platen/model/lists/lists';
import { formatCount } from '@platen/model/money/money';
import { initialState } from '@platen/model/orders/lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../ui/text.ts';
import { zoneQuery } from '../api-docs.api.ts';
import { DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { CallSamples } from '../doc-samples.tsx';
import { listsTexts } from './lists.messages.ts';

const query = {
  state_eq: initialState,
  created_at_gteq_date: '2026-01-01',
  order: 'created_at desc',
  page: 1,
  per_page: 20,
};

/** The parameters of every list: pages, sorting, filters, days. */
export function ListsSection() {
  const t = useText(listsTexts);
  const { data: zone = 'Asia/Shanghai' } = useQuery(zoneQuery);
  return (
    <>
      <Paragraph text={t('intro')} />
      <DocTable
        label={t('parameter')}
        heads={[t('parameter'), t('meaning')]}
        rows={[
          ['`page`', t('page', { all: formatCount(listAllRowsMax) })],
          ['`after`', t('after')],
          ['`per_page`', t('perPage', { max: formatCount(listPageSizeMax) })],
          ['`order`', t('order')],
          ['`…_cont`', t('cont')],
          ['`…_eq`', t('eq')],
          ['`…_in[]`', t('in')],
          ['`…_gteq`, `…_lteq`', t('time')],
          ['`…_gteq_date`, `…_lteq_date`', t('date', { zone })],
        ]}
      />
      <CallSamples call={{ method: 'GET', path: '/form_orders', query }} />
      <DocSection title={t('allTitle')}>
        <Paragraph text={t('allText', { minutes: String(pageCursorMinutes) })} />
        <Paragraph text={t('estimateText', { counted: formatCount(listCountedMax) })} />
      </DocSection>
      <DocSection title={t('timeTitle')}>
        <Paragraph text={t('timeText', { zone })} />
      </DocSection>
    </>
  );
}
