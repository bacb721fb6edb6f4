import { RefusedError, RenderThreadError, TooLargeError } from '@platen/render/node';
import type { Platform } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { removeBytes, restoreBytes } from '../blobs/blob-retention.service.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { drawPreview, urgentTimeLimitMs } from './draw-preview.ts';
import * as queries from './removed-renders.queries.ts';

/**
 * Removes the files of effect and custom-area images that nobody needs at hand, unless something else uses the file.
 * Production images stay: they are what was printed, and with a font that was replaced since they would be drawn
 * differently.
 */
export async function removeRenderFiles(ctx: FileContext, ids: readonly number[]): Promise<void> {
  const removed = await removeBytes(ctx, await queries.listFilesOf(ctx.db, ids), 'renders');
  await queries.markRemoved(ctx.db, removed);
}

/** Files that are being drawn again. A list of orders requests all its images at once, and each several times. */
const pendingFiles = new Map<number, Promise<void>>();

/**
 * Draws a removed file again. It is recorded apart from the caller's transaction: others wait for the same file, and a
 * rollback would not remove the object.
 */
export function redrawFile(platform: Platform, blobId: number): Promise<void> {
  const ctx = { platform, db: platform.separateDb };
  const pending = pendingFiles.get(blobId) ?? redraw(ctx, blobId).finally(() => pendingFiles.delete(blobId));
  pendingFiles.set(blobId, pending);
  return pending;
}

async function redraw(ctx: FileContext, blobId: number): Promise<void> {
  const row = await queries.findRenderOf(ctx.db, blobId);
  if (!row || row.output === 'production') throw appError('not_found');
  const control = {
    owner: undefined,
    isUrgent: true,
    timeoutMs: urgentTimeLimitMs,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const image = await drawPreview(ctx, row, control).catch((error: unknown) => {
    throw isFinal(error) ? appError('not_found') : error;
  });
  await restoreBytes(ctx, blobId, image);
  await queries.markRedrawn(ctx.db, row.id);
}

/** Whether it would fail again: a font or a picture of it was deleted since. */
function isFinal(error: unknown): boolean {
  return error instanceof RefusedError || error instanceof RenderThreadError || error instanceof TooLargeError;
}
