import { expect, it } from 'vitest';
import { toTagList } from './tag-list.ts';

it('cleans typed tags', () => {
  expect(toTagList([' Gift ', 'Gift', '', '  ', 'a,b', '节日'])).toEqual(['Gift', 'a b', '节日']);
});

it('truncates what the server would refuse', () => {
  expect(toTagList(['x'.repeat(40)])).toEqual(['x'.repeat(30)]);
});
