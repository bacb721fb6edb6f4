import { AppError, appError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { Store } from '../../../platform/store/store.ts';
import { storedSource } from '../../../platform/store/stored-source.ts';
import { type InspectedFile, inspectFile } from './blob-inspection.ts';
import { claimOf, type FileContext } from './blob-uploads.service.ts';
import { md5OfFile } from './md5.ts';
import * as queries from './blobs.queries.ts';
import { levelsKey, type Prepared, withPrepared } from './prepared-picture.ts';

/**
 * Makes sure that the bytes of a blob have arrived and are right, for stores that clients write to themselves.
 * Answers nothing where there are none yet. Wrong bytes are deleted, and the refusal says what was wrong.
 * What it does to the object no rollback undoes: never in a transaction, except for a row that is new in it.
 */
export async function completeUpload(
  ctx: FileContext,
  row: queries.BlobRow,
  origin: FileOrigin = 'anyone',
): Promise<queries.BlobRow | undefined> {
  if (row.uploaded_at !== null) return row;
  const completed = await tryComplete(ctx, row, origin);
  if (completed !== 'changed') return completed;
  // Another process completes it too, and is further than this one. Or the file was deleted meanwhile.
  const current = await queries.findBlobById(ctx.db, row.id);
  return current && completeUpload(ctx, current, origin);
}

/** A picture of our own need not be decoded to see whether it can be; should it be drawn, its levels are made then. */
type FileOrigin = 'ours' | 'anyone';

/** Of the thousands that one request may name. */
const completionConcurrency = 8;

/**
 * Settles uploads before a transaction uses them, and not in it: a refusal, or a deadlock, would roll back what the
 * rows say of objects that stay as they are. Every row is tried, so that what is right needs no second look.
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
    // Looked wrong beside the row, or in the bytes, as they were: they may be right as they are now.
    if (!(await isRowUnchanged(ctx.db, row)) || !(await isObjectUnchanged(store, row.key, stored))) return 'changed';
    await store.delete(row.key);
    throw error;
  }
}

/** Refuses bytes that were not announced. */
async function checkAnnounced(store: Store, row: queries.BlobRow, stored: StoredFacts): Promise<void> {
  const mismatch = () => appError('upload_mismatch', { filename: row.filename });
  // The size first: bytes that nobody announced are not worth reading.
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
  await prepared?.save(store, row.key);
  const levelEnds = prepared?.levelEnds ?? row.level_ends;
  const uploaded = await queries.markUploaded(db, row, { ...inspected, levelEnds });
  // The levels of a file that was deleted meanwhile came back with this, and nobody else will ever know of them.
  if (!uploaded) await store.delete(levelsKey(row.key));
  return uploaded ?? 'changed';
}

async function isRowUnchanged(db: Db, row: queries.BlobRow): Promise<boolean> {
  const current = await queries.findBlobById(db, row.id);
  return current?.uploaded_at === null && current.checksum === row.checksum;
}
