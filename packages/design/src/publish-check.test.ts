import { expect, it } from 'vitest';
import { newLayer } from './new-layer.ts';
import {
  blocksPublishing,
  checkBeforePublish,
  isFilledByOrders,
  type PublishedFacts,
  publishFindingText,
} from './publish-check.ts';
import { templateConfigSchema } from './template.ts';

const config = (type: 'production' | 'effect', size?: string | string[]) =>
  templateConfigSchema.parse({ id: `${type}-${String(size)}`, name: type, type, ...(size !== undefined && { size }) });

const ready: PublishedFacts = {
  kind: 'micro_custom',
  size_prices: [
    { size: 'M', price: 10 },
    { size: 'L', price: 12 },
  ],
  production_image_configs: [config('production', 'M'), config('production', 'L')],
  effect_image_configs: [config('effect', [])],
  custom_area_configs: [],
  effect_images: [{}],
  category_id: 1,
  description: 'A mug',
};
const texts = (parts: Partial<PublishedFacts>) =>
  checkBeforePublish({ ...ready, ...parts }).map((finding) => [
    blocksPublishing(finding),
    publishFindingText(finding, 'en-US'),
  ]);

it('has no findings for a complete template', () => {
  expect(texts({})).toEqual([]);
});

it('blocks a size without a production image if it is rendered', () => {
  const missing = [true, 'The size “L” has no production image'];
  expect(texts({ production_image_configs: [config('production', 'M')] })).toEqual([missing]);
  expect(texts({ production_image_configs: [config('production')] })).toEqual([]);
  expect(texts({ kind: 'form_order', production_image_configs: [] })).toEqual([]);
  expect(texts({ kind: 'batch_order', production_image_configs: [] })).toEqual([]);
  const sizeless = { size_prices: [{ size: '', price: 1 }], production_image_configs: [] };
  expect(texts(sizeless)).toEqual([[true, 'There is no production image']]);
});

it('blocks a size without a price', () => {
  const size_prices = [
    { size: 'M', price: 0 },
    { size: 'L', price: 1 },
  ];
  expect(texts({ size_prices })).toEqual([[true, 'The size “M” has no price']]);
});

it('warns about missing details for customers', () => {
  expect(texts({ effect_images: [], category_id: null, description: ' ', effect_image_configs: [] })).toEqual([
    [false, 'There is no cover'],
    [false, 'There is no effect image, so customers cannot see what they order'],
    [false, 'There is no category'],
    [false, 'There is no description'],
  ]);
  expect(texts({ effect_image_configs: [config('effect', ['M'])] })).toHaveLength(1);
  expect(texts({ kind: 'batch_order', effect_image_configs: [] })).toEqual([]);
});

it('ignores pictures that orders supply', () => {
  const photo = newLayer('Image', { set: { id: 'photo' } });
  const open = { ...photo, url: { ...photo.url, editable: true } };
  const area = newLayer('CustomArea', { set: { id: 'area' } });
  expect(isFilledByOrders([open], 'photo', 'micro_custom')).toBe(true);
  expect(isFilledByOrders([{ ...photo, url: { ...photo.url, editable: false } }], 'photo', 'micro_custom')).toBe(false);
  expect(isFilledByOrders([area], 'area', 'form_order')).toBe(true);
  expect(isFilledByOrders([area], 'area', 'micro_custom')).toBe(false);
});
