import { formatCount } from '@platen/model/money/money';
import { batchStateOfTab } from '@platen/model/production/batch-states';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { LinkTabs } from '../../../ui/page/link-tabs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { type DeskTab, deskTabs } from './desk-search.ts';
import { batchCountQuery } from './order-desk.api.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import { OutboundsTab } from './outbounds-tab.tsx';
import { toOrderNo } from './parse-outbounds.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOutboundDrafts } from './use-outbound-drafts.ts';
import { WorkList } from './work-list.tsx';

const tabLink = (tab: DeskTab) => linkOptions({ to: '/order_desk', search: tab === 'waiting' ? {} : { tab } });

/** The order desk: start waiting batches, and send what is made. Everything works without a mouse. */
export function OrderDesk() {
  const t = useText(orderDeskTexts);
  const mayRecord = useCan()('outbounds.create');
  const tabs = deskTabs.filter((each) => each !== 'outbounds' || mayRecord);
  const { tab: asked = 'waiting' } = useSearch({ from: '/shell/order_desk' });
  const tab = tabs.includes(asked) ? asked : 'waiting';
  const counts: Partial<Record<DeskTab, number | undefined>> = {
    waiting: useQuery(batchCountQuery(batchStateOfTab('waiting'))).data,
    production: useQuery(batchCountQuery(batchStateOfTab('production'))).data,
  };
  const drafts = useOutboundDrafts();
  const navigate = useNavigate();
  useTabKeys(tabs);
  useDeskKeys({
    onLetter: pressInRow,
    onScan(text) {
      if (!mayRecord) return;
      drafts.beginScan(toOrderNo(text));
      void navigate({ ...tabLink('outbounds'), resetScroll: false });
    },
  });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} isTitleInBar />
      <LinkTabs
        label={t('tabsLabel')}
        current={tab}
        tabs={tabs.map((key) => ({
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

/** The letters that press a row's buttons: of the focused row, or else of the first. */
const keysOfActions: Readonly<Record<string, string>> = { s: 'start', r: 'reject', d: 'download' };

function pressInRow(letter: string): void {
  const key = keysOfActions[letter];
  if (!key) return;
  const row = document.activeElement?.closest('[data-work-row]') ?? document.querySelector('[data-work-row]');
  const button = row?.querySelector<HTMLElement>(`[data-action="${key}"]`);
  // So that the focus returns to it from the dialog.
  button?.focus();
  button?.click();
}

/** Alt and a digit opens the tab with that number, wherever the focus is. */
function useTabKeys(tabs: readonly DeskTab[]) {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      // By key code: with Alt, some keyboards produce another character than the digit.
      const tab = tabs[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1];
      if (!tab) return;
      event.preventDefault();
      void navigate({ ...tabLink(tab), resetScroll: false });
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, tabs]);
}
