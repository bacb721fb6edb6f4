import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findClusterPlace } from '../embedded-database/cluster.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { walRecoverySettings, walRestoreName } from '../embedded-database/wal.ts';
import { reasonOf, StartupError } from '../errors/startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';
import { type BaseManifest, baseFileName } from './base-manifest.ts';
import { findRestorePoint } from './restore-point.ts';
import { makeFolder, writeRestoredFile } from './restored-files.ts';
import { runInParallel } from './run-in-parallel.ts';

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
  if (base.external)
    throw new StartupError(
      'it is the backup of a PostgreSQL of your own: name an empty folder for the database with --data (docs/backup.md)',
    );
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
    ...wal.map(({ name, object }) => ({ name: object, path: join(walDir, name), file: undefined })),
  ];
  await runInParallel(objects, ({ name, path, file }) => writeRestoredFile(path, storage.read(name, file), account));
  await writeRestoredFile(join(dir, 'recovery.signal'), [], account);
  if (base.secret) await restoreSecret(storage, base, dataDir);
  log(`replaying ${base.segments.length + wal.length} files of the log`);
  const database = await recover(dataDir, until, isForUse);
  await rm(walDir, { recursive: true });
  return database;
}

/** Writes the secret of the installation, which is part of a base backup if it was in the data folder. */
export async function restoreSecret(storage: BackupStorage, base: BaseManifest, dataDir: string): Promise<void> {
  const body = storage.read(baseFileName(base.id, 'installation/secret'), base.secret);
  await writeRestoredFile(join(dataDir, 'secret'), body, undefined);
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
