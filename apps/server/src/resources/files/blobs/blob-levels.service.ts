import type { ShownFrame } from '@platen/design/scene';
import { levelToCover } from '@platen/render/node';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, appError } from '../../../platform/errors/app-error.ts';
import type { ObjectResponse } from '../../../platform/http/send-object.ts';
import { blobKeyOf } from '../../../platform/store/blob-url.ts';
import type { ByteRange } from '../../../platform/store/store.ts';
import type { FileContext } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { bytesKey } from './object-names.ts';
import { levelsKey, withPrepared } from './prepared-picture.ts';

/** Levels in progress. */
const pendingLevels = new Map<number, Promise<queries.BlobRow>>();

/** Where a level of a picture is stored: a part of an object, or a whole object. */
export interface LevelLocation {
  readonly level: number;
  readonly key: string;
  readonly byteSize: number;
  readonly range: ByteRange | undefined;
}

/**
 * The level that suffices for a picture that covers a frame, or the smallest existing one if that is larger: drawing from
 * either gives the same image. Undefined for a picture that cannot be drawn.
 * @param shown undefined for the picture at full size
 */
export function findLevel(blob: queries.BlobRow, shown: ShownFrame | undefined): LevelLocation | undefined {
  const { width, height, byte_size, level_ends } = blob;
  if (!level_ends || level_ends.length === 0 || width === null || height === null) return undefined;
  const level = Math.min(levelToCover({ width, height }, shown), level_ends.length - 1);
  const start = level_ends[level - 1] ?? 0;
  const end = level_ends[level] ?? 0;
  if (end === 0) return { level, key: bytesKey(blob), byteSize: byte_size, range: undefined };
  return { level, key: levelsKey(blob), byteSize: end - start, range: { start, end: end - 1 } };
}

/** The picture with its levels, which are created on first use. */
export async function ensureLevels(ctx: FileContext, row: queries.BlobRow): Promise<queries.BlobRow> {
  if (row.level_ends !== null || row.width === null || row.height === null) return row;
  const made = pendingLevels.get(row.id) ?? makeLevels(ctx, row).finally(() => pendingLevels.delete(row.id));
  pendingLevels.set(row.id, made);
  return made;
}

async function makeLevels(ctx: FileContext, row: queries.BlobRow): Promise<queries.BlobRow> {
  const { store, pictures } = ctx.platform;
  const size = { width: row.width ?? 0, height: row.height ?? 0 };
  const withFile = <T>(use: (path: string) => Promise<T>) => store.withFile(bytesKey(row), use);
  const facts = await withPrepared(pictures, { ...row, size, withFile }, async (prepared) => {
    await prepared.save(store, row);
    return prepared;
  }).catch((error: unknown) => {
    // It was accepted when uploads were checked less strictly. Whatever shows it reports that it is damaged.
    if (error instanceof AppError) return { levelEnds: [], isBlank: false };
    throw error;
  });
  const updated = await queries.setLevels(ctx.db, row, facts);
  if (updated) return updated;
  // The picture was deleted in the meantime, or these levels were removed: nothing names the object.
  await store.delete(levelsKey(row));
  const current = await queries.findBlobById(ctx.db, row.id);
  if (!current) return { ...row, level_ends: [] };
  return current.level_ends === null ? makeLevels(ctx, current) : current;
}

/** A picture that cannot be drawn has nothing to send. */
export async function getServedLevel(
  ctx: FileContext,
  row: queries.BlobRow,
  shown: ShownFrame | undefined,
): Promise<ObjectResponse> {
  const level = findLevel(await ensureLevels(ctx, row), shown);
  if (!level) throw appError('not_found');
  const { key, byteSize, range } = level;
  return { key, byteSize, contentType: 'image/png', filename: `${row.key}.png`, start: range?.start };
}

export type PictureRow = queries.BlobRow;

/** The pictures by address. Addresses that are not files of ours are omitted. */
export async function findPictures(db: Db, urls: readonly string[]): Promise<Map<string, PictureRow>> {
  const keys = urls.flatMap((url) => blobKeyOf(url) ?? []);
  const rows = keys.length === 0 ? [] : await queries.findBlobsByKeys(db, keys);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    urls.flatMap((url) => {
      const row = byKey.get(blobKeyOf(url) ?? '');
      return row ? [[url, row] as const] : [];
    }),
  );
}

const batchSize = 100;

/** Creates the levels of pictures that were uploaded before levels existed, one after the other. */
export async function prepareOldPictures(ctx: FileContext): Promise<void> {
  let afterId = 0;
  for (;;) {
    const batch = await queries.listWithoutLevels(ctx.db, afterId, batchSize);
    for (const row of batch) {
      await ensureLevels(ctx, row);
      afterId = row.id;
    }
    if (batch.length < batchSize) return;
  }
}
