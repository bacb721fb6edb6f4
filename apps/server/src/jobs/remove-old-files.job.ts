import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { removeOldCopies, removeOldLevels } from '../resources/files/blobs/blob-retention.service.ts';
import { removeOldImports } from '../resources/orders/import-tasks/old-imports.service.ts';
import { removeOldRenders } from '../resources/orders/orders/old-renders.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    remove_old_files: Record<string, never>;
  }
}

/** Removes files whose time is over and that can be made again, or are of no use any more, every night. */
export const removeOldFiles = defineJob({
  name: 'remove_old_files',
  payload: z.object({}),
  retry: { limit: 3, delayS: 300 },
  cron: '10 2 * * *',
  run: async (ctx) => {
    const { rendersDays, copiesDays, importsDays } = ctx.platform.config.keptFiles;
    if (rendersDays !== undefined) await removeOldRenders(ctx, rendersDays);
    if (copiesDays !== undefined) {
      await removeOldCopies(ctx, copiesDays);
      await removeOldLevels(ctx, copiesDays);
    }
    if (importsDays !== undefined) await removeOldImports(ctx, importsDays);
  },
});
