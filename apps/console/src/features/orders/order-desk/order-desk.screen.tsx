import { formatCount } from '@platen/model/money';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LinkTabs } from '../../../ui/page/link-tabs.tsx';
import { useText } from '../../../ui/text.ts';
import { type DeskTab, deskTabs } from './desk-search.ts';
import { OutboundsTab } from './outbounds-tab.tsx';
import { batchCountQuery } from './order-desk.api.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import { useOutboundDrafts } from './use-outbound-drafts.ts';
import { WorkList } from './work-list.tsx';

const tabLink = (tab: DeskTab) => linkOptions({ to: '/order_desk', search: tab === 'waiting' ? {} : { tab } });

/** The factory's day: batches that wait are started, what is made is sent. Everything works without a mouse. */
export function OrderDesk() {
  const t = useText(orderDeskTexts);
  const { tab = 'waiting' } = useSearch({ from: '/shell/order_desk' });
  const counts: Partial<Record<DeskTab, number | undefined>> = {
    waiting: useQuery(batchCountQuery('confirmed')).data,
    production: useQuery(batchCountQuery('in_production')).data,
  };
  const drafts = useOutboundDrafts();
  useTabKeys();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} isTitleInBar />
      <LinkTabs
        label={t('tabsLabel')}
        current={tab}
        tabs={deskTabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          count: counts[key] === undefined ? undefined : formatCount(counts[key]),
          link: tabLink(key),
        }))}
      >
        {tab === 'outbounds' ? <OutboundsTab drafts={drafts} /> : <WorkList key={tab} tab={tab} />}
      </LinkTabs>
    </>
  );
}

/** Alt and a number leads to the tab of that number, from wherever the focus is. */
function useTabKeys() {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      // By the place of the key: with Alt, some keyboards write another sign than the number.
      const tab = deskTabs[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1];
      if (!tab) return;
      event.preventDefault();
      void navigate({ ...tabLink(tab), resetScroll: false });
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
