import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { prepareOldPictures } from '../resources/files/blobs/blob-levels.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    prepare_pictures: Record<string, never>;
  }
}

/** Creates the levels of pictures that were uploaded before levels existed. */
export const preparePictures = defineJob({
  name: 'prepare_pictures',
  payload: z.object({}),
  retry: { limit: 1, delayS: 300 },
  cron: '50 * * * *',
  run: (ctx) => prepareOldPictures(ctx),
});
