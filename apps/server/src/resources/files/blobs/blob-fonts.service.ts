import { buffer } from 'node:stream/consumers';
import { type FontFault, RenderThreadError } from '@platen/render/node';
import { appError } from '../../../platform/errors/app-error.ts';
import type { ObjectResponse } from '../../../platform/http/send-object.ts';
import type { FileContext } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { bytesKey } from './object-names.ts';
import { levelsKey } from './prepared-picture.ts';

/**
 * A font that was uploaded as WOFF2 is stored unpacked too, in the place of the levels of a picture: a page cannot decode
 * it under our content security policy.
 */
const packedType = 'font/woff2';

/** Opening the largest real font takes a second on a slow machine. */
const checkMaxMs = 20_000;

/** Why a file cannot be used as a font. If it can, browsers can draw from it afterwards. */
export async function prepareFont(ctx: FileContext, blobId: number): Promise<FontFault | undefined> {
  const row = await queries.findBlobById(ctx.db, blobId);
  if (!row) throw appError('not_found');
  return (await unpack(ctx, row)).fault;
}

/** What a browser draws texts from: the file itself, or what was packed in it. */
export async function getServedFont(ctx: FileContext, row: queries.BlobRow): Promise<ObjectResponse> {
  if (row.content_type !== packedType) {
    return { key: bytesKey(row), byteSize: row.byte_size, contentType: row.content_type, filename: row.filename };
  }
  // It was uploaded before fonts were unpacked, or its unpacked tables were removed, because nobody used it for long.
  const { level_ends } = row.level_ends === null ? (await unpack(ctx, row)).row : row;
  const byteSize = level_ends?.at(-1);
  if (byteSize === undefined) throw appError('not_found');
  return { key: levelsKey(row), byteSize, contentType: 'font/ttf', filename: `${row.key}.ttf` };
}

/** Runs in a thread of the renderer: a file that blocks or crashes its reader must not affect the server. */
async function unpack(
  ctx: FileContext,
  row: queries.BlobRow,
): Promise<{ row: queries.BlobRow; fault: FontFault | undefined }> {
  const { renderer, store } = ctx.platform;
  const requester = { owner: `${row.owner_id ?? ''}`, isUrgent: true, timeoutMs: checkMaxMs };
  const bytes = await buffer(await store.open(bytesKey(row)));
  const { fault, unpacked } = await renderer
    .pool()
    .checkFont(bytes, requester)
    .catch((error: unknown) => {
      if (error instanceof RenderThreadError) return { fault: 'damaged' as const, unpacked: undefined };
      throw error;
    });
  if (row.content_type !== packedType || row.level_ends?.length) return { row, fault };
  if (unpacked) {
    const facts = { byteSize: unpacked.length, contentType: 'application/octet-stream' };
    await store.put(levelsKey(row), Buffer.from(unpacked), facts);
  }
  const levelEnds = unpacked ? [unpacked.length] : [];
  return { row: (await queries.setLevels(ctx.db, row, { levelEnds, isBlank: false })) ?? row, fault };
}
