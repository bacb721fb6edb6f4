import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { reasonOf, StartupError } from '../errors/startup-error.ts';
import { privateFolder } from '../store/folder-files.ts';
import { readSystemIdentifier } from './backup-owner.ts';
import type { BackupStorage } from './backup-storage.ts';
import { connectionOf, findPostgresProgram } from './external-programs.ts';
import { walNameOf } from './wal-objects.ts';
import { startWalShipping } from './wal-shipping.ts';

/** The database keeps its log until this slot has received it, however long nobody receives. */
export const receivingSlot = 'platen_backup';

const partialSuffix = '.partial';
const partialFolder = 'wal-partial';
/** How often the segment that is being written is saved: what is younger can be lost. */
const savePartialEveryMs = 15_000;

export function partialNameOf(segment: string): string {
  return `${partialFolder}/${segment}.gz`;
}

/** The names of segments that are in the backup as far as they were written. */
export async function listPartialWal(storage: BackupStorage): Promise<string[]> {
  const names = await storage.list(partialFolder);
  return names.map((name) => name.slice(partialFolder.length + 1, -'.gz'.length));
}

interface ReceiveOptions {
  /** An address without a pooler: the log is read over the replication protocol. */
  databaseUrl: string;
  dataDir: string;
  storage: BackupStorage;
  onError: (reason: string) => void;
  signal: AbortSignal;
}

/**
 * Receives the log of a database of the operator's own with `pg_receivewal` and saves it, until it is told to stop. The
 * segment that is being written is saved too, every few seconds: on a quiet day it takes hours to fill one.
 */
export async function receiveWal({ databaseUrl, dataDir, storage, onError, signal }: ReceiveOptions): Promise<void> {
  const { majorVersion, systemIdentifier } = await inspectDatabase(databaseUrl);
  const program = await findPostgresProgram('pg_receivewal', majorVersion);
  const spool = join(dataDir, 'wal_receive');
  await mkdir(spool, { recursive: true, mode: privateFolder });
  const partials = createPartialSaver(spool, storage);
  // Before there is a slot: the database would keep its log for a backup that belongs to another one.
  const shipping = await startWalShipping({ spool, storage, systemIdentifier, onError, afterPass: partials.save });
  const { args, env } = connectionOf(databaseUrl);
  const slot = [...args, '--slot', receivingSlot];
  try {
    await createSlot(program, slot, env);
    const child = spawn(program, [...slot, '--directory', spool], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilEnded(child, signal);
  } finally {
    partials.hurry();
    await shipping.stop();
  }
}

async function createSlot(program: string, slot: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(program, [...slot, '--create-slot', '--if-not-exists'], { env }).catch((error: unknown) => {
    throw new StartupError(`pg_receivewal cannot create its slot: ${reasonOf(error).trim().split('\n').at(-1)}`);
  });
}

/** It connects again by itself; what ends it is an error that somebody has to look at. */
async function untilEnded(child: ChildProcess, signal: AbortSignal): Promise<void> {
  const messages = child.stderr ? text(child.stderr) : Promise.resolve('');
  const stop = () => child.kill('SIGINT');
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  await once(child, 'close');
  signal.removeEventListener('abort', stop);
  if (!signal.aborted) throw new StartupError(`pg_receivewal ended: ${(await messages).trim().split('\n').at(-1)}`);
}

function createPartialSaver(spool: string, storage: BackupStorage) {
  let savedAt = 0;
  let savedVersion = '';

  async function save(): Promise<void> {
    if (Date.now() - savedAt < savePartialEveryMs) return;
    const name = (await readdir(spool))
      .filter((each) => each.endsWith(partialSuffix))
      .sort()
      .at(-1);
    if (name === undefined) return;
    const path = join(spool, name);
    try {
      const version = `${name} ${(await stat(path)).mtimeMs}`;
      if (version === savedVersion) return;
      await storage.write(partialNameOf(name.slice(0, -partialSuffix.length)), createReadStream(path));
      [savedAt, savedVersion] = [Date.now(), version];
    } catch (error) {
      // It was completed meanwhile, so the next pass saves it as a whole.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await removeCompleted(storage);
  }

  return {
    save,
    /** The next call saves whatever there is. */
    hurry(): void {
      savedAt = 0;
    },
  };
}

async function removeCompleted(storage: BackupStorage): Promise<void> {
  for (const segment of await listPartialWal(storage))
    if (await storage.has(walNameOf(segment))) await storage.remove(partialNameOf(segment));
}

async function inspectDatabase(databaseUrl: string): Promise<{ majorVersion: number; systemIdentifier: string }> {
  const { db, close } = openDatabase(
    () => databaseUrl,
    () => undefined,
    1,
  );
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(
      db,
    );
    return {
      majorVersion: Math.floor(Number(rows[0]?.version) / 10_000),
      systemIdentifier: await readSystemIdentifier(db),
    };
  } finally {
    await close();
  }
}
