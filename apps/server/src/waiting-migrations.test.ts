import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/installation/migrate.ts';
import { readSchemaState } from './platform/installation/schema-compatibility.ts';
import { createEmptyDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { createOldestInstallation } from './testing/oldest-data.ts';

let database: TestDatabase;
let migrating: OpenDatabase;
let serving: OpenDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServerUrl'));
  const open = () =>
    openDatabase(
      () => database.url,
      () => undefined,
      4,
    );
  migrating = open();
  serving = open();
  await createOldestInstallation(serving.db);
});
afterAll(async () => {
  await migrating.close();
  await serving.close();
  await database.drop();
});

it('does not hold up the previous version while it waits for a lock', async () => {
  const applied = await serving.db.transaction().execute(async (report) => {
    await sql`lock table form_orders in access share mode`.execute(report);
    const isMigrated = migrate(migrating.db, { lockTimeoutMs: 200 });
    await waitForLockWait();
    // Another process of the previous version: it would wait behind the migration for as long as the report takes.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from form_orders`.execute(serving.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
    expect((await readSchemaState(serving.db)).pending).not.toEqual([]);
    return { isMigrated };
  });
  expect((await applied.isMigrated).length).toBeGreaterThan(10);
  expect((await readSchemaState(serving.db)).pending).toEqual([]);
});

async function waitForLockWait(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_locks where relation = 'form_orders'::regclass and not granted`.execute(serving.db);
    if (rows.length > 0) return;
  }
}
