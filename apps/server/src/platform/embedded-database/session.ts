import { realpath } from 'node:fs/promises';
import { Client, DatabaseError } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { type Cluster, superuser } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

export const databaseName = 'platen';

/** Any number, as long as every version of Platen uses the same one. */
const ownerLock = 7300;
/** A killed Platen holds its lock until PostgreSQL notices; a running one never releases it. */
const lockTimeoutMs = 2000;

const cannotConnectNow = '57P03';
const lockNotAvailable = '55P03';

/** Another process owns the cluster: it may be used but not stopped. */
export class DatabaseOwnedError extends StartupError {}

/** The session that owns the cluster, and a promise that resolves when it ends. */
export interface OwnerSession {
  client: Client;
  ended: Promise<void>;
}

export type Connected = { state: 'owned'; session: OwnerSession } | { state: 'not yet' } | { state: 'stranger' };

/**
 * Connects to the postmaster and becomes the owner of its cluster. Ownership is an advisory lock of this session: the
 * database releases it whenever the owner ends, so no lock file can become stale.
 */
export async function connectAsOwner(cluster: Cluster, postmaster: Postmaster): Promise<Connected> {
  const session = new Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: superuser,
    password: cluster.password,
    // Advisory locks belong to one database, and this one always exists.
    database: 'postgres',
    application_name: `platen owner ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // A session whose server stops emits an error; unhandled, it would end the process.
  session.on('error', () => {});
  const ended = new Promise<void>((resolve) => session.once('end', () => resolve()));
  try {
    await session.connect();
  } catch (error) {
    // The server is starting, shutting down or not listening yet. Other errors will not pass by waiting.
    if (!(error instanceof DatabaseError) || error.code === cannotConnectNow) return { state: 'not yet' };
    throw new StartupError(`the PostgreSQL of ${cluster.dir} (port ${postmaster.port}) refuses us: ${error.message}`);
  }
  try {
    if (!(await servesCluster(session, cluster))) {
      await session.end();
      return { state: 'stranger' };
    }
    await acquireOwnership(session, cluster);
    await createDatabase(session);
    return { state: 'owned', session: { client: session, ended } };
  } catch (error) {
    await session.end();
    throw error;
  }
}

/** A data folder that was copied while in use names the original's postmaster and has the same password. */
async function servesCluster(session: Client, cluster: Cluster): Promise<boolean> {
  const { rows } = await session.query<{ dir: string }>(`select current_setting('data_directory') as dir`);
  const served = await realpath(rows[0]?.dir ?? '').catch(() => undefined);
  return served === (await realpath(cluster.dir));
}

async function acquireOwnership(session: Client, cluster: Cluster): Promise<void> {
  try {
    await session.query(`set lock_timeout = ${lockTimeoutMs}`);
    await session.query('select pg_advisory_lock($1)', [ownerLock]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
    const { rows } = await session.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and objid = $1 and granted`,
      [ownerLock],
    );
    const process = rows[0]?.name.replace('platen owner', 'process');
    throw new DatabaseOwnedError(
      `another Platen (${process ?? 'unknown process'}) is running on the database in ${cluster.dir}`,
    );
  }
}

async function createDatabase(session: Client): Promise<void> {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await session.query(`create database ${databaseName}`);
}

/**
 * Makes the archive timeout count from now on. PostgreSQL decides how long to wait while it still recovers, when the
 * timeout does not apply: it would look at it after its first checkpoint only, five minutes later. A reload makes it
 * decide again. It is needed after each start of PostgreSQL, also after one of its own when a backend has crashed.
 */
export async function applyArchiveTimeout({ client }: OwnerSession): Promise<void> {
  await client.query('select pg_reload_conf()');
}

/** PostgreSQL changes this setting only when it starts. */
export async function isArchivingWal({ client }: OwnerSession): Promise<boolean> {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
  return rows[0]?.mode === 'on';
}
