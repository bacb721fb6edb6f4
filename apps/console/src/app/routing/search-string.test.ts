import { expect, it } from 'vitest';
import { parseSearchString, toSearchString } from './search-string.ts';

it('keeps texts as texts and lists as lists', () => {
  const search = { name_cont: '007', tags_name_in: ['a', 'b c'], page: '2' };
  expect(parseSearchString(toSearchString(search))).toEqual(search);
});

it('reads a list of one, and a name that is repeated', () => {
  expect(parseSearchString('?ids[]=1&state=a&state=b')).toEqual({ ids: ['1'], state: ['a', 'b'] });
});

it('tolerates an invalid query', () => {
  expect(parseSearchString('?%E0%A4%A&=&a')).toMatchObject({ a: '' });
});
