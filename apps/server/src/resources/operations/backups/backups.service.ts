import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { takeBaseBackup } from '../../../platform/backup/base-backup.ts';
import type { BaseManifest } from '../../../platform/backup/base-manifest.ts';
import type { BackupStorage } from '../../../platform/backup/backup-storage.ts';
import { restoreDatabase, type RestoreOptions } from '../../../platform/backup/restore-database.ts';
import {
  filesCoveredUntil,
  readLists,
  saveFiles,
  type SavedFilesResult,
} from '../../../platform/backup/stored-files.ts';
import { type Config, readConfig } from '../../../platform/config.ts';
import { type Db, openDatabase } from '../../../platform/database.ts';
import { removeCluster } from '../../../platform/embedded-database-cluster.ts';
import { isAlive } from '../../../platform/embedded-database-processes.ts';
import { checkSecretUnchanged, restoreStoreId } from '../../../platform/installation-fingerprints.ts';
import { reasonOf, StartupError } from '../../../platform/startup-error.ts';
import { createStore } from '../../../platform/store/create-store.ts';
import type { Store } from '../../../platform/store/store.ts';
import { listStoredObjects, listStoredObjectsSince } from '../../files/blobs/stored-objects.service.ts';
import { migrationConnections } from '../../../platform/migrate.ts';
import { type BackupCheck, checkRestored } from './backup-checks.service.ts';

/** The clocks of the database and of this process may differ by this much. */
const clockMarginMs = 600_000;

/** What it takes to back an installation up. */
interface BackupSource {
  db: Db;
  store: Store;
  storage: BackupStorage;
}

/** Takes a base backup: the whole database, and every file that the backup does not have. */
export async function takeBackup(
  { db, store, storage }: BackupSource,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
): Promise<{ base: BaseManifest; files: SavedFilesResult }> {
  const files: SavedFilesResult = { saved: 0, missing: [] };
  async function saveAllFiles(): Promise<string[]> {
    const keys: string[] = [];
    async function* objects() {
      for await (const object of listStoredObjects(db)) {
        keys.push(object.key);
        yield object;
      }
    }
    const { saved, missing } = await saveFiles(storage, store, objects(), await readLists(storage));
    files.saved += saved;
    files.missing = missing;
    return keys;
  }
  const base = await takeBaseBackup({ databaseUrl, dataDir, storage, saveFiles: saveAllFiles });
  return { base, files };
}

/** Saves the files that were added since the last time. A base backup finds what this misses. */
export async function saveNewFiles({ db, store, storage }: BackupSource): Promise<SavedFilesResult> {
  const coveredUntil = await filesCoveredUntil(storage);
  const objects = coveredUntil
    ? listStoredObjectsSince(db, new Date(coveredUntil.getTime() - clockMarginMs))
    : listStoredObjects(db);
  return saveFiles(storage, store, objects);
}

type RestoreRequest = Omit<RestoreOptions, 'isForUse'>;

/**
 * Restores an installation into an empty data folder: database, secret and files. If that is not possible, the folder is
 * empty again afterwards; what the checks find is kept, for somebody who would rather have most of it than nothing.
 */
export async function restoreInstallation(
  request: RestoreRequest,
  environment: NodeJS.ProcessEnv,
): Promise<BackupCheck[]> {
  const { storage, dataDir } = request;
  await assertEmptyFolder(dataDir);
  const database = await restoreOrRemove({ ...request, isForUse: true });
  try {
    return await withDb(database.url, async (db) => {
      const config = readConfig(environment);
      const store = await createStore(config);
      const checks = await checkRestored(db, storage, async ({ key, byteSize }, body) => {
        // A bucket may have survived the disaster.
        if ((await store.head(key))?.byteSize === byteSize) return;
        await store.put(key, Readable.from(body), { byteSize, contentType: 'application/octet-stream' });
      });
      await restoreStoreId(db, store);
      return [...checks, await checkRestoredSecret(db, config)];
    });
  } finally {
    await database.stop();
  }
}

async function checkRestoredSecret(db: Db, config: Config): Promise<BackupCheck> {
  const fault = await checkSecretUnchanged(db, config).then(() => undefined, reasonOf);
  return { part: 'secret', found: 'is that of the database', faults: fault === undefined ? [] : [fault] };
}

async function assertEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  if (names.length > 0)
    throw new StartupError(`${dataDir} is not empty: move it away, or set PLATEN_DATA to another folder`);
}

async function restoreOrRemove(options: RestoreOptions) {
  await mkdir(options.dataDir, { recursive: true });
  try {
    return await restoreDatabase(options);
  } catch (error) {
    await removeCluster(options.dataDir);
    await rm(join(options.dataDir, 'secret'), { force: true });
    throw error;
  }
}

/** The name of the report in the backup, for whoever watches it. */
const reportName = 'last-verify.json';

/** Followed by the id of the process. */
const scratchPrefix = 'verify-';

/** Restores the latest state into a temporary folder, checks it, and leaves the result in the backup. */
export async function verifyBackup({ storage, dataDir, log }: Omit<RestoreRequest, 'until'>): Promise<BackupCheck[]> {
  await removeAbandoned(dataDir);
  const scratch = join(dataDir, `${scratchPrefix}${process.pid}`);
  const checks = await restoreAndCheck({ storage, dataDir: scratch, log, until: undefined }).catch(
    (error: unknown): BackupCheck[] => [{ part: 'restore', found: '', faults: [reasonOf(error)] }],
  );
  await removeScratch(scratch);
  const report = { verifiedAt: new Date().toISOString(), isRestorable: isFaultless(checks), checks };
  await storage.target.write(reportName, Readable.from([Buffer.from(JSON.stringify(report, undefined, 2))]));
  return checks;
}

async function restoreAndCheck(request: RestoreRequest): Promise<BackupCheck[]> {
  const database = await restoreOrRemove({ ...request, isForUse: false });
  try {
    return await withDb(database.url, (db) => checkRestored(db, request.storage, readToEnd));
  } finally {
    await database.stop();
  }
}

/** The storage compares size and digest when the last byte was read. */
async function readToEnd(_object: unknown, body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _bytes of body);
}

/** A verification that was killed has left its folder. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(scratchPrefix) && !isAlive(Number(name.slice(scratchPrefix.length))))
      await removeScratch(join(dataDir, name));
}

async function removeScratch(scratch: string): Promise<void> {
  await removeCluster(scratch);
  await rm(scratch, { recursive: true, force: true });
}

export function isFaultless(checks: readonly BackupCheck[]): boolean {
  return checks.every(({ faults }) => faults.length === 0);
}

async function withDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    migrationConnections,
  );
  try {
    return await use(db);
  } finally {
    await close();
  }
}
