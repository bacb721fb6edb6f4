import { expect, it } from 'vitest';
import { contentTypeOf, contentTypesOf } from './content-types.ts';

it.each([
  [{ name: 'a.TTF', type: '' }, 'font/ttf'],
  [{ name: 'a.mp4', type: 'video/mp4' }, 'video/mp4'],
  [{ name: 'a', type: '' }, 'application/octet-stream'],
])('%o', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

it('filters by type only if every extension has one', () => {
  expect(contentTypesOf(['jpg', 'jpeg', 'png'])).toEqual(['image/jpeg', 'image/png']);
  expect(contentTypesOf(['png', 'psd'])).toEqual([]);
});
