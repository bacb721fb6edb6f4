import { expect, it } from 'vitest';
import { homeSearch } from './home-search.ts';

it('keeps known parameters and drops the rest', () => {
  expect(homeSearch({ range: 'this_month', user_id: '12', tab: 'confirmation', utm: 'x' })).toEqual({
    range: 'this_month',
    user_id: '12',
    tab: 'confirmation',
  });
  expect(homeSearch({ range: 'last_week', tab: 'payment', user_id: '0' })).toEqual({});
});

it('accepts a custom range only with valid days', () => {
  const custom = { range: 'custom', start_date: '2026-01-01', end_date: '2026-01-31' };
  expect(homeSearch(custom)).toEqual(custom);
  expect(homeSearch({ ...custom, end_date: undefined })).toEqual({});
  expect(homeSearch({ ...custom, end_date: '2025-12-31' })).toEqual({});
  expect(homeSearch({ ...custom, range: 'this_week' })).toEqual({ range: 'this_week' });
});
