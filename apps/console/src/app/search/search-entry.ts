import type { LucideIcon } from 'lucide-react';
import type { StateBadge } from '../../ui/list/list.types.ts';

/** The groups of results in display order. A user who types digits most likely means a number, so numbers come first. */
const screenGroups = ['action', 'page'] as const;
const recordGroups = ['form_order', 'order', 'outbound', 'production_batch', 'sku_template'] as const;
export type SearchGroup = 'recent' | (typeof screenGroups)[number] | (typeof recordGroups)[number];

/** A search result that can be opened. */
export interface SearchEntry {
  /** Its path, which also identifies it. */
  to: string;
  group: SearchGroup;
  title: string;
  detail?: string;
  state?: StateBadge;
  icon: LucideIcon;
}

/** The range of a match within a text. */
export type Range = readonly [from: number, to: number];

/** Finds where each word of the query is in a title; undefined if one of them is not in it. */
export function rangesIn(title: string, text: string): Range[] | undefined {
  const lower = title.toLowerCase();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges = words.map((word): Range => [lower.indexOf(word), lower.indexOf(word) + word.length]);
  return ranges.every(([from]) => from >= 0) ? ranges.toSorted((a, b) => a[0] - b[0]) : undefined;
}

/** Titles that begin with the query come before titles that only contain it. */
const rankOf = (title: string, text: string): number => {
  const at = title.toLowerCase().indexOf(text.trim().toLowerCase());
  return at < 0 ? 3 : at === 0 ? 0 : /\s/.test(title[at - 1] ?? '') ? 1 : 2;
};

/** The screens that match the query, best match first. */
export function matchScreens(screens: readonly SearchEntry[], text: string): SearchEntry[] {
  return screens
    .filter(({ title }) => rangesIn(title, text) !== undefined)
    .map((entry, index) => ({ entry, index, rank: rankOf(entry.title, text) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
}

/** The results, group by group; arrow keys follow the same order. */
export function toGroups(entries: readonly SearchEntry[], text: string): [SearchGroup, SearchEntry[]][] {
  const isNumber = /\d/.test(text);
  const order: SearchGroup[] = isNumber
    ? ['recent', ...recordGroups, ...screenGroups]
    : ['recent', ...screenGroups, ...recordGroups];
  return order
    .map((group): [SearchGroup, SearchEntry[]] => [group, entries.filter((entry) => entry.group === group)])
    .filter(([, found]) => found.length > 0);
}
