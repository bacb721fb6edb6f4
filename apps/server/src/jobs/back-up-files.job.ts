import { z } from 'zod';
import { openBackup } from '../platform/backup/open-backup.ts';
import { defineJob } from '../platform/jobs/jobs.ts';
import { saveNewFiles } from '../resources/operations/backups/backups.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    back_up_files: Record<string, never>;
  }
}

/** Saves new files every minute, so that those that the log of the database names are in the backup too. */
export const backUpFiles = defineJob({
  name: 'back_up_files',
  payload: z.object({}),
  retry: { limit: 0, delayS: 60 },
  cron: '* * * * *',
  run: async ({ platform: { config, store }, db, log }) => {
    if (config.backup.to === undefined) return;
    const storage = await openBackup(config.backup.to, config);
    const { missing } = await saveNewFiles({ db, store, storage });
    if (missing.length > 0) log.warn({ missing }, 'files could not be backed up');
  },
});
