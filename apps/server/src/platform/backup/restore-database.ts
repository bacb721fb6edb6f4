import { chown, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findClusterPlace } from '../embedded-database-cluster.ts';
import type { Account } from '../embedded-database-processes.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { walRecoverySettings, walRestoreName } from '../embedded-database-wal.ts';
import { reasonOf, StartupError } from '../startup-error.ts';
import { privateFile, privateFolder } from '../store/folder-files.ts';
import type { BackupStorage } from './backup-storage.ts';
import { baseFileName } from './base-manifest.ts';
import { runInParallel } from './run-in-parallel.ts';
import { findRestorePoint } from './restore-point.ts';
import { walNameOf } from './wal-shipping.ts';

/** A recovery replays all changes since the base backup, which can be those of days. */
const recoveryTimeoutMs = 24 * 3_600_000;
const targetNotReached = /before configured recovery target was reached/;

export interface RestoreOptions {
  storage: BackupStorage;
  /** An empty folder. */
  dataDir: string;
  /** The time whose state is restored. Undefined: the latest state that the backup has. */
  until: Date | undefined;
  /** Whether it stays in use: the log of its recovery then belongs to the archive, which would have a gap otherwise. */
  isForUse: boolean;
  log: (line: string) => void;
}

/** Restores secret and database into a data folder and starts it. When this resolves, the recovery is complete. */
export async function restoreDatabase(options: RestoreOptions): Promise<EmbeddedDatabase> {
  const { storage, dataDir, until, isForUse, log } = options;
  const { base, wal } = await findRestorePoint(storage, until);
  log(`restoring the base backup of ${base.completedAt}`);
  const { dir, account } = await findClusterPlace(dataDir);
  for (const path of ['', ...base.folders, walRestoreName]) await makeFolder(join(dir, path), account);
  const walDir = join(dir, walRestoreName);
  const objects = [
    ...base.files.map((file) => ({
      name: baseFileName(base.id, `cluster/${file.path}`),
      path: join(dir, file.path),
      file,
    })),
    ...base.segments.map((file) => ({
      name: baseFileName(base.id, `wal/${file.path}`),
      path: join(walDir, file.path),
      file,
    })),
    ...wal.map((name) => ({ name: walNameOf(name), path: join(walDir, name), file: undefined })),
  ];
  await runInParallel(objects, ({ name, path, file }) => writeFile(path, storage.read(name, file), account));
  await writeFile(join(dir, 'recovery.signal'), [], account);
  if (base.secret)
    await writeFile(
      join(dataDir, 'secret'),
      storage.read(baseFileName(base.id, 'installation/secret'), base.secret),
      undefined,
    );
  log(`replaying ${base.segments.length + wal.length} files of the log`);
  const database = await recover(dataDir, until, isForUse);
  await rm(walDir, { recursive: true });
  return database;
}

async function recover(dataDir: string, until: Date | undefined, isForUse: boolean): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase({
      dataDir,
      log: () => undefined,
      archivesWal: isForUse,
      settings: walRecoverySettings(until),
      startTimeoutMs: recoveryTimeoutMs,
    });
  } catch (error) {
    if (!targetNotReached.test(reasonOf(error))) throw error;
    throw new StartupError(`the log in the backup ends before ${until?.toISOString()}: leave out --until`);
  }
}

async function makeFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: privateFolder });
  if (account) await chown(path, account.uid, account.gid);
}

/**
 * Writes a new file without its empty parts, which then take no space on most file systems: a day of the log can be 40 GB
 * of segments that are almost empty.
 */
async function writeFile(
  path: string,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
  account: Account | undefined,
): Promise<void> {
  const file = await open(path, 'wx', privateFile);
  try {
    let position = 0;
    for await (const bytes of body) {
      if (!isEmpty(bytes)) await file.write(bytes, 0, bytes.length, position);
      position += bytes.length;
    }
    await file.truncate(position);
    if (account) await file.chown(account.uid, account.gid);
  } finally {
    await file.close();
  }
}

const emptyBytes = Buffer.alloc(64 * 1024);

function isEmpty(bytes: Buffer): boolean {
  return bytes.length <= emptyBytes.length && bytes.equals(emptyBytes.subarray(0, bytes.length));
}
