import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { BackupTarget } from './backup-target.ts';
import { receivingSlot } from './external-wal.ts';
import { openBackup } from './open-backup.ts';
import { embeddedSpoolOf, readSavedUntil } from './wal-shipping.ts';

/** Reports in the backup that are never encrypted, so that monitoring can read them without the key. */
const baseReportName = 'last-base.json';
const verificationReportName = 'last-verify.json';

const baseReportSchema = z.object({ completedAt: z.iso.datetime() });
const verificationReportSchema = z.object({
  verifiedAt: z.iso.datetime(),
  isRestorable: z.boolean(),
  readsAllFiles: z.boolean(),
  checks: z.array(z.object({ part: z.string(), found: z.string(), faults: z.array(z.string()) })),
});

export function reportBase(target: BackupTarget, report: z.input<typeof baseReportSchema>): Promise<void> {
  return writeReport(target, baseReportName, report);
}

export function reportVerification(
  target: BackupTarget,
  report: z.input<typeof verificationReportSchema>,
): Promise<void> {
  return writeReport(target, verificationReportName, report);
}

function writeReport(target: BackupTarget, name: string, report: object): Promise<void> {
  return target.write(name, Readable.from([Buffer.from(JSON.stringify(report, undefined, 2))]));
}

async function readReport<T>(target: BackupTarget, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  if (!(await target.has(name))) return undefined;
  return schema.parse(JSON.parse(await text(Readable.from(await target.read(name)))));
}

/** What the backup says about itself. */
export interface BackupReports {
  lastBaseAt: string | undefined;
  lastVerification: z.output<typeof verificationReportSchema> | undefined;
}

/** Reads the reports of the configured backup. Undefined: none is configured. */
export async function readBackupReports(config: Pick<Config, 'backup'>): Promise<BackupReports | undefined> {
  if (config.backup.to === undefined) return undefined;
  const { target } = await openBackup(config.backup.to, config);
  return {
    lastBaseAt: (await readReport(target, baseReportName, baseReportSchema))?.completedAt,
    lastVerification: await readReport(target, verificationReportName, verificationReportSchema),
  };
}

interface LogStatus {
  /** Changes before this time are in the backup. Undefined: nobody saves them. */
  savedUntil: Date | undefined;
  waitingBytes: number;
}

/** How much of the database's log waits to be saved. It is known although the backup is away. */
export async function readLogStatus(
  db: Db,
  { backup, databaseUrl, dataDir }: Pick<Config, 'backup' | 'dataDir' | 'databaseUrl'>,
): Promise<LogStatus> {
  if (backup.to === undefined) return { savedUntil: undefined, waitingBytes: 0 };
  return databaseUrl === undefined ? readEmbeddedLog(dataDir) : readReceivedLog(db);
}

async function readEmbeddedLog(dataDir: string): Promise<LogStatus> {
  const spool = embeddedSpoolOf(dataDir);
  const waiting = await Promise.all(
    (await readdir(spool).catch(() => [])).map((name) => stat(join(spool, name)).catch(() => undefined)),
  );
  return {
    savedUntil: await readSavedUntil(spool),
    waitingBytes: waiting.reduce((total, file) => total + (file?.size ?? 0), 0),
  };
}

/** Of a database of the operator's own: what its replication slot says about the receiver. */
async function readReceivedLog(db: Db): Promise<LogStatus> {
  const { rows } = await sql<{ repliedAt: Date | null; waitingBytes: number }>`
    select sender.reply_time as "repliedAt",
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), slot.restart_lsn), 0)::float8 as "waitingBytes"
    from pg_replication_slots as slot
    left join pg_stat_replication as sender on sender.pid = slot.active_pid
    where slot.slot_name = ${receivingSlot}`.execute(db);
  const [slot] = rows;
  return { savedUntil: slot?.repliedAt ?? undefined, waitingBytes: slot?.waitingBytes ?? 0 };
}
