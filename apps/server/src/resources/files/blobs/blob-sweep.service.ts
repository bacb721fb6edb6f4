import { unusedUploadLifeMs } from '@platen/model/files/upload-times';
import { AppError } from '../../../platform/errors/app-error.ts';
import { sweepScratchFolders } from '../../../platform/process/scratch-folder.ts';
import { setTags } from '../tags/tags.service.ts';
import type { FileContext } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { completeUpload } from './upload-completion.service.ts';

const batchSize = 200;

/**
 * Deletes files that were announced a day ago and never uploaded. An uploaded file that nobody has used yet is checked
 * now and stays if it is valid.
 */
export async function sweepUnusedUploads(ctx: FileContext): Promise<void> {
  let afterId = 0;
  for (;;) {
    const batch = await queries.listPendingUploads(ctx.db, unusedUploadLifeMs, afterId, batchSize);
    for (const row of batch) {
      if (!(await isUploadComplete(ctx, row))) await removeBlob(ctx, row);
      afterId = row.id;
    }
    if (batch.length < batchSize) break;
  }
  await ctx.platform.store.removeLeftovers(unusedUploadLifeMs);
  await sweepScratchFolders(unusedUploadLifeMs);
}

async function isUploadComplete(ctx: FileContext, row: queries.BlobRow): Promise<boolean> {
  try {
    return (await completeUpload(ctx, row)) !== undefined;
  } catch (error) {
    // The bytes were wrong and have been deleted. Any other error is a problem of the store, not of the file.
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function removeBlob(ctx: FileContext, row: queries.BlobRow): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await setTags(db, 'Blob', row.id, [], row.owner_id);
    await queries.deleteBlob(db, row.id);
  });
}
