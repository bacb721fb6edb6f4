import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openJobDatabase } from './jobs-database.ts';
import { createTestDatabase } from './testing/test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let [database, other] = [undefined, undefined] as unknown as [TestDatabase, TestDatabase];
beforeAll(async () => {
  const serverUrl = inject('databaseServerUrl');
  [database, other] = [await createTestDatabase(serverUrl), await createTestDatabase(serverUrl)];
});
afterAll(async () => {
  await database.drop();
  await other.drop();
});

async function isTold(listenUrl: string, timeoutMs?: number): Promise<boolean> {
  const opened = openJobDatabase(
    () => database.url,
    () => undefined,
    () => listenUrl,
  );
  const arrives = await opened.doNotificationsArrive(timeoutMs);
  await opened.close();
  return arrives;
}

it('detects whether notifications arrive', async () => {
  expect(await isTold(database.url, 60_000)).toBe(true);
  // Notifications stay within one database, so these never arrive, as behind a transaction pool.
  expect(await isTold(other.url, 300)).toBe(false);
});
