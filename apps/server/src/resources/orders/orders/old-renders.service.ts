import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { removeRenderFiles } from '../../files/renders/removed-renders.service.ts';
import { listOldRenders } from './old-renders.queries.ts';

const batchSize = 200;

/** Removes the proofs of orders that are long past, and previews. They are drawn again when somebody looks at them. */
export async function removeOldRenders(ctx: FileContext, days: number): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await listOldRenders(ctx.db, days, afterId, batchSize);
    await ctx.db.transaction().execute((db) => removeRenderFiles({ ...ctx, db }, ids));
    if (ids.length < batchSize) return;
    afterId = ids.at(-1) ?? afterId;
  }
}
