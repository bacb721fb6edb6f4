import { orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import { expect, it } from 'vitest';
import { stateFilterOptions } from './state-filter.ts';

it('has each label once, for all of its states', () => {
  const options = stateFilterOptions((state) => ({ label: orderStateRecords[state].text.en, tone: 'gray' }));
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(options).toContainEqual({ value: 'confirmed,in_production', label: 'In production' });
  expect(options).toContainEqual({ value: 'init', label: 'Pending payment' });
});
