import { type HomeRange, homeRanges, isShowable } from './home-range.ts';

export const latestTabs = ['payment', 'confirmation', 'production', 'shipped', 'problems'] as const;
export type LatestTab = (typeof latestTabs)[number];

/** The search parameters of the dashboard. Defaults are omitted: the last week, everyone, pending payment. */
export interface HomeSearch {
  range?: HomeRange;
  /** Only for a custom range. */
  start_date?: string;
  end_date?: string;
  user_id?: string;
  tab?: LatestTab;
}

const asId = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? value : undefined);

/** Parses the URL; an invalid custom range is dropped. */
export function homeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {};
  const range = homeRanges.find((each) => each === raw.range);
  const custom = { start: String(raw.start_date), end: String(raw.end_date) };
  if (range === 'custom' && isShowable(custom)) {
    Object.assign(search, { range, start_date: custom.start, end_date: custom.end });
  } else if (range && range !== 'custom' && range !== 'last_week') {
    search.range = range;
  }
  const userId = asId(raw.user_id);
  if (userId) search.user_id = userId;
  const tab = latestTabs.find((each) => each === raw.tab);
  if (tab && tab !== 'payment') search.tab = tab;
  return search;
}
