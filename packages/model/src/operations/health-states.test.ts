import { expect, it } from 'vitest';
import type { Health } from './health.ts';
import { assessHealth, type HealthPart, type HealthReason, type HealthState } from './health-states.ts';

const process = {
  id: '6f1c1f0e-6a52-4d0e-9d53-0f5a3f0f7b11',
  role: 'all' as const,
  host: 'print-1',
  version: '1.0.0',
  started_at: '2026-11-17T00:00:00.000Z',
  seen_at: '2026-11-17T12:00:00.000Z',
  queue_failing_since: null,
};
const failingProcess = { ...process, queue_failing_since: '2026-11-17T11:58:00.000Z' };
const queue = {
  job: 'deliver_webhook' as const,
  waiting_count: 3,
  oldest_waiting_s: 2,
  running_count: 1,
  failed_count: 0,
};
const check = {
  checked_at: '2026-11-17T03:40:00.000Z',
  wallets_count: 2,
  transactions_count: 9,
  differences_count: 0,
  differences: [],
};
const verification = { verified_at: '2026-11-17T03:40:00.000Z', is_restorable: true, faults_count: 0 };
const backup = {
  error: null,
  last_base_at: '2026-11-17T02:00:00.000Z',
  log_saved_until: '2026-11-17T11:59:40.000Z',
  log_waiting_bytes: 16 * 1024 * 1024,
  last_verification: verification,
};
const newDatabase = { created_at: '2026-11-17T11:00:00.000Z' };
const healthy: Health = {
  checked_at: '2026-11-17T12:00:00.000Z',
  versions: { server: '1.0.0', console: '1.0.0', node: '22.0.0', postgresql: '18.0', migration: '0001-accounts' },
  database: {
    latency_ms: 1.2,
    size_bytes: 10_000_000,
    connections_count: 12,
    connections_max: 100,
    created_at: '2026-01-01T00:00:00.000Z',
    replica: null,
  },
  store: { kind: 'folder', error: null },
  disk: { free_bytes: 60, total_bytes: 100 },
  queues: [queue],
  are_jobs_stalled: false,
  processes: [process],
  mail: { is_smtp_configured: true, is_sms_configured: false },
  payment_methods: ['offline'],
  is_alipay_seller_missing: false,
  ledger: { is_checking: false, last: check },
  audit: { checked_at: '2026-11-17T03:50:00.000Z', seals_count: 60, entries_count: 900, broken_seal_id: null },
  backup,
};

it('reports nothing if everything works', () => {
  const assessment = assessHealth(healthy);
  expect(new Set(Object.values(assessment).map(({ state }) => state))).toEqual(new Set(['ok']));
});

it.each<[HealthPart, HealthReason, HealthState, Partial<Health>]>([
  ['database', 'slow', 'attention', { database: { ...healthy.database, latency_ms: 201 } }],
  ['database', 'connections_scarce', 'attention', { database: { ...healthy.database, connections_count: 85 } }],
  ['store', 'unavailable', 'failed', { store: { kind: 's3', error: 'no answer within 2000 ms' } }],
  ['disk', 'unknown', 'attention', { disk: null }],
  ['disk', 'low', 'attention', { disk: { free_bytes: 14, total_bytes: 100 } }],
  ['disk', 'full', 'failed', { disk: { free_bytes: 4, total_bytes: 100 } }],
  ['queues', 'late', 'attention', { queues: [{ ...queue, oldest_waiting_s: 601 }] }],
  ['queues', 'failed_jobs', 'attention', { queues: [{ ...queue, oldest_waiting_s: 601, failed_count: 1 }] }],
  ['queues', 'stuck', 'failed', { queues: [{ ...queue, oldest_waiting_s: 3601, failed_count: 1 }] }],
  ['queues', 'flowing', 'ok', { queues: [{ ...queue, oldest_waiting_s: null }] }],
  ['queues', 'stalled', 'failed', { are_jobs_stalled: true }],
  ['queues', 'unavailable', 'failed', { processes: [process, failingProcess], are_jobs_stalled: true }],
  ['processes', 'no_worker', 'failed', { processes: [{ ...process, role: 'api' }] }],
  ['processes', 'no_worker', 'failed', { processes: [] }],
  ['processes', 'versions_differ', 'attention', { processes: [process, { ...process, version: '1.0.1' }] }],
  ['backup', 'none', 'attention', { backup: null }],
  ['backup', 'no_base', 'attention', { backup: { ...backup, last_base_at: null } }],
  ['backup', 'base_outdated', 'attention', { backup: { ...backup, last_base_at: '2026-11-15T23:00:00.000Z' } }],
  ['backup', 'unverified', 'attention', { backup: { ...backup, last_verification: null } }],
  ['backup', 'log_waiting', 'attention', { backup: { ...backup, log_waiting_bytes: 600 * 1024 * 1024 } }],
  ['backup', 'log_late', 'attention', { backup: { ...backup, log_saved_until: null } }],
  ['backup', 'log_late', 'attention', { backup: { ...backup, log_saved_until: '2026-11-17T11:54:59.000Z' } }],
  ['backup', 'unreadable', 'failed', { backup: { ...backup, error: 'connect ECONNREFUSED' } }],
  [
    'backup',
    'not_restorable',
    'failed',
    { backup: { ...backup, last_verification: { ...verification, is_restorable: false, faults_count: 2 } } },
  ],
  [
    'database',
    'replica_unused',
    'attention',
    { database: { ...healthy.database, replica: { is_read: false, lag_s: 12.5, error: null } } },
  ],
  ['audit', 'unchecked', 'attention', { audit: null }],
  ['audit', 'not_due', 'ok', { audit: null, database: { ...healthy.database, ...newDatabase } }],
  ['audit', 'changed', 'failed', { audit: { ...healthy.audit, broken_seal_id: 3 } as Health['audit'] }],
  [
    'audit',
    'outdated',
    'attention',
    { audit: { ...healthy.audit, checked_at: '2026-11-15T23:00:00.000Z' } as Health['audit'] },
  ],
  ['mail', 'none', 'attention', { mail: { is_smtp_configured: false, is_sms_configured: false } }],
  ['mail', 'sms', 'ok', { mail: { is_smtp_configured: false, is_sms_configured: true } }],
  ['payments', 'seller_unchecked', 'attention', { payment_methods: ['alipay'], is_alipay_seller_missing: true }],
  ['payments', 'none', 'attention', { payment_methods: [] }],
  ['ledger', 'unchecked', 'attention', { ledger: { is_checking: true, last: null } }],
  [
    'ledger',
    'not_due',
    'ok',
    { ledger: { is_checking: false, last: null }, database: { ...healthy.database, ...newDatabase } },
  ],
  ['ledger', 'differs', 'failed', { ledger: { is_checking: false, last: { ...check, differences_count: 1 } } }],
  [
    'ledger',
    'outdated',
    'attention',
    { ledger: { is_checking: false, last: { ...check, checked_at: '2026-11-15T23:59:00.000Z' } } },
  ],
])('%s: %s is %s', (part, reason, state, change) => {
  const assessment = assessHealth({ ...healthy, ...change });
  expect(assessment[part]).toEqual({ state, reason });
});
