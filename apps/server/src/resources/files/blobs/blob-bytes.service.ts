import type { Readable } from 'node:stream';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileContext } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { bytesKey } from './object-names.ts';

/** The blob with bytes that can be read: those that were removed are drawn again. */
export async function withBytes(ctx: FileContext, row: queries.BlobRow): Promise<queries.BlobRow> {
  if (row.removed_at === null) return row;
  await ctx.platform.redrawFile(ctx.platform, row.id);
  const redrawn = await queries.findBlobById(ctx.db, row.id);
  if (!redrawn) throw appError('not_found');
  return redrawn;
}

export async function openBlob(ctx: FileContext, { key }: { key: string }): Promise<Readable> {
  return ctx.platform.store.open(await readableKey(ctx, key));
}

/** Whether the store has the bytes of a blob. */
export async function areBytesStored(ctx: FileContext, { key }: { key: string }): Promise<boolean> {
  return (await ctx.platform.store.head(await readableKey(ctx, key))) !== undefined;
}

async function readableKey(ctx: FileContext, key: string): Promise<string> {
  const row = await queries.findBlobByKey(ctx.db, key);
  if (!row) throw appError('not_found');
  return bytesKey(await withBytes(ctx, row));
}
