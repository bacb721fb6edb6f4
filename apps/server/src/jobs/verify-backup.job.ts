import { z } from 'zod';
import { listBaseIds } from '../platform/backup/base-manifest.ts';
import { openBackup } from '../platform/backup/open-backup.ts';
import { defineJob } from '../platform/jobs/jobs.ts';
import { isFaultless } from '../resources/operations/backups/backup-checks.service.ts';
import { verifyBackup } from '../resources/operations/backups/verify-backup.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    verify_backup: Record<string, never>;
  }
}

/** Proves every night that the backup can be restored. It fails, and is in the log as an error, if that is not so. */
export const verifyBackupNightly = defineJob({
  name: 'verify_backup',
  payload: z.object({}),
  retry: { limit: 0, delayS: 60 },
  cron: '30 3 * * *',
  run: async ({ platform: { config }, log }) => {
    if (config.backup.to === undefined) return;
    const storage = await openBackup(config.backup.to, config);
    // Somebody else backs up the database in DATABASE_URL, and only the files are here.
    if (config.databaseUrl !== undefined && (await listBaseIds(storage)).complete.length === 0) return;
    const { dataDir } = config;
    const checks = await verifyBackup({ storage, dataDir, readsAllFiles: false, log: (line) => log.info(line) });
    if (!isFaultless(checks))
      throw new Error(`the backup cannot be restored completely: ${checks.flatMap(({ faults }) => faults).join('; ')}`);
  },
});
