import { deleteUnreferenced } from '../../files/blobs/blob-retention.service.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import * as queries from './old-imports.queries.ts';

const batchSize = 100;

/**
 * Removes imports that ordered nothing, with their sheets, and the error files of the others. The sheet of a form order
 * stays with it, and so do the pictures that a sheet contained, which are their customer's.
 */
export async function removeOldImports(ctx: FileContext, days: number): Promise<void> {
  for (const removeBatch of [queries.deleteOldTasks, queries.detachOldErrorFiles]) {
    for (;;) {
      const removed = await ctx.db.transaction().execute(async (db) => {
        const files = await removeBatch(db, days, batchSize);
        const ids = files.flatMap(({ file_blob_id, error_file_blob_id }) => [file_blob_id, error_file_blob_id]);
        await deleteUnreferenced(
          { ...ctx, db },
          ids.filter((id) => id !== null),
        );
        return files.length;
      });
      if (removed < batchSize) break;
    }
  }
}
