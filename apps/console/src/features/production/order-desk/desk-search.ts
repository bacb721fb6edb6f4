import type { outboundList } from '@platen/model/production/outbounds';
import type { productionBatchList } from '@platen/model/production/production-batches';
import { type ListSearch, listSearch } from '../../../ui/list/list-search.ts';

export const deskTabs = ['waiting', 'production', 'outbounds'] as const;
export type DeskTab = (typeof deskTabs)[number];
/** The tabs that list batches. */
export type WorkTab = Exclude<DeskTab, 'outbounds'>;

/** One parcel at a time with a scanner, or a whole list at once. */
export const outboundWays = ['scan', 'paste'] as const;
export type OutboundWay = (typeof outboundWays)[number];

/** The search parameters of the desk: the tab, and the page and filters of its list. */
export type DeskSearch = { tab?: DeskTab; way?: OutboundWay } & Omit<
  ListSearch<typeof outboundList> & ListSearch<typeof productionBatchList>,
  'order'
>;

const listPart = listSearch<typeof outboundList>();

export function deskSearch(raw: Record<string, unknown>): DeskSearch {
  const { tab: _tab, way: _way, order: _order, ...list } = listPart(raw) as Record<string, unknown>;
  const tab = deskTabs.find((each) => each === raw.tab);
  const way = outboundWays.find((each) => each === raw.way);
  return { ...list, ...(tab && tab !== 'waiting' && { tab }), ...(way && way !== 'scan' && { way }) };
}
