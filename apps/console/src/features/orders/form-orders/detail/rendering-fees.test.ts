import { expect, it } from 'vitest';
import { renderingFeesOf } from './rendering-fees.ts';

it('groups sizes by rendering fee, and omits free ones', () => {
  const part = (orders_count: number, system_rendering_price: number) => ({ orders_count, system_rendering_price });
  expect(renderingFeesOf([part(2, 1), part(1, 0), part(1, 1), part(3, 0.8)])).toEqual([
    { fee: 1, ordersCount: 3 },
    { fee: 0.8, ordersCount: 3 },
  ]);
});
