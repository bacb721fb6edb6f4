import { Gauge } from 'prom-client';
import type { Platform } from '../context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { type BackupReports, readBackupReports, readLogStatus } from './backup-status.ts';

/** Prometheus gives up after ten seconds, and would then have no metrics at all. */
const backupTimeoutMs = 2000;

/** Read from the backup itself, whichever process or command has written it. */
export function registerBackupGauges(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  registers: Metrics['registry'][],
): void {
  let known: BackupReports | undefined;
  // Another program may save the log of a database in DATABASE_URL.
  const savesLog = config.backup.to !== undefined && config.databaseUrl === undefined;
  const age = new Gauge({
    name: 'platen_backup_age_seconds',
    help: 'How long ago the last base backup and the last verification were made, or how long the process waits for one.',
    labelNames: ['part'],
    registers,
    async collect() {
      // While the backup is away, what was known of it grows old.
      known = await withTimeout(readBackupReports(config), backupTimeoutMs).catch(() => known);
      for (const [part, time] of Object.entries(timesIn(known)))
        age.set({ part }, time === undefined ? process.uptime() : (Date.now() - Date.parse(time)) / 1000);
      faults.set(known?.lastVerification?.checks.flatMap((check) => check.faults).length ?? 0);
    },
  });
  const faults = new Gauge({
    name: 'platen_backup_faults',
    help: 'What the last verification could not restore.',
    registers,
  });
  const logAge = new Gauge({
    name: 'platen_backup_log_age_seconds',
    help: 'How old the newest change in the backup is, or how long the process waits for one.',
    registers,
    async collect() {
      const { savedUntil, waitingBytes } = await readLogStatus(db, config);
      if (savedUntil) logAge.set((Date.now() - savedUntil.getTime()) / 1000);
      else if (savesLog) logAge.set(process.uptime());
      waiting.set(waitingBytes);
    },
  });
  const waiting = new Gauge({
    name: 'platen_backup_log_waiting_bytes',
    help: 'Changes of the database that wait to be saved.',
    registers,
  });
}

function timesIn(reports: BackupReports | undefined): Record<string, string | undefined> {
  return { base: reports?.lastBaseAt, verification: reports?.lastVerification?.verifiedAt };
}
