import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { type Cluster, openCluster, superuser } from './cluster.ts';
import {
  findPostmaster,
  lastLogError,
  launchPostmaster,
  logFileOf,
  type Postmaster,
  removeStalePidFile,
  stopPostmaster,
} from './postmaster.ts';
import {
  applyArchiveTimeout,
  connectAsOwner,
  DatabaseOwnedError,
  databaseName,
  isArchivingWal,
  type OwnerSession,
} from './session.ts';
import { walArchiveSettings } from './wal.ts';

export interface EmbeddedDatabaseOptions {
  /** Platen's data folder; the cluster is its subfolder `postgres`. Created if it is missing. */
  dataDir: string;
  log: (line: string) => void;
  /** Whether PostgreSQL hands over every part of its write-ahead log, for a backup. A running one is restarted for it. */
  archivesWal?: boolean;
  /** Further PostgreSQL settings: those of a recovery, or of tests (`fsync: 'off'`). */
  settings?: Record<string, string>;
  /** How long PostgreSQL may replay its log before it accepts connections. */
  startTimeoutMs?: number;
}

export interface EmbeddedDatabase {
  /** The current address: after a restart it may be on another port. */
  readonly url: string;
  /** Shuts PostgreSQL down. It may be called again and always waits until the shutdown is complete. */
  stop(): Promise<void>;
}

/**
 * The options of this environment. Every program that may start the cluster has to use them: changes that one of them
 * makes without archiving the log would be a gap in the backup.
 */
export function embeddedDatabaseOptions(
  { dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>,
  log: (line: string) => void,
): EmbeddedDatabaseOptions {
  return { dataDir, log, archivesWal: backup.to !== undefined };
}

/** How PostgreSQL is started, the first time and after each crash. */
type StartOptions = Required<Omit<EmbeddedDatabaseOptions, 'dataDir'>>;

interface OwnedDatabase {
  postmaster: Postmaster;
  session: OwnerSession;
}

/** Replaying the log after a crash takes minutes on a busy database. */
const startTimeoutMsDefault = 300_000;
const retryMs = 50;
const retryMaxMs = 5000;
const launchAttempts = 2;
const noticeDelayMs = 3000;

/**
 * Runs PostgreSQL on a data folder, with binaries from npm. It is a separate process: a killed Node process leaves it
 * running, and the next start takes it over. A data folder has one owner; a second one is refused.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log, settings = {}, archivesWal = false, startTimeoutMs = startTimeoutMsDefault } = options;
  const startOptions: StartOptions = {
    log,
    archivesWal,
    startTimeoutMs,
    settings: { ...(archivesWal && walArchiveSettings), ...settings },
  };
  const dataDir = resolve(options.dataDir);
  await openDataDir(dataDir);
  const cluster = await openCluster(dataDir, log);

  const stopped = new AbortController();
  let shuttingDown: Promise<void> | undefined;
  let current = await bringUp(cluster, startOptions);
  const supervising = superviseDatabase();

  /** Restarts PostgreSQL whenever it ends: the system may kill it (out of memory), or a full disk may stop it. */
  async function superviseDatabase(): Promise<void> {
    const isStopped = once(stopped.signal, 'abort');
    for (;;) {
      await Promise.race([current.session.ended, isStopped]);
      if (stopped.signal.aborted) return;
      log('database stopped; restarting');
      const next = await bringUpAgain();
      if (!next) return;
      current = next;
      log('database restarted');
    }
  }

  /** Returns undefined if it was stopped in the meantime. */
  async function bringUpAgain(): Promise<OwnedDatabase | undefined> {
    let lastReason = '';
    for (let failures = 0; !stopped.signal.aborted; failures++) {
      try {
        return await bringUp(cluster, startOptions);
      } catch (error) {
        const reason = (error as Error).message;
        // The same reason may name another process or file each time.
        if (withoutNumbers(reason) !== withoutNumbers(lastReason)) log(reason);
        lastReason = reason;
      }
      const delayMs = Math.min(retryMs * 2 ** Math.min(failures, 10), retryMaxMs);
      await sleep(delayMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    return undefined;
  }

  async function shutDown(): Promise<void> {
    stopped.abort();
    await supervising;
    // The session stays open until the shutdown is complete: another Platen must not take over a database that is about
    // to stop.
    await stopPostmaster(cluster);
    await current.session.client.end();
  }

  return {
    get url() {
      return urlOf(cluster, current.postmaster);
    },
    stop() {
      shuttingDown ??= shutDown();
      return shuttingDown;
    },
  };
}

/**
 * Runs a short piece of work on the database of a data folder: on the one that a running Platen owns, which keeps
 * running, or on one that is started and stopped for it.
 */
export async function withEmbeddedDatabase<T>(
  options: EmbeddedDatabaseOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  let database: EmbeddedDatabase;
  try {
    database = await startEmbeddedDatabase(options);
  } catch (error) {
    if (!(error instanceof DatabaseOwnedError)) throw error;
    const cluster = await openCluster(resolve(options.dataDir), options.log);
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) throw error;
    return work(urlOf(cluster, postmaster));
  }
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '');
}

function urlOf(cluster: Cluster, { port }: Postmaster): string {
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${databaseName}`;
}

async function openDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`the data folder ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

/** Replaying the log after a crash can take minutes, during which a silent terminal would look as if it hung. */
async function bringUp(cluster: Cluster, options: StartOptions): Promise<OwnedDatabase> {
  const notice = setTimeout(
    () => options.log('waiting for PostgreSQL, which may be recovering from a crash'),
    noticeDelayMs,
  );
  try {
    return await takeOverOrLaunch(cluster, options);
  } finally {
    clearTimeout(notice);
  }
}

async function takeOverOrLaunch(cluster: Cluster, options: StartOptions): Promise<OwnedDatabase> {
  const { log, settings, archivesWal, startTimeoutMs } = options;
  let launches = 0;
  let deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) {
      // A second attempt, for temporary causes: another program took the port, another Platen was faster, or backends
      // of a killed postmaster still hold its memory.
      if (launches === launchAttempts) break;
      launches += 1;
      if (!(await launchPostmaster(cluster, settings, startTimeoutMs))) await sleep(retryMs * 5);
      deadline = Date.now() + startTimeoutMs;
      continue;
    }
    const connected = await connectAsOwner(cluster, postmaster);
    if (connected.state === 'owned') {
      if (launches === 0 && (await isArchivingWal(connected.session)) !== archivesWal) {
        log('restarting PostgreSQL, because the settings of its backup have changed');
        await stopPostmaster(cluster);
        await connected.session.client.end();
        continue;
      }
      if (launches === 0) log('PostgreSQL was still running; taking it over');
      if (archivesWal) await applyArchiveTimeout(connected.session);
      return { postmaster, session: connected.session };
    }
    if (connected.state === 'stranger') await removeStalePidFile(cluster, postmaster.pid);
    else await sleep(retryMs);
  }
  const logError = await lastLogError(cluster);
  throw new StartupError(`PostgreSQL did not start; its log ${logFileOf(cluster)} says: ${logError}`);
}
