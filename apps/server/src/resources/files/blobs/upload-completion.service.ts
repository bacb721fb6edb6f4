import { AppError, appError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { Store } from '../../../platform/store/store.ts';
import { storedSource } from '../../../platform/store/stored-source.ts';
import { type Inspected, inspectFile } from './blob-inspection.ts';
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
  maker: Maker = 'anyone',
): Promise<queries.BlobRow | undefined> {
  if (row.uploaded_at !== null) return row;
  const completed = await completeAsRead(ctx, row, maker);
  if (completed !== 'changed') return completed;
  // Another process completes it too, and is further than this one. Or the file was deleted meanwhile.
  const now = await queries.findBlobById(ctx.db, row.id);
  return now && completeUpload(ctx, now, maker);
}

/** A picture of our own need not be decoded to see whether it can be; should it be drawn, its levels are made then. */
type Maker = 'ours' | 'anyone';

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
      await completeUpload({ platform, db: platform.separateDb }, row).catch((error: unknown) => refusals.push(error));
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
    await checkForm(store, row, stored);
    const inspected = await inspectFile(pictures, storedSource(store, row.key, stored.byteSize), claimOf(row));
    const { size } = inspected;
    if (!size || maker === 'ours') return await note(ctx, row, inspected);
    const picture = { ...row, size, withFile: withFileOf(store, row.key) };
    return await withPrepared(pictures, picture, (prepared) => note(ctx, row, inspected, prepared));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Looked wrong beside the row, or in the bytes, as they were: they may be right as they are now.
    if (!(await isAsRead(ctx.db, row)) || !(await isStoredAs(store, row.key, stored))) return 'changed';
    await store.delete(row.key);
    throw error;
  }
}

/** Refuses bytes that were not announced. */
async function checkForm(store: Store, row: queries.BlobRow, stored: StoredFacts): Promise<void> {
  const mismatch = () => appError('upload_mismatch', { filename: row.filename });
  // The size first: bytes that nobody announced are not worth reading.
  if (stored.byteSize !== row.byte_size) throw mismatch();
  const md5Base64 = stored.md5Base64 ?? (await store.withFile(row.key, md5OfFile));
  if (md5Base64 !== row.checksum) throw mismatch();
}

function withFileOf(store: Store, key: string) {
  return <T>(use: (path: string) => Promise<T>) => store.withFile(key, use);
}

async function isStoredAs(store: Store, key: string, before: StoredFacts | undefined): Promise<boolean> {
  const now = await store.head(key);
  return now?.byteSize === before?.byteSize && now?.md5Base64 === before?.md5Base64;
}

async function note(
  { platform: { store }, db }: FileContext,
  row: queries.BlobRow,
  inspected: Inspected,
  prepared?: Prepared,
): Promise<queries.BlobRow | 'changed'> {
  await prepared?.keep(store, row.key);
  const levelEnds = prepared?.levelEnds ?? row.level_ends;
  const uploaded = await queries.markUploaded(db, row, { ...inspected, levelEnds });
  // The levels of a file that was deleted meanwhile came back with this, and nobody else will ever know of them.
  if (!uploaded) await store.delete(levelsKey(row.key));
  return uploaded ?? 'changed';
}

async function isAsRead(db: Db, row: queries.BlobRow): Promise<boolean> {
  const now = await queries.findBlobById(db, row.id);
  return now?.uploaded_at === null && now.checksum === row.checksum;
}
