import { sql } from 'kysely';
import { type Db as BossDatabase, fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../database/database.ts';
import { reasonOf, StartupError } from '../errors/startup-error.ts';

/**
 * The version of the queue's tables that this build's pg-boss reads and writes. A pg-boss with another one comes with a
 * migration, whose `compatibleWith` also says which older versions work on the new tables.
 */
export const queueSchemaVersion = 43;

/**
 * Makes the tables of the job queue, or brings them to this build's version. Not safe for several processes at once: to
 * be called under the lock of the migrations. pg-boss locks its installation too, but the second process then fails
 * because the first has made everything.
 */
export async function migrateJobQueue(db: Db): Promise<void> {
  const database = fromKysely(db);
  const stored = await readQueueSchema(database);
  if (stored !== undefined && stored >= queueSchemaVersion) return;
  const { rows } = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(db);
  const boss = new PgBoss({
    db: database,
    // A role that may not create schemas is refused this also where there is one.
    createSchema: rows.length === 0,
    supervise: false,
    schedule: false,
  });
  // Indexes that are built afterwards, in the background: a server continues them.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (error) {
    throw new StartupError(`the tables of the job queue could not be migrated: ${reasonOf(error)}`, { cause: error });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Refuses tables of the job queue that are missing or older than this build. Newer ones were made with migrations that
 * this build does not know either, and `checkSchema` has accepted those. Reads only.
 */
export async function checkQueueSchema(database: BossDatabase): Promise<void> {
  const stored = await readQueueSchema(database);
  if (stored === undefined) throw new StartupError('the database has no tables of the job queue: run npm run migrate');
  if (stored < queueSchemaVersion)
    throw new StartupError(
      `the tables of the job queue have version ${stored}, and this build needs ${queueSchemaVersion}: run npm run migrate`,
    );
}

async function readQueueSchema(database: BossDatabase): Promise<number | undefined> {
  const tables = await database.executeSql(`select to_regclass('pgboss.version') is not null as "isThere"`);
  if (!(tables.rows[0] as { isThere: boolean }).isThere) return undefined;
  const { rows } = await database.executeSql('select version from pgboss.version');
  return (rows[0] as { version: number } | undefined)?.version;
}
