import { AppError, appError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import type { Store } from '../../../platform/store/store.ts';
import { storedSource } from '../../../platform/store/stored-source.ts';
import { inspectFile } from './blob-inspection.ts';
import { claimOf, type FileContext } from './blob-uploads.service.ts';
import { type Drawable, drawableType, withDrawable } from './drawable-picture.ts';
import { md5OfFile } from './md5.ts';
import * as queries from './blobs.queries.ts';

/**
 * Makes sure that the bytes of a blob have arrived and are right, for stores that clients write to themselves.
 * Answers nothing where there are none yet. Wrong bytes are deleted, and the refusal says what was wrong.
 * What it does to the object no rollback undoes: never in a transaction, except for a row that is new in it.
 */
export async function completeUpload(
  ctx: FileContext,
  row: queries.BlobRow,
  maker: Maker = 'anyone',
): Promise<queries.BlobRow | undefined> {
  if (row.uploaded_at !== null) return row;
  const completed = await completeAsRead(ctx, row, maker);
  if (completed !== 'changed') return completed;
  // Another process completes it too, and is further than this one. Or the file was deleted meanwhile.
  const now = await queries.findBlobById(ctx.db, row.id);
  return now && completeUpload(ctx, now, maker);
}

/** A picture of our own need not be decoded to see whether it can be; one for the press is never drawn, and stays as it is. */
type Maker = 'ours' | 'ours_for_press' | 'anyone';

/** Of the thousands that one request may name. */
const completedAtOnceMax = 8;

/**
 * Settles uploads before a transaction uses them, and not in it: a refusal, or a deadlock, would roll back what the
 * rows say of objects that stay as they are. Every row is tried, so that what is right needs no second look.
 */
export async function completeOutside(ctx: FileContext, rows: readonly queries.BlobRow[]): Promise<void> {
  const { platform } = ctx;
  const rest = rows.values();
  const refusals: unknown[] = [];
  async function completeRest(): Promise<void> {
    for (const row of rest) {
      await completeUpload({ platform, db: platform.sideDb }, row).catch((error: unknown) => refusals.push(error));
    }
  }
  await Promise.all(Array.from({ length: completedAtOnceMax }, completeRest));
  if (refusals.length > 0) throw refusals[0];
}

type StoredFacts = NonNullable<Awaited<ReturnType<Store['head']>>>;

async function completeAsRead(
  ctx: FileContext,
  row: queries.BlobRow,
  maker: Maker,
): Promise<queries.BlobRow | 'changed' | undefined> {
  const { store, pictures } = ctx.platform;
  const stored = await store.head(row.key);
  if (!stored) return undefined;
  try {
    const md5Base64 = await checkForm(store, row, stored);
    const inspected = await inspectFile(pictures, storedSource(store, row.key, stored.byteSize), claimOf(row));
    async function note(drawable?: Drawable): Promise<queries.BlobRow | 'changed'> {
      // An announced replacement may have come while the object was read: what was read is then of both.
      if (row.source_checksum !== null && !(await isStoredAs(store, row.key, stored))) return 'changed';
      if (inspected.size && drawable) return replaceObject(ctx, row, inspected.size, drawable);
      return (await queries.markUploaded(ctx.db, row, inspected)) ?? 'changed';
    }
    const isReplaced = row.source_checksum !== null && md5Base64 === row.checksum;
    const { size } = inspected;
    if (!size || isReplaced || maker === 'ours_for_press') return await note();
    const picture = { ...row, size, isOurs: maker === 'ours', withFile: withFileOf(store, row.key) };
    return await withDrawable(pictures, picture, note);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Looked wrong beside the row, or in the bytes, as they were: they may be right as they are now.
    if (!(await isAsRead(ctx.db, row)) || !(await isStoredAs(store, row.key, stored))) return 'changed';
    await store.delete(row.key);
    throw error;
  }
}

/** Refuses bytes that were not announced; answers which of the announced ones they are. */
async function checkForm(store: Store, row: queries.BlobRow, stored: StoredFacts): Promise<string> {
  const mismatch = () => appError('upload_mismatch', { filename: row.filename });
  // The size first: bytes that nobody announced are not worth reading. Of a picture that was about to be replaced
  // only the replacement's size is known.
  if (row.source_checksum === null && stored.byteSize !== row.byte_size) throw mismatch();
  const md5Base64 = stored.md5Base64 ?? (await store.withFile(row.key, md5OfFile));
  if (md5Base64 !== row.checksum && md5Base64 !== row.source_checksum) throw mismatch();
  return md5Base64;
}

function withFileOf(store: Store, key: string) {
  return <T>(use: (path: string) => Promise<T>) => store.withFile(key, use);
}

async function isStoredAs(store: Store, key: string, before: StoredFacts | undefined): Promise<boolean> {
  const now = await store.head(key);
  return now?.byteSize === before?.byteSize && now?.md5Base64 === before?.md5Base64;
}

/**
 * Nobody has seen the object yet, so this is the one time that its key may get other bytes. The row says first what
 * they will be: whoever comes after a process that died here knows both forms, and takes neither for a wrong upload.
 */
async function replaceObject(
  { platform: { store }, db }: FileContext,
  row: queries.BlobRow,
  size: ImageSize,
  drawable: Drawable,
): Promise<queries.BlobRow | 'changed'> {
  const requested = await queries.insertReplacement(db, row, drawable);
  if (!requested) return 'changed';
  await store.put(row.key, drawable.open(), { byteSize: drawable.byteSize, contentType: drawableType });
  const uploaded = await queries.markUploaded(db, requested, { contentType: drawableType, size });
  // The bytes of a file that was deleted meanwhile came back with this, and nobody else will ever know of them.
  if (!uploaded && !(await queries.findBlobById(db, row.id))) await store.delete(row.key);
  return uploaded ?? 'changed';
}

async function isAsRead(db: Db, row: queries.BlobRow): Promise<boolean> {
  const now = await queries.findBlobById(db, row.id);
  return now?.uploaded_at === null && now.checksum === row.checksum;
}
