import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { claimBackup } from './backup-owner.ts';
import { reportBase } from './backup-status.ts';
import type { BackupStorage } from './backup-storage.ts';
import { type BaseManifest, baseKeysName, baseManifestName, listBaseIds, saveBaseFile } from './base-manifest.ts';
import { writeJson } from './json-objects.ts';
import { removeBase } from './retention.ts';

/** Any number that no other advisory lock of ours uses. */
const backupLock = 7301;

/** What a copy of the whole database consists of; the rest of the manifest is the same for every kind of copy. */
export type DatabaseCopy = Pick<
  BaseManifest,
  'completedAt' | 'firstSegment' | 'lastSegment' | 'folders' | 'files' | 'segments' | 'external'
>;

interface BaseBackupOptions {
  /** An address without transaction pooling: the lock and the replication slot belong to a session. */
  databaseUrl: string;
  systemIdentifier: string;
  dataDir: string;
  storage: BackupStorage;
  /** Saves the files that the database names now, and returns their keys. */
  saveFiles: () => Promise<readonly string[]>;
  /** Writes a copy of the database that can be restored without the archive of the log. */
  copyDatabase: (session: Client, storage: BackupStorage, id: string) => Promise<DatabaseCopy>;
}

/** Takes a base backup. The log that the copy needs is kept by a replication slot until it is complete. */
export async function takeBaseBackup(options: BaseBackupOptions): Promise<BaseManifest> {
  const { databaseUrl, systemIdentifier, dataDir, storage, saveFiles, copyDatabase } = options;
  const session = new Client({ connectionString: databaseUrl, application_name: 'platen backup' });
  await session.connect();
  try {
    await acquireBackupLock(session);
    await claimBackup(storage, systemIdentifier);
    for (const id of (await listBaseIds(storage)).incomplete) await removeBase(storage, id);
    // Once before, to know what this backup needs, and once after, for what was uploaded meanwhile.
    const keys = await saveFiles();
    const startedAt = new Date().toISOString();
    const id = startedAt.replaceAll(':', '-');
    // Temporary: it goes with this session, whatever happens, and does not keep the log forever.
    await session.query('select pg_create_physical_replication_slot($1, true, true)', [`platen_base_${process.pid}`]);
    const copy = await copyDatabase(session, storage, id);
    await saveFiles();
    await writeJson(storage, baseKeysName(id), keys);
    const secret = await readFile(join(dataDir, 'secret')).catch(() => undefined);
    const manifest: BaseManifest = {
      format: 1,
      id,
      startedAt,
      systemIdentifier,
      ...copy,
      ...(secret && { secret: await saveBaseFile(storage, id, 'installation/secret', secret) }),
    };
    await writeJson(storage, baseManifestName(id), manifest);
    await reportBase(storage.target, { completedAt: manifest.completedAt });
    return manifest;
  } finally {
    await session.end();
  }
}

async function acquireBackupLock(session: Client): Promise<void> {
  const { rows } = await session.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
    backupLock,
  ]);
  if (!rows[0]?.isLocked) throw new StartupError('another backup of this database is running');
}
