import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { type DatabaseAddress, openPool, type PoolUsage } from './database-pool.ts';

/**
 * The tables. Each resource adds its own beside its queries:
 * `declare module '../../platform/database.ts' { interface Database { api_keys: ApiKeysTable } }`
 */
export interface Database {}

export type Db = Kysely<Database>;

const timestamptz = 1184;
const int8 = 20;

/**
 * Timestamps are read as ISO text, as the API returns them. 64-bit integers become numbers, and those that would lose
 * digits are refused.
 */
function typeParsers(): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
      if (oid === timestamptz) return (text: string) => new Date(text).toISOString();
      if (oid === int8) return toSafeInteger;
      return pg.types.getTypeParser(oid, format) as unknown;
    }) as pg.CustomTypesConfig['getTypeParser'],
  };
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`a number too large to be exact: ${text}`);
  return value;
}

export interface OpenDatabase {
  db: Db;
  usage(): PoolUsage;
  close(): Promise<void>;
}

export function openDatabase(address: DatabaseAddress, onLost: (error: Error) => void, poolSize: number): OpenDatabase {
  const pool = openPool({
    address,
    onLost,
    size: poolSize,
    settings: {
      types: typeParsers(),
      application_name: 'platen',
    },
    // Our statements are short: starting parallel workers takes longer than most of them. It is set by a statement,
    // because PgBouncer refuses startup parameters; a pooled connection has the same value for every client.
    onConnect: 'set max_parallel_workers_per_gather = 0',
  });
  // The pool has no cursors, and nothing uses them.
  const db = new Kysely<Database>({ dialect: new PooledDialect({ pool: pool as unknown as PostgresPool }) });
  return { db, usage: pool.usage, close: () => db.destroy() };
}

/** A dialect whose migrations are locked by `migrate` itself. */
class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}

/**
 * Kysely locks migrations by a session. Behind a transaction pooler the unlocking reaches another session, and the lock
 * stays: the next process to start would wait for an hour.
 */
class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Runs a part of a transaction. If it fails, its changes are rolled back and the transaction continues. */
export async function withSavepoint<T>(db: Db, run: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await run();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    throw error;
  }
}
