import { expect, it } from 'vitest';
import { apiKeyState } from './api-key-state.ts';

const now = Date.parse('2026-11-15T00:00:00Z');

it.each([
  [null, 'active'],
  ['2027-01-01T00:00:00Z', 'active'],
  ['2026-11-20T00:00:00Z', 'expiring'],
  ['2026-11-15T00:00:00Z', 'expired'],
  ['2026-01-01T00:00:00Z', 'expired'],
])('%s: %s', (expires_at, state) => {
  expect(apiKeyState({ expires_at }, now)).toBe(state);
});
