import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { type DatabasePool, openPool } from './database-pool.ts';

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  pool = openPool({ address: () => database.url, onLost: () => undefined, size: 1, settings: {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Runs statements on the only connection of the pool and gives it back, whatever happens. */
async function use(...statements: string[]): Promise<unknown> {
  const connection = await pool.connect();
  try {
    let result: unknown;
    for (const statement of statements) result = (await connection.query(statement)).rows?.[0];
    return result;
  } finally {
    connection.release();
  }
}

const countAdvisoryLocks = `select count(*)::int as count from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;

it.each([
  ['a statement inside a transaction failed', 'begin; select 1 / 0; commit'],
  ['the transaction waits for a rollback', 'begin; savepoint part; select 1 / 0'],
])('lends no connection again on which %s', async (_what, statements) => {
  await expect(use(statements)).rejects.toMatchObject({ code: '22012' });
  expect(await use('select 1 as one')).toEqual({ one: 1 });
});

it('lends no connection again whose transaction is still open', async () => {
  await use('begin', 'select pg_advisory_xact_lock(1)');
  expect(await use(countAdvisoryLocks)).toEqual({ count: 0 });
});

it('keeps a connection whose transaction was rolled back', async () => {
  const { db, close } = openDatabase(
    () => database.url,
    () => undefined,
    1,
  );
  const processOf = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid;
  };
  const before = await processOf();
  const failed = db.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction));
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  expect(await processOf()).toBe(before);
  await close();
});
