import { Search } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { matchScreens, rangesIn, type SearchEntry, type SearchGroup, toGroups } from './search-entry.ts';

const entry = (title: string, group: SearchGroup = 'page'): SearchEntry => ({
  to: `/${title}`,
  group,
  title,
  icon: Search,
});
const titles = (entries: readonly SearchEntry[]) => entries.map(({ title }) => title);

describe('the search of screens', () => {
  it.each([
    ['API keys', 'KEY', [[4, 7]]],
    [
      'New API key',
      'key new',
      [
        [0, 3],
        [8, 11],
      ],
    ],
    ['生产批次', '批次', [[2, 4]]],
    ['Orders', 'batch', undefined],
  ])('finds in %s what is meant by %s', (title, text, ranges) => {
    expect(rangesIn(title, text)).toEqual(ranges);
  });

  it('ranks titles that begin with the query first, then titles with a word that does', () => {
    const screens = ['Reorder', 'Edit order', 'Orders'].map((title) => entry(title));
    expect(titles(matchScreens(screens, 'order'))).toEqual(['Orders', 'Edit order', 'Reorder']);
  });

  it('ranks records first for a query with digits, and screens first otherwise', () => {
    const found = [entry('Orders'), entry('FO1', 'form_order'), entry('New', 'action')];
    expect(toGroups(found, 'FO1').map(([group]) => group)).toEqual(['form_order', 'action', 'page']);
    expect(toGroups(found, 'ord').map(([group]) => group)).toEqual(['action', 'page', 'form_order']);
  });
});
