import { expect, it } from 'vitest';
import { rememberSearch, withLastSearch } from './last-search.ts';

it('links back to a list as it was left, unless the link has its own search', () => {
  rememberSearch('/api_keys', { name_cont: 'shop', page: 2 });
  expect(withLastSearch({ to: '/api_keys' })).toEqual({ to: '/api_keys', search: { name_cont: 'shop', page: 2 } });
  const own = { to: '/api_keys', search: { name_cont: 'other' } } as const;
  expect(withLastSearch(own)).toBe(own);
  const elsewhere = { to: '/mine' } as const;
  expect(withLastSearch(elsewhere)).toBe(elsewhere);
});
