import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Db } from './database.ts';
import { StartupError } from './startup-error.ts';

/** The connections that `migrate` uses at once: one migrates, the other holds the lock. */
export const migrationConnections = 2;

/**
 * While a migration waits for a lock, everything that comes after it waits behind it: a long report would stop the whole
 * factory. So it gives up after a moment, lets the others pass and tries again.
 */
const defaultLockTimeoutMs = 2000;
const lockAttemptsMax = 60;
const lockNotAvailable = '55P03';

/**
 * Migrates the database to this build and returns the names of the applied migrations. Safe for many processes at once,
 * and behind a transaction pooler: the lock belongs to a transaction, so it is gone with it, whatever happens.
 */
export async function migrate(db: Db, { lockTimeoutMs = defaultLockTimeoutMs } = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(db, lockTimeoutMs);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttemptsMax) throw error;
      await sleep(lockTimeoutMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === lockNotAvailable;
}

function migrateOnce(db: Db, lockTimeoutMs: number): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(transaction);
    const { error, results } = await migratorOf(db, lockTimeoutMs).migrateToLatest();
    if (error) {
      const failed = results?.find((result) => result.status === 'Error');
      const reason = error instanceof Error ? error.message : JSON.stringify(error);
      throw new StartupError(`the migration ${failed?.migrationName ?? ''} failed: ${reason}`, { cause: error });
    }
    return (results ?? []).map((result) => result.migrationName);
  });
}

/** The names of the migrations that this build would apply. Reads only. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** The names of applied migrations that this build does not have: a newer build has written the database. */
export async function listUnknownMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

function migratorOf(db: Db, lockTimeoutMs = defaultLockTimeoutMs): Migrator {
  const limited: Record<string, Migration> = {};
  for (const [name, migration] of Object.entries(migrations)) limited[name] = withLockTimeout(migration, lockTimeoutMs);
  return new Migrator({ db, provider: { getMigrations: async () => limited } });
}

function withLockTimeout({ up }: Migration, lockTimeoutMs: number): Migration {
  return {
    async up(db) {
      await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(db);
      await up(db);
    },
  };
}
