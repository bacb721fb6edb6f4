import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { getRollbackPlans } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type Db, openDatabase } from '../database/database.ts';
import { migrate, migrationConnections } from '../installation/migrate.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { queueSchemaVersion } from './job-queue-schema.ts';
import { defineJob, openJobQueue } from './jobs.ts';

declare module './job-queue.ts' {
  interface JobPayloads {
    sort_the_shelves: Record<string, never>;
  }
}

const job = defineJob({
  name: 'sort_the_shelves',
  payload: z.strictObject({}),
  retry: { limit: 0, delayS: 1 },
  cron: '0 6 * * *',
  run: async () => undefined,
});

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

async function withDb<T>({ url }: TestDatabase, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    migrationConnections,
  );
  try {
    return await use(db);
  } finally {
    await close();
  }
}

async function openAndStop({ url }: TestDatabase): Promise<void> {
  const log = pino({ level: 'silent' });
  const { queue } = await openJobQueue({ address: () => url, jobs: [job], log, timeZone: 'UTC' });
  await queue.stop();
}

it('creates the schema of the job queue in the migration', async () => {
  database = await createEmptyDatabase(inject('databaseServerUrl'));
  await withDb(database, async (db) => {
    await migrate(db);
    const { rows } = await sql`select version from pgboss.version`.execute(db);
    expect(rows).toEqual([{ version: queueSchemaVersion }]);
    expect(await migrate(db)).toEqual([]);
  });
});

it('is made once if several processes start on an empty database at the same time', { timeout: 120_000 }, async () => {
  const created = await createEmptyDatabase(inject('databaseServerUrl'));
  database = created;
  const start = async () => {
    await withDb(created, (db) => migrate(db));
    await openAndStop(created);
  };
  await expect(Promise.all(Array.from({ length: 4 }, start))).resolves.toHaveLength(4);
});

it('is brought to the version of the build', async () => {
  const created = await createTestDatabase(inject('databaseServerUrl'));
  database = created;
  await withDb(created, async (db) => {
    await sql.raw(getRollbackPlans('pgboss', queueSchemaVersion)).execute(db);
    await expect(openAndStop(created)).rejects.toThrow(
      `have version ${queueSchemaVersion - 1}, and this build needs ${queueSchemaVersion}: run npm run migrate`,
    );
    await migrate(db);
  });
  await openAndStop(created);
});

it('of a newer build is used and left as it is, because its migrations have said that it can be', async () => {
  const created = await createTestDatabase(inject('databaseServerUrl'));
  database = created;
  await withDb(created, async (db) => {
    await sql`update pgboss.version set version = ${queueSchemaVersion + 2}`.execute(db);
    await migrate(db);
    await openAndStop(created);
    const { rows } = await sql`select version from pgboss.version`.execute(db);
    expect(rows).toEqual([{ version: queueSchemaVersion + 2 }]);
  });
});

it('is refused where it does not exist', async () => {
  database = await createEmptyDatabase(inject('databaseServerUrl'));
  await expect(openAndStop(database)).rejects.toThrow('no tables of the job queue: run npm run migrate');
});

it('has the version of the installed pg-boss', async () => {
  const file = new URL('../package.json', import.meta.resolve('pg-boss'));
  const { pgboss } = JSON.parse(await readFile(file, 'utf8')) as { pgboss: { schema: number } };
  expect(queueSchemaVersion).toBe(pgboss.schema);
});
