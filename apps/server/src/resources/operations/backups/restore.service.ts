import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { forgetNewestSeal } from '../../../platform/audit/newest-seal.ts';
import type { BackupStorage } from '../../../platform/backup/backup-storage.ts';
import { writeExternalCluster } from '../../../platform/backup/external-restore.ts';
import { type RestoreOptions, restoreDatabase, restoreSecret } from '../../../platform/backup/restore-database.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import { removeCluster } from '../../../platform/embedded-database/cluster.ts';
import { reasonOf, StartupError } from '../../../platform/errors/startup-error.ts';
import { checkSecretUnchanged, restoreStoreId } from '../../../platform/installation/installation-fingerprints.ts';
import { createStore } from '../../../platform/store/create-store.ts';
import { type BackupCheck, checkRestored, withRestoredDb } from './backup-checks.service.ts';

export type RestoreRequest = Omit<RestoreOptions, 'isForUse'>;

/**
 * Restores an installation into an empty data folder: database, secret and files. If that is not possible, the folder is
 * empty again afterwards; what the checks find is kept, for somebody who would rather have most of it than nothing.
 */
export async function restoreInstallation(request: RestoreRequest, readConfig: () => Config): Promise<BackupCheck[]> {
  await assertEmptyFolder(request.dataDir, 'set PLATEN_DATA to another folder');
  const database = await restoreOrRemove({ ...request, isForUse: true });
  try {
    return await restoreFiles(database.url, request.storage, readConfig);
  } finally {
    await database.stop();
  }
}

/**
 * Copies the files that a restored database names into the store, and checks all of it. The configuration is read only then,
 * because a restored secret is part of it.
 */
export async function restoreFiles(
  databaseUrl: string,
  storage: BackupStorage,
  readConfig: () => Config,
): Promise<BackupCheck[]> {
  return withRestoredDb(databaseUrl, async (db) => {
    const config = readConfig();
    const store = await createStore(config);
    const checks = await checkRestored(db, storage, async ({ key, byteSize }, body) => {
      // A bucket may have survived the disaster.
      if ((await store.head(key))?.byteSize === byteSize) return;
      await store.put(key, Readable.from(body), { byteSize, contentType: 'application/octet-stream' });
    });
    await restoreStoreId(db, store);
    await forgetNewestSeal(store);
    return [...checks, await checkRestoredSecret(db, config)];
  });
}

/**
 * Writes a data folder for a PostgreSQL of the operator's own, and the secret into Platen's own folder. The rest follows when
 * the operator has started it: see `restoreFiles`.
 */
export async function restoreExternalDatabase(request: RestoreRequest, clusterDir: string): Promise<void> {
  const { storage, dataDir, until, log } = request;
  await assertEmptyFolder(clusterDir, 'name another folder with --data');
  const { base } = await writeExternalCluster({ storage, dir: clusterDir, until, log });
  if (!base.secret) return;
  await mkdir(dataDir, { recursive: true });
  // An existing one is kept: whether it is the right one is checked with the files.
  await restoreSecret(storage, base, dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function checkRestoredSecret(db: Db, config: Config): Promise<BackupCheck> {
  const fault = await checkSecretUnchanged(db, config).then(() => undefined, reasonOf);
  return { part: 'secret', found: 'is that of the database', faults: fault === undefined ? [] : [fault] };
}

async function assertEmptyFolder(folder: string, remedy: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new StartupError(`${folder} is not empty: move it away, or ${remedy}`);
}

export async function restoreOrRemove(options: RestoreOptions) {
  await mkdir(options.dataDir, { recursive: true });
  try {
    return await restoreDatabase(options);
  } catch (error) {
    await removeCluster(options.dataDir);
    await rm(join(options.dataDir, 'secret'), { force: true });
    throw error;
  }
}
