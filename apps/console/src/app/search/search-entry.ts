import type { StateBadge } from '../../ui/list/list.types.ts';
import type { LucideIcon } from 'lucide-react';

/** The groups of what is found, as they stand below each other. Numbers are rather meant by who types one. */
const screenGroups = ['action', 'page'] as const;
const recordGroups = ['form_order', 'order', 'outbound', 'production_batch', 'sku_template'] as const;
export type SearchGroup = 'recent' | (typeof screenGroups)[number] | (typeof recordGroups)[number];

/** Somewhere to go. */
export interface SearchEntry {
  /** Its address, by which it is known. */
  to: string;
  group: SearchGroup;
  title: string;
  detail?: string;
  state?: StateBadge;
  icon: LucideIcon;
}

/** Where a text stands in another, from and to. */
export type Range = readonly [from: number, to: number];

/** Where each word of a text is in a title; nothing where one of them is not. */
export function rangesIn(title: string, text: string): Range[] | undefined {
  const lower = title.toLowerCase();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges = words.map((word): Range => [lower.indexOf(word), lower.indexOf(word) + word.length]);
  return ranges.every(([from]) => from >= 0) ? ranges.toSorted((a, b) => a[0] - b[0]) : undefined;
}

/** What begins with the text stands before what has it somewhere. */
const rankOf = (title: string, text: string): number => {
  const at = title.toLowerCase().indexOf(text.trim().toLowerCase());
  return at < 0 ? 3 : at === 0 ? 0 : /\s/.test(title[at - 1] ?? '') ? 1 : 2;
};

/** The screens that are meant by a text, the likeliest first. */
export function matchScreens(screens: readonly SearchEntry[], text: string): SearchEntry[] {
  return screens
    .filter(({ title }) => rangesIn(title, text) !== undefined)
    .map((entry, index) => ({ entry, index, rank: rankOf(entry.title, text) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
}

/** What is shown, group by group, and in that order for the arrow keys. */
export function toGroups(entries: readonly SearchEntry[], text: string): [SearchGroup, SearchEntry[]][] {
  const isNumber = /\d/.test(text);
  const order: SearchGroup[] = isNumber
    ? ['recent', ...recordGroups, ...screenGroups]
    : ['recent', ...screenGroups, ...recordGroups];
  return order
    .map((group): [SearchGroup, SearchEntry[]] => [group, entries.filter((entry) => entry.group === group)])
    .filter(([, found]) => found.length > 0);
}
