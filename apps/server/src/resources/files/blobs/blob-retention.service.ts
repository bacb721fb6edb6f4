import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { withSavepoint } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { setTags } from '../tags/tags.service.ts';
import { listCopyKeys } from './blob-copies.queries.ts';
import * as queries from './blob-retention.queries.ts';
import type { FileContext } from './blob-uploads.service.ts';
import { type BlobRow, deleteBlob, findBlobById, lockBlob } from './blobs.queries.ts';
import { bytesKey } from './object-names.ts';
import { levelsKey } from './prepared-picture.ts';

/** Rows that are changed in one transaction. */
const batchSize = 200;

/**
 * How long an object outlives the row that named it. Whoever has read the row is going to read the object: a request
 * right away, an image that is drawn within its time limit.
 */
const deletionDelayS = 3600;

/** Removes resized copies that were made longer ago. They are made again when they are requested. */
export function removeOldCopies(ctx: FileContext, days: number): Promise<void> {
  return removeInBatches(ctx, (db) => queries.deleteOldCopies(db, days, batchSize));
}

/** Removes levels of uploaded pictures that were made longer ago. They are made again when the picture is drawn. */
export function removeOldLevels(ctx: FileContext, days: number): Promise<void> {
  return removeInBatches(ctx, async (db) => {
    const blobs = await queries.lockOldLevels(db, days, batchSize);
    await queries.forgetLevels(
      db,
      blobs.map(({ id }) => id),
    );
    return blobs.map(levelsKey);
  });
}

/** Each batch is a transaction of its own, so that an interrupted run continues where it stopped. */
async function removeInBatches(ctx: FileContext, removeBatch: (db: Db) => Promise<string[]>): Promise<void> {
  for (;;) {
    const removed = await ctx.db.transaction().execute(async (db) => {
      const keys = await removeBatch(db);
      await deleteLater({ ...ctx, db }, keys);
      return keys.length;
    });
    if (removed < batchSize) return;
  }
}

/** Queues the deletion of objects that no row names any more, in the transaction that removes their names. */
async function deleteLater({ platform, db }: FileContext, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await platform.jobs.queue(db, 'delete_stored_files', { keys }, { startAfterS: deletionDelayS });
}

/**
 * Removes the bytes of our own files that only rows of one table reference, with their levels and copies. Their addresses
 * stay: whoever requests one gets it drawn again. Returns the files that were removed.
 */
export async function removeBytes(ctx: FileContext, ids: readonly number[], referencedBy: string): Promise<number[]> {
  const blobs = await queries.lockReferencedOnlyBy(ctx.db, referencedBy, ids);
  const removedIds = blobs.map(({ id }) => id);
  const copies = await queries.deleteCopiesOf(ctx.db, removedIds);
  await queries.markRemoved(ctx.db, removedIds);
  await deleteLater(ctx, [...blobs.map(bytesKey), ...blobs.map(levelsKey), ...copies]);
  return removedIds;
}

/** Stores the bytes of a removed file again. If another process was faster, its bytes are the same and stay. */
export async function restoreBytes(
  { platform: { store }, db }: FileContext,
  blobId: number,
  { bytes, drawn }: { bytes: Buffer; drawn: Uint8Array | undefined },
): Promise<void> {
  const row = await findBlobById(db, blobId);
  if (!row || row.removed_at === null) return;
  await store.put(bytesKey(row), bytes, { byteSize: bytes.length, contentType: row.content_type });
  if (drawn) {
    const facts = { byteSize: drawn.length, contentType: 'application/octet-stream' };
    await store.put(levelsKey(row), Buffer.from(drawn), facts);
  }
  const checksum = createHash('md5').update(bytes).digest('base64');
  const level_ends = drawn ? [drawn.length] : null;
  if (await queries.markRedrawn(db, row, { byte_size: bytes.length, checksum, level_ends })) return;
  const current = await findBlobById(db, blobId);
  if (current?.bytes_version === row.bytes_version) return;
  await store.delete(bytesKey(row));
  await store.delete(levelsKey(row));
}

/** Deletes files that nothing references any more; the others stay. */
export async function deleteUnreferenced(ctx: FileContext, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const row = await lockBlob(ctx.db, 'everyone', id, 'delete');
    const keys = row && (await deleteRowIfUnreferenced(ctx, row));
    if (keys) await deleteLater(ctx, keys);
  }
}

export interface ErasedFile extends Pick<BlobRow, 'id' | 'key' | 'filename' | 'checksum' | 'byte_size'> {
  /** The objects in the store: its bytes, levels and copies. */
  keys: string[];
}

/**
 * Deletes files that nothing references any more, and returns them. The caller deletes their objects once the transaction
 * is committed, without the delay that readers get elsewhere, and remembers until then that it has to.
 */
export async function eraseUnreferenced(
  ctx: FileContext,
  ids: readonly number[],
): Promise<{ erased: ErasedFile[]; keptCount: number }> {
  const erased: ErasedFile[] = [];
  let keptCount = 0;
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const row = await lockBlob(ctx.db, 'everyone', id, 'delete');
    if (!row) continue;
    const keys = await deleteRowIfUnreferenced(ctx, row);
    const { key, filename, checksum, byte_size } = row;
    if (keys) erased.push({ id, key, filename, checksum, byte_size, keys });
    else keptCount += 1;
  }
  return { erased, keptCount };
}

/** Returns the objects of the deleted file; undefined if something references it. */
async function deleteRowIfUnreferenced(ctx: FileContext, row: BlobRow): Promise<string[] | undefined> {
  const keys = [bytesKey(row), levelsKey(row), ...(await listCopyKeys(ctx.db, row.id))];
  try {
    await withSavepoint(ctx.db, async () => {
      await setTags(ctx.db, 'Blob', row.id, [], row.owner_id);
      await deleteBlob(ctx.db, row.id);
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return undefined;
    throw error;
  }
  return keys;
}
