import { unusedUploadLifeMs } from '@platen/model/files/upload-times';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LevelsName } from './prepared-picture.ts';

interface StoredBlob extends LevelsName {
  id: number;
  byte_size: number;
  level_ends: number[] | null;
}

interface StoredCopy {
  key: string;
  byte_size: number;
}

/** Uploaded blobs by id, without those whose bytes were removed. */
export function listStoredBlobs(db: Db, afterId: number, limit: number): Promise<StoredBlob[]> {
  return selectStored(db).where('id', '>', afterId).orderBy('id').limit(limit).execute();
}

export function listCopiesOf(db: Db, blobIds: number[]): Promise<StoredCopy[]> {
  return db
    .selectFrom('blob_copies')
    .select(['key', 'byte_size'])
    .where(sql<boolean>`blob_id = any(${blobIds})`)
    .execute();
}

/** Blobs that were uploaded since a time. Nothing is uploaded later than a day after it was announced. */
export function listBlobsSince(db: Db, since: Date): Promise<StoredBlob[]> {
  const announcedSince = new Date(since.getTime() - unusedUploadLifeMs);
  return selectStored(db)
    .where('uploaded_at', '>=', since.toISOString())
    .where('created_at', '>=', announcedSince.toISOString())
    .execute();
}

export function listCopiesSince(db: Db, since: Date): Promise<StoredCopy[]> {
  return db
    .selectFrom('blob_copies')
    .select(['key', 'byte_size'])
    .where('created_at', '>=', since.toISOString())
    .execute();
}

function selectStored(db: Db) {
  return db
    .selectFrom('blobs')
    .select(['id', 'key', 'byte_size', 'level_ends', 'bytes_version', 'levels_version'])
    .where('uploaded_at', 'is not', null)
    .where('removed_at', 'is', null);
}
