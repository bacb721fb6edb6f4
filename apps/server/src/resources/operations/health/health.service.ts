import { statfs } from 'node:fs/promises';
import type { BackupHealth, Health, LedgerHealth, QueueHealth } from '@platen/model/operations/health';
import type { RechargeMethod } from '@platen/model/wallet/recharges';
import { onlineMethods } from '../../../integrations/payments/payment-provider.ts';
import { readBackupReports, readLogStatus } from '../../../platform/backup/backup-status.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { reasonOf } from '../../../platform/errors/startup-error.ts';
import { listProcesses } from '../../../platform/process/process-heartbeat.ts';
import { withTimeout } from '../../../platform/process/with-timeout.ts';
import { getPaymentSettings } from '../../wallet/payment-settings/payment-settings.service.ts';
import { findLastLedgerCheck } from '../../wallet/wallets/ledger-checks.queries.ts';
import { findLastAuditCheck } from '../audit-entries/audit-seals.service.ts';
import * as queries from './health.queries.ts';

/** The screen must show everything else although the store does not answer. */
const storeTimeoutMs = 2000;

export async function getHealth(ctx: Context): Promise<Health> {
  const { config, store, versions } = ctx.platform;
  // Measured alone: beside other work, it would measure the wait for a connection.
  const latency_ms = Math.round((await queries.measureLatency(ctx.db)) * 10) / 10;
  const { postgresql, migration, ...database } = await queries.getDatabaseFacts(ctx.db);
  return {
    checked_at: new Date().toISOString(),
    versions: { server: versions.server, console: versions.web, node: process.versions.node, postgresql, migration },
    database: { latency_ms, ...database, replica: describeReplica(ctx.platform) },
    store: { kind: store.name, error: await findStoreError(ctx) },
    disk: await measureDisk(ctx.platform),
    queues: await listQueues(ctx),
    are_jobs_stalled: await ctx.platform.jobs.areStalled(ctx.db),
    processes: await listProcesses(ctx.db),
    mail: { is_smtp_configured: config.smtpUrl !== undefined, is_sms_configured: config.smsUrl !== undefined },
    payment_methods: await listPaymentMethods(ctx),
    is_alipay_seller_missing: config.payments.alipay !== undefined && config.payments.alipay.sellerId === undefined,
    ledger: await getLedgerHealth(ctx),
    audit: await findLastAuditCheck(ctx.db),
    backup: await getBackupHealth(ctx),
  };
}

function describeReplica({ replica }: Platform): Health['database']['replica'] {
  const status = replica.status();
  if (!status) return null;
  const { lagMs, error, isFresh } = status;
  return { is_read: isFresh, lag_s: lagMs === undefined ? null : Math.round(lagMs / 100) / 10, error: error ?? null };
}

/** The store's message is returned unchanged, because only the operator can fix it. */
async function findStoreError({ platform: { store, dependencies } }: Context): Promise<string | null> {
  try {
    await withTimeout(store.check(), storeTimeoutMs);
    return null;
  } catch (error) {
    dependencies.reportCheck('store', error);
    return error instanceof Error ? error.message : String(error);
  }
}

async function measureDisk({ config }: Platform): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
}

async function listQueues({ db, platform }: Context): Promise<QueueHealth[]> {
  const counts = await platform.jobs.countJobs(db);
  return counts.map(({ name, waiting, oldestWaitingS, running, failed }) => ({
    job: name,
    waiting_count: waiting,
    oldest_waiting_s: oldestWaitingS,
    running_count: running,
    failed_count: failed,
  }));
}

async function listPaymentMethods(ctx: Context): Promise<RechargeMethod[]> {
  const { offline_instructions } = await getPaymentSettings(ctx);
  const online = onlineMethods.filter((method) => ctx.platform.payments[method] !== undefined);
  return offline_instructions === '' ? online : [...online, 'offline'];
}

async function getLedgerHealth({ db, platform }: Context): Promise<LedgerHealth> {
  const idle = await platform.jobs.findUnqueued(db, 'check_ledger', [{}]);
  return { is_checking: idle.length === 0, last: (await findLastLedgerCheck(db)) ?? null };
}

async function getBackupHealth({ db, platform: { config }, log }: Context): Promise<BackupHealth | null> {
  if (config.backup.to === undefined) return null;
  const { savedUntil, waitingBytes } = await readLogStatus(db, config);
  const changes = { log_saved_until: savedUntil?.toISOString() ?? null, log_waiting_bytes: waitingBytes };
  try {
    const reports = await withTimeout(readBackupReports(config), storeTimeoutMs);
    const verification = reports?.lastVerification;
    return {
      ...changes,
      error: null,
      last_base_at: reports?.lastBaseAt ?? null,
      last_verification: verification
        ? {
            verified_at: verification.verifiedAt,
            is_restorable: verification.isRestorable,
            faults_count: verification.checks.flatMap(({ faults }) => faults).length,
          }
        : null,
    };
  } catch (error) {
    log.warn({ err: error }, 'the backup cannot be read');
    return { ...changes, error: reasonOf(error), last_base_at: null, last_verification: null };
  }
}

export async function requestLedgerCheck(ctx: Context): Promise<LedgerHealth> {
  const { is_checking } = await getLedgerHealth(ctx);
  if (!is_checking) await ctx.platform.jobs.queue(ctx.db, 'check_ledger', {});
  return getLedgerHealth(ctx);
}
