import type { OutboundRow, outboundList } from '@platen/model/production/outbounds';
import { linkOptions } from '@tanstack/react-router';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { outbounds } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';

const pageSize = 10;

/** What was recorded, by anyone, newest first. */
export function RecentOutbounds() {
  const t = useText(outboundsTexts);
  return (
    <ListSection<OutboundRow, typeof outboundList>
      title={t('recent')}
      source={outbounds}
      pageSize={pageSize}
      filters={[
        { kind: 'text', name: 'order_system_no_eq', label: t('orderNo'), placeholder: t('orderNo') },
        { kind: 'text', name: 'shipping_no_cont', label: t('shippingNo'), placeholder: t('shippingNo') },
      ]}
      columns={[
        {
          kind: 'link',
          key: 'order',
          label: t('orderNo'),
          value: (row) => row.order_system_no,
          link: (row) => linkOptions({ to: '/orders/$id', params: { id: String(row.order_id) } }),
        },
        { kind: 'text', key: 'order_no', label: t('scanned.customerNo'), value: (row) => row.order_no },
        { kind: 'text', key: 'shipping_no', label: t('shippingNo'), value: (row) => row.shipping_no, isCode: true },
        { kind: 'text', key: 'company', label: t('company'), value: (row) => row.shipping_company },
        { kind: 'text', key: 'form_order', label: t('formOrder'), value: (row) => row.form_order_no },
        { kind: 'text', key: 'customer', label: t('customer'), value: (row) => row.user.screen_name },
        {
          kind: 'dateTime',
          key: 'created_at',
          label: t('createdAt'),
          value: (row) => row.created_at,
        },
      ]}
      empty={{ title: t('recentEmptyTitle'), text: t('recentEmptyText') }}
    />
  );
}
