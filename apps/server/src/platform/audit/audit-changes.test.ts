import { expect, it } from 'vitest';
import { describeChanges } from './audit-changes.ts';

const policy = {
  storesValuesOf: (type: string) => ['pages', 'settings', 'products'].includes(type),
  wordFields: new Set(['state', 'plan']),
};

it('stores the texts of a thing whose values may be stored, and no name of a person', () => {
  const before = { name: 'Mugs', updated_by: { id: 3, screen_name: 'Li Na' }, updated_at: '2026-11-17' };
  const after = { name: 'Cups', updated_by: { id: 4, screen_name: 'Wang Wei' }, updated_at: '2026-11-18' };
  expect(describeChanges('pages', { before, after }, policy)).toEqual([
    { field: 'name', before: 'Mugs', after: 'Cups' },
    { field: 'updated_by', before: 3, after: 4 },
  ]);
  const exceptions = [{ days: 30, user: { id: 7, screen_name: 'Wang Wei' } }];
  expect(describeChanges('settings', { before: { exceptions: [] }, after: { exceptions } }, policy)).toEqual([
    { field: 'exceptions', before: [], after: [{ days: 30, user: 7 }] },
  ]);
});

it('stores only numbers and our own words of everything else', () => {
  const receiver = { receiver_name: 'Wang Xiaoming' };
  const before = { state: 'confirmed', orders: [receiver], quantity: 1, is_block: false };
  const after = { state: 'started', orders: [], quantity: 2, is_block: true };
  expect(describeChanges('batches', { before, after }, policy)).toEqual([
    { field: 'state', before: 'confirmed', after: 'started' },
    { field: 'orders' },
    { field: 'quantity', before: 1, after: 2 },
    { field: 'is_block', before: false, after: true },
  ]);
  expect(
    describeChanges('erasures', { before: { plan: null }, after: { plan: { orders: [receiver] } } }, policy),
  ).toEqual([{ field: 'plan' }]);
});

it('stores the prices of twenty sizes, and neither a design nor a secret', () => {
  const prices = (price: number) => Array.from({ length: 20 }, (_, size) => ({ size: `${size} × 20 cm`, price }));
  const design = [{ layers: 'x'.repeat(3_000) }];
  const before = { size_prices: prices(3), effect_image_configs: [], secret: 'old' };
  const after = { size_prices: prices(5), effect_image_configs: design, secret: 'new' };
  expect(describeChanges('products', { before, after }, policy)).toEqual([
    { field: 'size_prices', before: prices(3), after: prices(5) },
    { field: 'effect_image_configs' },
    { field: 'secret' },
  ]);
});
