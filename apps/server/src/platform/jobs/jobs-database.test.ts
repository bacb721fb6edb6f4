import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openJobDatabase } from './jobs-database.ts';

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

it('goes on after a full disk inside a transaction', async () => {
  const { bossDatabase, stopRetrying, close } = openJobDatabase(
    () => database.url,
    () => undefined,
  );
  // A sequence counts also what is rolled back: the disk is full for the first two attempts.
  await bossDatabase.executeSql(`
    create sequence attempts;
    create table filling (id int);
    create function refuse_write() returns trigger language plpgsql as $$
      begin
        if nextval('attempts') <= 2 then
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end if;
        return new;
      end $$;
    create trigger refuse_write before insert on filling for each row execute function refuse_write()`);
  await bossDatabase.executeSql('begin; insert into filling values (1); commit');
  expect((await bossDatabase.executeSql('select id from filling')).rows).toEqual([{ id: 1 }]);
  stopRetrying();
  await close();
});
