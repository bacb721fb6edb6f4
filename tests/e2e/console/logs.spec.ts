import { textsWithSecrets } from '@platen/contract/testing/secrets';
import { expect, test } from '@playwright/test';
import { readLogs } from '../journey-logs.ts';

/** Set by `npm test -- <district>`. All journeys of a district may be slow ones, which that command leaves out. */
const isDistrictRun = Boolean(process.env['PLATEN_TEST_DISTRICTS']);

test('the servers of all journeys have logged no password, token, key or code', () => {
  const { secrets, lines } = readLogs();
  test.skip(isDistrictRun && secrets.size === 0, 'no journey of these districts was run');
  expect(secrets.size).toBeGreaterThan(0);
  expect(lines.some((line) => line.includes('/app_api/'))).toBe(true);
  expect(textsWithSecrets(lines, secrets)).toEqual([]);
});
