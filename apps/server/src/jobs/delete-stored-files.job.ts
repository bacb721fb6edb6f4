import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    delete_stored_files: { keys: string[] };
  }
}

/** Deletes objects whose rows are gone. */
export const deleteStoredFiles = defineJob({
  name: 'delete_stored_files',
  payload: z.object({ keys: z.array(z.string()) }),
  retry: { limit: 10, delayS: 30 },
  run: async ({ platform }, { keys }) => {
    for (const key of keys) await platform.store.delete(key);
  },
});
