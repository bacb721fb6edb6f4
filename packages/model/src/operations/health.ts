import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import { ledgerCheckSchema } from '../wallet/ledger-checks.ts';
import { rechargeMethods } from '../wallet/recharges.ts';
import { auditCheckSchema } from './audit-entries.ts';
import { jobNames } from './job-names.ts';

/** Some jobs run every minute, in every installation. */
export const jobsStalledAfterS = 5 * 60;

const queueHealthSchema = z.object({
  /** One of `jobNames`. */
  job: z.string(),
  /** Queued, also for later. */
  waiting_count: z.int(),
  /** How long the oldest job that could run has been waiting; null if none could. */
  oldest_waiting_s: z.int().nullable(),
  running_count: z.int(),
  /** Failed for good, in the last seven days: older ones are deleted. */
  failed_count: z.int(),
});
export type QueueHealth = z.infer<typeof queueHealthSchema>;

const processHealthSchema = z.object({
  id: z.uuid(),
  role: z.enum(['all', 'api', 'worker']),
  host: z.string(),
  version: z.string(),
  started_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  /** Since when its job queue has not worked; null while it works. */
  queue_failing_since: z.iso.datetime().nullable(),
});

export const ledgerHealthSchema = z.object({
  /** A check is queued or running. */
  is_checking: z.boolean(),
  /** Null until the first check. */
  last: ledgerCheckSchema.nullable(),
});
export type LedgerHealth = z.infer<typeof ledgerHealthSchema>;

export const backupHealthSchema = z.object({
  /** One sentence if the backup cannot be read; null otherwise. */
  error: z.string().nullable(),
  last_base_at: z.iso.datetime().nullable(),
  /** Changes of the database before this time are in the backup; null if none has been saved. */
  log_saved_until: z.iso.datetime().nullable(),
  /** Changes that wait to be saved, and use disk space meanwhile. */
  log_waiting_bytes: z.int(),
  /** Null until the first verification. */
  last_verification: z
    .object({ verified_at: z.iso.datetime(), is_restorable: z.boolean(), faults_count: z.int() })
    .nullable(),
});
export type BackupHealth = z.infer<typeof backupHealthSchema>;

/** How an installation is, as one process sees it. */
export const healthSchema = z.object({
  checked_at: z.iso.datetime(),
  versions: z.object({
    server: z.string(),
    console: z.string(),
    node: z.string(),
    postgresql: z.string(),
    /** The name of the newest migration of the database. */
    migration: z.string(),
  }),
  database: z.object({
    latency_ms: z.number(),
    size_bytes: z.int(),
    connections_count: z.int(),
    connections_max: z.int(),
    /** When its tables were created: nightly checks of a new installation are not late. */
    created_at: z.iso.datetime(),
    /** Null if there is no read replica. `lag_s` is null if it does not answer or is none of this database. */
    replica: z.object({ is_read: z.boolean(), lag_s: z.number().nullable(), error: z.string().nullable() }).nullable(),
  }),
  /** `error`: one sentence; null if files can be read and written. */
  store: z.object({ kind: z.enum(['folder', 's3']), error: z.string().nullable() }),
  /** The file system of the data folder; null if the system does not tell. */
  disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable(),
  queues: z.array(queueHealthSchema),
  /** Workers are alive, but no job has ended for `jobsStalledAfterS`, although some run every minute. */
  are_jobs_stalled: z.boolean(),
  /** The processes that have reported themselves within the last minute. */
  processes: z.array(processHealthSchema),
  mail: z.object({ is_smtp_configured: z.boolean(), is_sms_configured: z.boolean() }),
  /** How customers can recharge; `offline` counts if there are instructions for it. */
  payment_methods: z.array(z.enum(rechargeMethods)),
  /** Alipay is set up without the id of its seller, which payments are therefore not compared with. */
  is_alipay_seller_missing: z.boolean(),
  ledger: ledgerHealthSchema,
  /** The last check of the audit log; null until the first. */
  audit: auditCheckSchema.nullable(),
  /** Null if no backup is configured. */
  backup: backupHealthSchema.nullable(),
});
export type Health = z.infer<typeof healthSchema>;

/** Failed jobs that were tried as often as their job permits. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  job: z.string(),
  /** The beginning of what the job was queued with, as JSON. */
  payload: z.string(),
  error: z.string(),
  /** Where in the program it happened; null if the error does not say. */
  stack: z.string().nullable(),
  attempts_count: z.int(),
  failed_at: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const failedJobList = defineList({ filters: { job_eq: jobNames }, sorts: ['failed_at'] });

export const failedJobParams = z.object({ id: z.uuid() });
