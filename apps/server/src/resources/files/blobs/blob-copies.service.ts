import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { resizeQualities, resizeWidthsPx } from '@platen/model/files/resized-pictures';
import { type PictureResize, UnreadablePicture } from '@platen/render/node';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import * as queries from './blob-copies.queries.ts';
import { findLevel } from './blob-levels.service.ts';
import type { FileContext } from './blob-uploads.service.ts';
import type { BlobRow } from './blobs.queries.ts';
import { bytesKey } from './object-names.ts';

/** Copies in progress. A page with a hundred readers requests each picture a hundred times. */
const pendingCopies = new Map<string, Promise<queries.CopyRow>>();

/**
 * The picture at the next supported width, created and stored, or undefined if the original is not wider. Anyone who
 * knows the address can request it, so few widths keep the number of copies small. A TIFF is always converted, because
 * browsers cannot show it.
 */
export async function getCopy(
  ctx: FileContext,
  blob: BlobRow,
  requested: { width: number; quality: number },
): Promise<queries.CopyRow | undefined> {
  const width = atLeast(resizeWidthsPx, requested.width);
  const quality = atLeast(resizeQualities, requested.quality);
  const isShown = blob.content_type !== 'image/tiff';
  if (fileKindOf(blob.content_type) !== 'image' || (isShown && width >= (blob.width ?? 0))) return undefined;
  const name = `${bytesKey(blob)}.w${width}q${quality}`;
  const found =
    pendingCopies.get(name) ??
    findOrCreateCopy(ctx, blob, { name, width, quality }).finally(() => pendingCopies.delete(name));
  pendingCopies.set(name, found);
  return found;
}

async function findOrCreateCopy(
  ctx: FileContext,
  blob: BlobRow,
  { name, width, quality }: { name: string; width: number; quality: number },
): Promise<queries.CopyRow> {
  const { store } = ctx.platform;
  const stored = await queries.findCopy(ctx.db, blob.id, width, quality);
  if (stored) return stored;
  const contentType = resizedType(blob.content_type);
  // A name of its own: an older copy that was removed may still have to be deleted.
  const key = `${name}.${randomBytes(4).toString('hex')}`;
  const bytes = await resize(ctx, blob, { widthPx: width, quality, contentType });
  await store.put(key, bytes, { byteSize: bytes.length, contentType });
  try {
    const copy = { blob_id: blob.id, width, quality, key, content_type: contentType, byte_size: bytes.length };
    const inserted = await queries.insertCopy(ctx.db, copy);
    if (inserted) return inserted;
    // Another process has created the same copy at the same time.
    await store.delete(key);
    return await findOrCreateCopy(ctx, blob, { name, width, quality });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    // The picture was deleted in the meantime, so the copy must be deleted too.
    await store.delete(key);
    throw appError('not_found');
  }
}

/** The first value that is large enough, otherwise the last one. */
function atLeast(offered: readonly number[], wanted: number): number {
  return offered.find((each) => each >= wanted) ?? (offered.at(-1) as number);
}

/** Photographs stay JPEG; everything else may be transparent and becomes WebP. */
function resizedType(contentType: string): PictureResize['contentType'] {
  return contentType === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
}

/**
 * Reads from the smallest sufficient level, if there are levels: it has the printed colors, and less has to be decoded.
 */
async function resize(ctx: FileContext, blob: BlobRow, options: PictureResize): Promise<Buffer> {
  const { store, pictures } = ctx.platform;
  const { width, height } = { width: blob.width ?? 1, height: blob.height ?? 1 };
  const level = findLevel(blob, { width: options.widthPx, height: (height * options.widthPx) / width });
  const scale = 0.5 ** (level?.level ?? 0);
  const facts = { ownerId: blob.owner_id, size: { width: width * scale, height: height * scale } };
  try {
    if (!level?.range) return await pictures.resize((use) => store.withFile(bytesKey(blob), use), options, facts);
    const { key, range } = level;
    return await pictures.resize(async (use) => use(await buffer(await store.open(key, range))), options, facts);
  } catch (error) {
    if (error instanceof UnreadablePicture) throw appError('image_unreadable', { filename: blob.filename });
    throw error;
  }
}
