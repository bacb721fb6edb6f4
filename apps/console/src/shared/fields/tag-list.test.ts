import { expect, it } from 'vitest';
import { toTagList } from './tag-list.ts';

it('cleans what was typed', () => {
  expect(toTagList([' Gift ', 'Gift', '', '  ', 'a,b', '节日'])).toEqual(['Gift', 'a b', '节日']);
});

it('cuts what the server would refuse', () => {
  expect(toTagList(['x'.repeat(40)])).toEqual(['x'.repeat(30)]);
});
