import { describe, expect, it } from 'vitest';
import { clockIn } from './factory-clock.ts';

describe.each([
  ['Asia/Shanghai', '2026-11-16T00:23:51.000Z', '2026-11-16 08:23:51'],
  ['Asia/Shanghai', '2026-12-31T16:00:00.000Z', '2027-01-01 00:00:00'],
  ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08 01:59:59'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00:00'],
  ['America/New_York', '2026-11-01T07:30:00.000Z', '2026-11-01 02:30:00'],
])('in %s, %s', (zone, iso, shown) => {
  it(`is shown as ${shown}, and parsed back`, () => {
    expect(clockIn(zone).show(new Date(iso))).toBe(shown);
    expect(clockIn(zone).momentOf(shown).toISOString()).toBe(iso);
  });
});

it('names its offset', () => {
  expect(clockIn('Asia/Shanghai').name).toBe('UTC+8');
});
