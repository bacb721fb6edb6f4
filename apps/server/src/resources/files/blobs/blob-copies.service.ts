import { buffer } from 'node:stream/consumers';
import { resizeQualities, resizeWidthsPx } from '@platen/model/resized-pictures';
import { type PictureResize, UnreadablePicture } from '@platen/render/node';
import { appError } from '../../../platform/app-error.ts';
import { isForeignKeyViolation } from '../../../platform/database-errors.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import { findLevel } from './blob-levels.service.ts';
import * as queries from './blob-copies.queries.ts';
import type { FileContext } from './blob-uploads.service.ts';
import type { BlobRow } from './blobs.queries.ts';

/** Copies in progress. A page with a hundred readers requests each picture a hundred times. */
const pendingCopies = new Map<string, Promise<queries.CopyRow>>();

/**
 * The picture at the next supported width, created once and stored, or the original if that is not wider. Anyone who
 * knows the address can request it, so few widths keep the number of copies small. A TIFF is always converted, because
 * browsers cannot show it.
 */
export async function getCopy(
  ctx: FileContext,
  blob: BlobRow,
  requested: { width: number; quality: number },
): Promise<Pick<BlobRow, 'key' | 'byte_size' | 'content_type'>> {
  const width = atLeast(resizeWidthsPx, requested.width);
  const quality = atLeast(resizeQualities, requested.quality);
  const isShown = blob.content_type !== 'image/tiff';
  if (fileKindOf(blob.content_type) !== 'image' || (isShown && width >= (blob.width ?? 0))) return blob;
  const key = `${blob.key}.w${width}q${quality}`;
  const found =
    pendingCopies.get(key) ?? findOrCreateCopy(ctx, blob, key, width, quality).finally(() => pendingCopies.delete(key));
  pendingCopies.set(key, found);
  return found;
}

async function findOrCreateCopy(ctx: FileContext, blob: BlobRow, key: string, width: number, quality: number) {
  const { store } = ctx.platform;
  const stored = await queries.findCopy(ctx.db, blob.id, width, quality);
  if (stored) return stored;
  const contentType = resizedType(blob.content_type);
  const bytes = await resize(ctx, blob, { widthPx: width, quality, contentType });
  await store.put(key, bytes, { byteSize: bytes.length, contentType });
  try {
    const copy = { blob_id: blob.id, width, quality, key, content_type: contentType, byte_size: bytes.length };
    return await queries.insertCopy(ctx.db, copy);
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
    if (!level?.range) return await pictures.resize((use) => store.withFile(blob.key, use), options, facts);
    const { key, range } = level;
    return await pictures.resize(async (use) => use(await buffer(await store.open(key, range))), options, facts);
  } catch (error) {
    if (error instanceof UnreadablePicture) throw appError('image_unreadable', { filename: blob.filename });
    throw error;
  }
}
