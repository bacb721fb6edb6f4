import { assertNotForeign, readSystemIdentifier } from '../../../platform/backup/backup-owner.ts';
import type { BackupStorage } from '../../../platform/backup/backup-storage.ts';
import { takeBaseBackup } from '../../../platform/backup/base-backup.ts';
import type { BaseManifest } from '../../../platform/backup/base-manifest.ts';
import { copyEmbeddedDatabase } from '../../../platform/backup/embedded-database-copy.ts';
import { copyExternalDatabase } from '../../../platform/backup/external-database-copy.ts';
import {
  filesCoveredUntil,
  readLists,
  type SavedFilesResult,
  saveFiles,
} from '../../../platform/backup/stored-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Store } from '../../../platform/store/store.ts';
import { listStoredObjects, listStoredObjectsSince } from '../../files/blobs/stored-objects.service.ts';

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
  { dataDir, databaseUrl, isEmbedded }: { dataDir: string; databaseUrl: string; isEmbedded: boolean },
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
  const copyDatabase = isEmbedded ? copyEmbeddedDatabase : copyExternalDatabase(databaseUrl);
  const systemIdentifier = await readSystemIdentifier(db);
  const base = await takeBaseBackup({
    databaseUrl,
    systemIdentifier,
    dataDir,
    storage,
    saveFiles: saveAllFiles,
    copyDatabase,
  });
  return { base, files };
}

/** Saves the files that were added since the last time. A base backup finds what this misses. */
export async function saveNewFiles({ db, store, storage }: BackupSource): Promise<SavedFilesResult> {
  await assertNotForeign(storage, await readSystemIdentifier(db));
  const coveredUntil = await filesCoveredUntil(storage);
  const objects = coveredUntil
    ? listStoredObjectsSince(db, new Date(coveredUntil.getTime() - clockMarginMs))
    : listStoredObjects(db);
  return saveFiles(storage, store, objects);
}
