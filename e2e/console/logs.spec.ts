import { textsWithSecrets } from '@platen/contract/testing/secrets';
import { expect, test } from '@playwright/test';
import { readLogs } from '../journey-logs.ts';

test('the servers of all journeys have logged no password, token, key or code', () => {
  const { secrets, lines } = readLogs();
  expect(secrets.size).toBeGreaterThan(0);
  expect(lines.some((line) => line.includes('/app_api/'))).toBe(true);
  expect(textsWithSecrets(lines, secrets)).toEqual([]);
});
