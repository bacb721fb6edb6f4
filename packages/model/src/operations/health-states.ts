import type { Health } from './health.ts';

/** How a part of an installation is: nothing to do, something to look at, or something that does not work. */
export type HealthState = 'ok' | 'attention' | 'failed';

/** The reasons of each part, with the state that each of them means. */
const reasonStates = {
  database: { responsive: 'ok', slow: 'attention', connections_scarce: 'attention', replica_unused: 'attention' },
  store: { available: 'ok', unavailable: 'failed' },
  disk: { enough: 'ok', unknown: 'attention', low: 'attention', full: 'failed' },
  queues: {
    flowing: 'ok',
    late: 'attention',
    failed_jobs: 'attention',
    stuck: 'failed',
    stalled: 'failed',
    unavailable: 'failed',
  },
  processes: { running: 'ok', versions_differ: 'attention', no_worker: 'failed' },
  mail: { mail_and_sms: 'ok', mail: 'ok', sms: 'ok', none: 'attention' },
  payments: { configured: 'ok', seller_unchecked: 'attention', none: 'attention' },
  ledger: { balanced: 'ok', not_due: 'ok', unchecked: 'attention', outdated: 'attention', differs: 'failed' },
  audit: { sealed: 'ok', not_due: 'ok', unchecked: 'attention', outdated: 'attention', changed: 'failed' },
  backup: {
    saved: 'ok',
    none: 'attention',
    no_base: 'attention',
    base_outdated: 'attention',
    unverified: 'attention',
    log_waiting: 'attention',
    log_late: 'attention',
    unreadable: 'failed',
    not_restorable: 'failed',
  },
} as const satisfies Record<string, Record<string, HealthState>>;

export type HealthPart = keyof typeof reasonStates;
export type HealthReason<P extends HealthPart = HealthPart> = P extends HealthPart
  ? Extract<keyof (typeof reasonStates)[P], string>
  : never;
export const healthParts = Object.keys(reasonStates) as readonly HealthPart[];

export type HealthAssessment = { [P in HealthPart]: { state: HealthState; reason: HealthReason<P> } };

/** A query that only returns a constant takes about a millisecond, also over a network. */
const slowLatencyMs = 200;
const scarceConnectionsShare = 0.85;
const lowDiskShare = 0.15;
const fullDiskShare = 0.05;
/** A worker takes a job within seconds; large orders keep all of them busy for minutes. */
const lateS = 10 * 60;
const stuckS = 60 * 60;
/** The check runs every night, and may take its time. */
const ledgerCheckLifeMs = 36 * 3_600_000;
/** Checked every night, as the ledger. */
const auditCheckLifeMs = 36 * 3_600_000;
/** Base backups and verifications are made every night; one may fail. */
const baseLifeMs = 36 * 3_600_000;
const verificationLifeMs = 60 * 3_600_000;
/** A busy database writes this much in minutes, and its log is saved every second. */
const waitingLogMaxBytes = 512 * 1024 * 1024;
/** A database that is used saves its last changes within a minute. */
const savedLogLifeMs = 5 * 60_000;

/** What the state of each part is, and why. The worst reason decides. */
export function assessHealth(health: Health): HealthAssessment {
  const reasons: { [P in HealthPart]: HealthReason<P> } = {
    database: databaseReason(health.database),
    store: health.store.error === null ? 'available' : 'unavailable',
    disk: diskReason(health.disk),
    queues: queuesReason(health),
    processes: processesReason(health),
    mail: mailReason(health.mail),
    payments: paymentsReason(health),
    ledger: ledgerReason(health),
    audit: auditReason(health),
    backup: backupReason(health),
  };
  const entries = healthParts.map((part) => {
    const states: Readonly<Record<string, HealthState>> = reasonStates[part];
    return [part, { state: states[reasons[part]], reason: reasons[part] }];
  });
  return Object.fromEntries(entries) as HealthAssessment;
}

function databaseReason({ latency_ms, connections_count, connections_max, replica }: Health['database']) {
  if (connections_count >= connections_max * scarceConnectionsShare) return 'connections_scarce';
  if (replica && !replica.is_read) return 'replica_unused';
  return latency_ms > slowLatencyMs ? 'slow' : 'responsive';
}

function diskReason(disk: Health['disk']) {
  if (disk === null || disk.total_bytes === 0) return 'unknown';
  const freeShare = disk.free_bytes / disk.total_bytes;
  if (freeShare < fullDiskShare) return 'full';
  return freeShare < lowDiskShare ? 'low' : 'enough';
}

function queuesReason({ queues, are_jobs_stalled, processes }: Health) {
  if (processes.some(({ queue_failing_since }) => queue_failing_since)) return 'unavailable';
  if (are_jobs_stalled) return 'stalled';
  const oldestS = Math.max(0, ...queues.map(({ oldest_waiting_s }) => oldest_waiting_s ?? 0));
  if (oldestS > stuckS) return 'stuck';
  if (queues.some(({ failed_count }) => failed_count > 0)) return 'failed_jobs';
  return oldestS > lateS ? 'late' : 'flowing';
}

function processesReason({ processes }: Health) {
  if (!processes.some(({ role }) => role !== 'api')) return 'no_worker';
  return new Set(processes.map(({ version }) => version)).size > 1 ? 'versions_differ' : 'running';
}

function mailReason({ is_smtp_configured, is_sms_configured }: Health['mail']) {
  if (is_smtp_configured) return is_sms_configured ? 'mail_and_sms' : 'mail';
  return is_sms_configured ? 'sms' : 'none';
}

function paymentsReason({ payment_methods, is_alipay_seller_missing }: Health) {
  if (payment_methods.length === 0) return 'none';
  return is_alipay_seller_missing ? 'seller_unchecked' : 'configured';
}

function ledgerReason({ ledger: { last }, database, checked_at }: Health) {
  if (last === null) return isOlder(database.created_at, ledgerCheckLifeMs, checked_at) ? 'unchecked' : 'not_due';
  if (last.differences_count > 0) return 'differs';
  return isOlder(last.checked_at, ledgerCheckLifeMs, checked_at) ? 'outdated' : 'balanced';
}

function auditReason({ audit, database, checked_at }: Health) {
  if (audit === null) return isOlder(database.created_at, auditCheckLifeMs, checked_at) ? 'unchecked' : 'not_due';
  if (audit.broken_seal_id !== null) return 'changed';
  return isOlder(audit.checked_at, auditCheckLifeMs, checked_at) ? 'outdated' : 'sealed';
}

function isOlder(time: string, lifeMs: number, now: string): boolean {
  return Date.parse(now) - Date.parse(time) > lifeMs;
}

function backupReason({ backup, checked_at }: Health) {
  if (backup === null) return 'none';
  const { error, last_base_at, last_verification, log_saved_until, log_waiting_bytes } = backup;
  if (error !== null) return 'unreadable';
  if (last_verification?.is_restorable === false) return 'not_restorable';
  if (last_base_at === null) return 'no_base';
  if (log_waiting_bytes > waitingLogMaxBytes) return 'log_waiting';
  if (log_saved_until === null || isOlder(log_saved_until, savedLogLifeMs, checked_at)) return 'log_late';
  if (isOlder(last_base_at, baseLifeMs, checked_at)) return 'base_outdated';
  if (last_verification === null || isOlder(last_verification.verified_at, verificationLifeMs, checked_at))
    return 'unverified';
  return 'saved';
}
