import { formatCount } from '@platen/model/money/money';
import { type Health, jobsStalledAfterS } from '@platen/model/operations/health';
import type { HealthAssessment, HealthPart } from '@platen/model/operations/health-states';
import { formatShortTime } from '../../../ui/formats.ts';
import type { TranslatorOf } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import type { healthTexts } from './health.messages.ts';

type Translate = TranslatorOf<typeof healthTexts>;

const minuteS = 60;
const hourS = 3600;
const dayS = 24 * hourS;

/** `45 s`, `12 min`, `5 h`, `3 days`: rounded down, for comparison. */
export function formatDuration(t: Translate, seconds: number): string {
  if (seconds < minuteS) return t('duration.seconds', { count: String(Math.max(0, Math.floor(seconds))) });
  if (seconds < hourS) return t('duration.minutes', { count: String(Math.floor(seconds / minuteS)) });
  if (seconds < 2 * dayS) return t('duration.hours', { count: String(Math.floor(seconds / hourS)) });
  return t('duration.days', { count: Math.floor(seconds / dayS) });
}

/** One sentence for each part: its main figure, or what is wrong with it. */
export function healthSentences(
  t: Translate,
  health: Health,
  assessment: HealthAssessment,
): Record<HealthPart, string> {
  return {
    database: databaseSentence(t, health, assessment.database.reason),
    store: health.store.error ?? t(`reasons.${health.store.kind}`),
    disk: health.disk
      ? t('reasons.diskFree', {
          free: formatBytes(health.disk.free_bytes),
          total: formatBytes(health.disk.total_bytes),
        })
      : t('reasons.diskUnknown'),
    queues: queuesSentence(t, health, assessment.queues.reason),
    processes: processesSentence(t, health, assessment.processes.reason),
    mail: assessment.mail.reason === 'none' ? t('reasons.noMail') : t(`reasons.${assessment.mail.reason}`),
    payments: paymentsSentence(t, health, assessment.payments.reason),
    ledger: ledgerSentence(t, health, assessment.ledger.reason),
    audit: auditSentence(t, health.audit, assessment.audit.reason),
    backup: backupSentence(t, health, assessment.backup.reason),
  };
}

function databaseSentence(t: Translate, { database }: Health, reason: HealthAssessment['database']['reason']): string {
  const latency = String(database.latency_ms);
  if (reason === 'responsive') return t('reasons.responsive', { latency, size: formatBytes(database.size_bytes) });
  if (reason === 'slow') return t('reasons.slow', { latency });
  if (reason === 'replica_unused') return replicaSentence(t, database.replica);
  return t('reasons.connections_scarce', {
    count: formatCount(database.connections_count),
    max: formatCount(database.connections_max),
  });
}

function replicaSentence(t: Translate, replica: Health['database']['replica']): string {
  if (replica?.error) return t('reasons.replicaError', { error: replica.error });
  return t('reasons.replicaBehind', { duration: formatDuration(t, replica?.lag_s ?? 0) });
}

function queuesSentence(t: Translate, health: Health, reason: HealthAssessment['queues']['reason']): string {
  if (reason === 'unavailable') return t('reasons.queueUnavailable', { hosts: failingHosts(health) });
  if (reason === 'stalled') return t('reasons.jobsStalled', { duration: formatDuration(t, jobsStalledAfterS) });
  const { queues } = health;
  const sum = (key: 'waiting_count' | 'running_count' | 'failed_count') =>
    queues.reduce((total, queue) => total + queue[key], 0);
  if (reason === 'failed_jobs') return t('reasons.failedJobs', { count: sum('failed_count') });
  if (reason === 'flowing')
    return t('reasons.flowing', {
      waiting: formatCount(sum('waiting_count')),
      running: formatCount(sum('running_count')),
    });
  const oldestS = Math.max(0, ...queues.map(({ oldest_waiting_s }) => oldest_waiting_s ?? 0));
  return t('reasons.waitingLong', { duration: formatDuration(t, oldestS) });
}

function failingHosts({ processes }: Health): string {
  const failing = processes.filter(({ queue_failing_since }) => queue_failing_since);
  return [...new Set(failing.map(({ host }) => host))].join(', ');
}

function processesSentence(
  t: Translate,
  { processes }: Health,
  reason: HealthAssessment['processes']['reason'],
): string {
  if (reason === 'no_worker') return t('reasons.no_worker');
  if (reason === 'running') return t('reasons.running', { count: processes.length });
  const versions = [...new Set(processes.map(({ version }) => version))].join(', ');
  return t('reasons.versions_differ', { versions });
}

function paymentsSentence(t: Translate, { payment_methods }: Health, reason: HealthAssessment['payments']['reason']) {
  if (reason === 'none') return t('reasons.noPayment');
  if (reason === 'seller_unchecked') return t('reasons.seller_unchecked');
  return payment_methods.map((method) => t(`methods.${method}`)).join(' · ');
}

function ledgerSentence(t: Translate, { ledger: { last } }: Health, reason: HealthAssessment['ledger']['reason']) {
  if (last === null) return t(reason === 'not_due' ? 'reasons.not_due' : 'reasons.unchecked');
  const time = formatShortTime(last.checked_at);
  if (reason === 'differs') return t('reasons.differs', { count: last.differences_count });
  if (reason === 'outdated') return t('reasons.outdated', { time });
  return t('reasons.balanced', { count: last.wallets_count, time });
}

function auditSentence(t: Translate, audit: Health['audit'], reason: HealthAssessment['audit']['reason']): string {
  if (audit === null) return t(reason === 'not_due' ? 'reasons.not_due' : 'reasons.unchecked');
  const time = formatShortTime(audit.checked_at);
  if (reason === 'changed') return t('reasons.auditChanged', { time });
  if (reason === 'outdated') return t('reasons.outdated', { time });
  return t('reasons.auditSealed', { count: audit.entries_count, time });
}

function secondsBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 1000;
}

function backupSentence(t: Translate, health: Health, reason: HealthAssessment['backup']['reason']): string {
  const { backup, checked_at } = health;
  if (backup === null) return t('reasons.backupNone');
  if (backup.error !== null) return backup.error;
  const { last_base_at, last_verification, log_saved_until, log_waiting_bytes } = backup;
  const duration = log_saved_until === null ? '–' : formatDuration(t, secondsBetween(log_saved_until, checked_at));
  const timeOf = (time: string | null | undefined) => (time ? formatShortTime(time) : '–');
  const base = timeOf(last_base_at);
  const verified = timeOf(last_verification?.verified_at);
  if (reason === 'not_restorable')
    return t('reasons.backupFaults', { count: last_verification?.faults_count ?? 0, time: verified });
  if (reason === 'no_base') return t('reasons.backupNoBase');
  if (reason === 'log_waiting') return t('reasons.backupWaiting', { size: formatBytes(log_waiting_bytes) });
  if (reason === 'log_late')
    return log_saved_until === null ? t('reasons.backupLogNone') : t('reasons.backupLogLate', { duration });
  if (reason === 'base_outdated') return t('reasons.backupOutdated', { base, duration });
  if (reason === 'unverified') return t('reasons.backupUnverified', { base, duration });
  return t('reasons.backupSaved', { base, duration, verified });
}
