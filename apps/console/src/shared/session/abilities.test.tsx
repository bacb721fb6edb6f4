import { expect, it } from 'vitest';
import { canBy } from './abilities.tsx';

it('grants listed abilities, and what requires none', () => {
  const can = canBy({ api_keys: ['read'] });
  expect(can('api_keys.read')).toBe(true);
  expect(can('api_keys.create')).toBe(false);
  expect(can('home_pages.read')).toBe(false);
  expect(can(undefined)).toBe(true);
  expect(can(['home_pages.read', 'api_keys.read'])).toBe(true);
  expect(can(['home_pages.read', 'api_keys.create'])).toBe(false);
});
