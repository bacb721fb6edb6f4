import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, Migrator, sql } from 'kysely';
import type { DeclaredMigration } from '../../../migrations/migration.ts';
import type { Db } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { migrateJobQueue } from '../jobs/job-queue-schema.ts';
import { type Build, checkSchema, recordCompatibility, thisBuild } from './schema-compatibility.ts';

/** The connections that `migrate` uses at once: one migrates, the other holds the lock. */
export const migrationConnections = 2;

/**
 * While a migration waits for a lock, everything that comes after it waits behind it: a long report would stop the whole
 * factory. So it gives up after a moment, lets the others pass and tries again.
 */
const defaultLockTimeoutMs = 2000;
const lockAttemptsMax = 60;
const lockNotAvailable = '55P03';

interface MigrateOptions {
  lockTimeoutMs?: number;
  build?: Build;
}

/**
 * Migrates the database and its job queue to this build and returns the names of the applied migrations. A database that a
 * newer build has migrated is left as it is, and refused if its migrations do not suit this one. Safe for many processes at
 * once, and behind a transaction pooler: the lock belongs to a transaction, so it is gone with it, whatever happens.
 */
export async function migrate(
  db: Db,
  { lockTimeoutMs = defaultLockTimeoutMs, build = thisBuild }: MigrateOptions = {},
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(db, build, lockTimeoutMs);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttemptsMax) throw error;
      await sleep(lockTimeoutMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === lockNotAvailable;
}

function migrateOnce(db: Db, build: Build, lockTimeoutMs: number): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(transaction);
    const { newer } = await checkSchema(transaction, build);
    // Kysely would refuse migrations that this build does not know, although nothing is left to apply.
    if (newer.length > 0) return [];
    const { error, results } = await migratorOf(db, build, lockTimeoutMs).migrateToLatest();
    if (error) {
      const failed = results?.find((result) => result.status === 'Error');
      const reason = error instanceof Error ? error.message : JSON.stringify(error);
      throw new StartupError(`the migration ${failed?.migrationName ?? ''} failed: ${reason}`, { cause: error });
    }
    await migrateJobQueue(db);
    return (results ?? []).map((result) => result.migrationName);
  });
}

function migratorOf(db: Db, build: Build, lockTimeoutMs: number): Migrator {
  const prepared: Record<string, Migration> = {};
  for (const [name, migration] of Object.entries(build.migrations))
    prepared[name] = prepareMigration(name, migration, lockTimeoutMs);
  return new Migrator({ db, provider: { getMigrations: async () => prepared } });
}

function prepareMigration(name: string, migration: Migration | DeclaredMigration, lockTimeoutMs: number): Migration {
  return {
    async up(db) {
      await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(db);
      await migration.up(db);
      if ('compatibleWith' in migration) await recordCompatibility(db, name, migration.compatibleWith);
    },
  };
}
