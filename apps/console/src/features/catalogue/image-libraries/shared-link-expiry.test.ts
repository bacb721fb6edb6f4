import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { expiryOf } from './shared-link-expiry.ts';

const now = Date.parse('2026-11-15T00:00:00Z');

it.each([
  [{ lasts: 1, expires_at: null }, '2026-11-16T00:00:00.000Z'],
  [{ lasts: 30, expires_at: dayjs('2030-01-01T00:00:00Z') }, '2026-12-15T00:00:00.000Z'],
  [{ lasts: 'custom', expires_at: dayjs('2026-11-20T08:30:00Z') }, '2026-11-20T08:30:00.000Z'],
] as const)('%#', (values, expiry) => {
  expect(expiryOf(values, now)).toBe(expiry);
});
