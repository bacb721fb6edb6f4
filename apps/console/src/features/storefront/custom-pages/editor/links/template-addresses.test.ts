import { isLink } from '@platen/pages/links';
import { expect, it } from 'vitest';
import { categoryIdOf, collectionAddress, templateAddress, templateIdOf } from './template-addresses.ts';

it('recognizes its own URLs, and no others', () => {
  expect(templateIdOf(templateAddress(12))).toBe(12);
  expect(categoryIdOf(collectionAddress(7))).toBe(7);
  expect(templateIdOf(collectionAddress(7))).toBeUndefined();
  expect(categoryIdOf(templateAddress(12))).toBeUndefined();
  expect(templateIdOf('https://shop.example/sku_templates/3')).toBeUndefined();
});

it('creates URLs that a page accepts', () => {
  expect([templateAddress(12), collectionAddress(7)].every(isLink)).toBe(true);
});
