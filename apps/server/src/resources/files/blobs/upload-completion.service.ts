import type { Db } from '../../../platform/database/database.ts';
import { AppError, appError } from '../../../platform/errors/app-error.ts';
import type { Store } from '../../../platform/store/store.ts';
import { storedSource } from '../../../platform/store/stored-source.ts';
import { type InspectedFile, inspectFile } from './blob-inspection.ts';
import { claimOf, type FileContext } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { md5OfFile } from './md5.ts';
import { levelsKey, type Prepared, withPrepared } from './prepared-picture.ts';

/**
 * Checks that the bytes of a blob have arrived and are correct, for stores that clients write to directly. Returns
 * undefined if there are none yet. Wrong bytes are deleted, and the error says what was wrong.
 * Changes to the object cannot be rolled back, so never call this in a transaction, except for a row that is new in it.
 */
export async function completeUpload(
  ctx: FileContext,
  row: queries.BlobRow,
  origin: FileOrigin = 'anyone',
): Promise<queries.BlobRow | undefined> {
  if (row.uploaded_at !== null) return row;
  const completed = await tryComplete(ctx, row, origin);
  if (completed !== 'changed') return completed;
  // Another process is completing it too and was faster, or the file was deleted in the meantime.
  const current = await queries.findBlobById(ctx.db, row.id);
  return current && completeUpload(ctx, current, origin);
}

/** Our own pictures need not be decoded to check them; their levels are created if they are ever drawn. */
type FileOrigin = 'ours' | 'anyone';

/** How many of the thousands of files of one request are completed at once. */
const completionConcurrency = 8;

/**
 * Completes uploads before a transaction uses them and not inside it: an error or a deadlock would roll back the rows,
 * but not the objects. All rows are tried, so that valid ones need no second check.
 */
export async function completeOutsideTransaction(ctx: FileContext, rows: readonly queries.BlobRow[]): Promise<void> {
  const { platform } = ctx;
  const remaining = rows.values();
  const refusals: unknown[] = [];
  async function completeRemaining(): Promise<void> {
    for (const row of remaining) {
      await completeUpload({ platform, db: platform.separateDb }, row).catch((error: unknown) => refusals.push(error));
    }
  }
  await Promise.all(Array.from({ length: completionConcurrency }, completeRemaining));
  if (refusals.length > 0) throw refusals[0];
}

type StoredFacts = NonNullable<Awaited<ReturnType<Store['head']>>>;

async function tryComplete(
  ctx: FileContext,
  row: queries.BlobRow,
  origin: FileOrigin,
): Promise<queries.BlobRow | 'changed' | undefined> {
  const { store, pictures } = ctx.platform;
  const stored = await store.head(row.key);
  if (!stored) return undefined;
  try {
    await checkAnnounced(store, row, stored);
    const inspected = await inspectFile(pictures, storedSource(store, row.key, stored.byteSize), claimOf(row));
    const { size } = inspected;
    if (!size || origin === 'ours') return await recordUpload(ctx, row, inspected);
    const picture = { ...row, size, withFile: withFileOf(store, row.key) };
    return await withPrepared(pictures, picture, (prepared) => recordUpload(ctx, row, inspected, prepared));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The check used an outdated row or outdated bytes: they may be correct by now.
    if (!(await isRowUnchanged(ctx.db, row)) || !(await isObjectUnchanged(store, row.key, stored))) return 'changed';
    await store.delete(row.key);
    throw error;
  }
}

/** Throws if the bytes are not the announced ones. */
async function checkAnnounced(store: Store, row: queries.BlobRow, stored: StoredFacts): Promise<void> {
  const mismatch = () => appError('upload_mismatch', { filename: row.filename });
  // The size is checked first, because bytes of the wrong size need not be read.
  if (stored.byteSize !== row.byte_size) throw mismatch();
  const md5Base64 = stored.md5Base64 ?? (await store.withFile(row.key, md5OfFile));
  if (md5Base64 !== row.checksum) throw mismatch();
}

function withFileOf(store: Store, key: string) {
  return <T>(use: (path: string) => Promise<T>) => store.withFile(key, use);
}

async function isObjectUnchanged(store: Store, key: string, before: StoredFacts | undefined): Promise<boolean> {
  const current = await store.head(key);
  return current?.byteSize === before?.byteSize && current?.md5Base64 === before?.md5Base64;
}

async function recordUpload(
  { platform: { store }, db }: FileContext,
  row: queries.BlobRow,
  inspected: InspectedFile,
  prepared?: Prepared,
): Promise<queries.BlobRow | 'changed'> {
  await prepared?.save(store, row);
  // A picture of our own keeps the levels that were stored with it.
  const uploaded = await queries.markUploaded(db, row, { ...inspected, prepared: prepared ?? null });
  // The file was deleted in the meantime, so the levels that were just stored must be deleted too.
  if (!uploaded) await store.delete(levelsKey(row));
  return uploaded ?? 'changed';
}

async function isRowUnchanged(db: Db, row: queries.BlobRow): Promise<boolean> {
  const current = await queries.findBlobById(db, row.id);
  return current?.uploaded_at === null && current.checksum === row.checksum;
}
