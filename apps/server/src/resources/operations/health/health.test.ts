import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health, LedgerHealth } from '@platen/model/operations/health';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { jobs } from '../../../jobs/index.ts';
import { reportBase, reportVerification } from '../../../platform/backup/backup-status.ts';
import { openBackup } from '../../../platform/backup/open-backup.ts';
import { listProcesses, startHeartbeat, sweepProcesses } from '../../../platform/process/process-heartbeat.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { failJob } from './testing/failed-jobs.ts';

describe('health', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_SMS_URL: 'http://127.0.0.1:9/sms' });
  const asAdmin = async () => app.as((await app.signUp('admin')).token);
  const read = async (): Promise<Health> => (await asAdmin())('GET /health');

  it('shows versions, figures and what is configured', async () => {
    const health = await read();
    expect(health.versions).toEqual({
      server: app.platform.versions.server,
      console: app.platform.versions.web,
      node: process.versions.node,
      postgresql: expect.stringMatching(/^\d+/),
      migration: Object.keys(migrations).at(-1),
    });
    expect(health.database.latency_ms).toBeGreaterThan(0);
    expect(health.database.size_bytes).toBeGreaterThan(1_000_000);
    expect(health.database.connections_count).toBeGreaterThan(0);
    expect(health.database.connections_max).toBeGreaterThan(health.database.connections_count);
    expect(health.store).toEqual({ kind: 'folder', error: null });
    expect(health.disk?.free_bytes).toBeLessThanOrEqual(health.disk?.total_bytes ?? 0);
    expect(health.mail).toEqual({ is_smtp_configured: false, is_sms_configured: true });
    expect(health.queues.map(({ job }) => job)).toEqual(jobs.map(({ name }) => name));
    expect(health.ledger).toEqual({ is_checking: false, last: null });
    expect(health.backup).toBeNull();
  });

  it('names the payment methods that customers can use', async () => {
    const admin = await asAdmin();
    expect((await admin('GET /health')).payment_methods).toEqual([]);
    await admin('PUT /payment_settings', { body: { offline_instructions: 'Bank 123' } });
    expect((await admin('GET /health')).payment_methods).toEqual(['offline']);
  });

  it('says why the store is not available', async () => {
    const files = join(app.platform.config.dataDir, 'files');
    await rename(files, `${files}-away`);
    const { store } = await read();
    await rename(`${files}-away`, files);
    expect(store).toEqual({ kind: 'folder', error: expect.stringContaining('ENOENT') });
    expect((await read()).store.error).toBeNull();
  });

  it('lists the processes that are alive', async () => {
    const dead = randomUUID();
    await sql`insert into processes (id, role, host, version, seen_at)
      values (${dead}, 'worker', 'gone', '0.0.1', now() - interval '61 seconds')`.execute(app.db);
    const other = { ...app.platform, processId: randomUUID() };
    const heartbeat = await startHeartbeat(other, app.http.log);
    const { processes } = await read();
    expect(processes.map(({ id }) => id)).toEqual([app.platform.processId, other.processId]);
    expect(processes[0]).toMatchObject({ role: 'api', version: app.platform.versions.server });
    await heartbeat.stop();
    expect((await listProcesses(app.db)).map(({ id }) => id)).toEqual([app.platform.processId]);

    await sweepProcesses(app.db);
    const { rows } = await sql<{ id: string }>`select id from processes`.execute(app.db);
    expect(rows).toEqual([{ id: app.platform.processId }]);
  });

  it('says that jobs are not done, and so does each process', async () => {
    const isStalled = async () => (await read()).are_jobs_stalled;
    expect(await isStalled()).toBe(false);
    const worker = randomUUID();
    await sql`insert into processes (id, role, host, version, started_at)
      values (${worker}, 'worker', 'print-1', '1.0.0', now() - interval '1 hour')`.execute(app.db);
    expect(await isStalled()).toBe(true);
    const degraded = { status: 200, body: { status: 'degraded', parts: { queue: 'stalled' } } };
    await vi.waitFor(async () => expect(await app.call('GET', 'root:/readyz')).toMatchObject(degraded), {
      timeout: 30_000,
    });

    await sql`insert into pgboss.job (name, state, started_on) values ('seal_audit', 'completed', now())`.execute(
      app.db,
    );
    expect(await isStalled()).toBe(false);
    const ready = { status: 200, body: { status: 'ok', parts: { queue: 'ok' } } };
    await vi.waitFor(async () => expect(await app.call('GET', 'root:/readyz')).toMatchObject(ready), {
      timeout: 30_000,
    });
    await sql`delete from processes where id = ${worker}`.execute(app.db);
  });

  it('counts what waits, runs and has failed', async () => {
    await app.platform.jobs.queue(app.db, 'deliver_webhook', { delivery_id: 1 });
    await app.platform.jobs.queue(app.db, 'deliver_webhook', { delivery_id: 2 }, { startAfterS: 3600 });
    await failJob(app, 'deliver_webhook', { delivery_id: 3 });
    await sql`update pgboss.job set start_after = now() - interval '90 seconds'
      where name = 'deliver_webhook' and data->>'delivery_id' = '1'`.execute(app.db);
    const queueOf = async (job: string) => (await read()).queues.find((queue) => queue.job === job);
    const figures = await queueOf('deliver_webhook');
    expect(figures).toMatchObject({ waiting_count: 2, running_count: 0, failed_count: 1 });
    expect(figures?.oldest_waiting_s).toBeGreaterThanOrEqual(90);
    // What is queued for later is not late.
    await app.platform.jobs.queue(app.db, 'run_import_task', { import_task_id: 1 }, { startAfterS: 3600 });
    expect(await queueOf('run_import_task')).toMatchObject({ waiting_count: 1, oldest_waiting_s: null });
  });

  it('queues one check of the ledger at a time', async () => {
    const admin = await asAdmin();
    for (const _ of [1, 2])
      expect(await admin('POST /health/ledger_check')).toEqual<LedgerHealth>({ is_checking: true, last: null });
    const { rows } = await sql`select from pgboss.job where name = 'check_ledger'`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
});

describe('the backup', () => {
  const root = mkdtempSync(join(tmpdir(), 'platen-health-'));
  const backupDir = join(root, 'backup');
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_BACKUP_TO: backupDir });
  afterAll(() => rm(root, { recursive: true }));
  const read = async () => (await app.as((await app.signUp('admin')).token)('GET /health')).backup;

  it('is shown with its last base, its last verification, and why it cannot be read', async () => {
    const nothing = { error: null, last_base_at: null, log_saved_until: null, log_waiting_bytes: 0 };
    expect(await read()).toEqual({ ...nothing, last_verification: null });

    const { target } = await openBackup(backupDir, app.platform.config);
    await reportBase(target, { completedAt: '2026-11-17T02:00:00.000Z' });
    const checks = [{ part: 'files', found: '', faults: ['one: it is damaged', 'two: it is damaged'] }];
    const verifiedAt = '2026-11-17T03:30:00.000Z';
    await reportVerification(target, { verifiedAt, isRestorable: false, readsAllFiles: true, checks });
    expect(await read()).toMatchObject({
      last_base_at: '2026-11-17T02:00:00.000Z',
      last_verification: { verified_at: verifiedAt, is_restorable: false, faults_count: 2 },
    });

    await rm(backupDir, { recursive: true });
    await writeFile(backupDir, 'a file where the folder was');
    expect(await read()).toMatchObject({ error: expect.stringMatching(/^E/), last_base_at: null });
  });
});

describe('failed jobs', () => {
  const app = useTestApp();
  const asAdmin = async () => app.as((await app.signUp('admin')).token);

  it('are listed with what happened, and run again', async () => {
    // A payload that the job refuses: it fails at once and, without retries, for good.
    const id = await app.db.transaction().execute(async (db) => {
      await app.platform.jobs.queue(db, 'delete_stored_files', { keys: ['first'] });
      const { rows } = await sql<{ id: string }>`
        update pgboss.job set data = '{"keys":5}', retry_limit = 0 where name = 'delete_stored_files'
        returning id`.execute(db);
      return rows[0]?.id ?? '';
    });
    const admin = await asAdmin();
    const list = async () => (await admin('GET /health/failed_jobs')).data;
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 30_000 });
    const [failed] = await list();
    expect(failed).toEqual({
      id,
      job: 'delete_stored_files',
      payload: '{"keys": 5}',
      error: expect.stringContaining('expected array'),
      stack: expect.any(String),
      attempts_count: 1,
      failed_at: expect.any(String),
    });

    await sql`update pgboss.job set data = '{"keys":[]}' where id = ${id}`.execute(app.db);
    await admin('PUT /health/failed_jobs/:id/retry', { params: { id } });
    expect(await list()).toEqual([]);
    const stateOf = async () =>
      (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(app.db)).rows[0]?.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('completed'), { timeout: 30_000 });
    await expect(admin('PUT /health/failed_jobs/:id/retry', { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('are filtered by job and paged, the last one first', async () => {
    const ids: string[] = [];
    for (const order_id of [1, 2, 3]) ids.unshift(await failJob(app, 'render_order_images', { order_id }, 'no paper'));
    await failJob(app, 'render_order_production', { order_id: 9 });
    const admin = await asAdmin();
    const query = { job_eq: 'render_order_images', per_page: 2 } as const;
    const first = await admin('GET /health/failed_jobs', { query });
    expect(first.meta).toMatchObject({ total: 3, total_pages: 2 });
    const second = await admin('GET /health/failed_jobs', { query: { ...query, after: first.meta.next_cursor ?? '' } });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(first.data[0]).toMatchObject({ error: 'no paper', payload: '{"order_id": 3}' });
  });

  it('are discarded once', async () => {
    const id = await failJob(app, 'deliver_webhook', { delivery_id: 1 });
    const admin = await asAdmin();
    await admin('DELETE /health/failed_jobs/:id', { params: { id } });
    const { rows } = await sql`select from pgboss.job where id = ${id}`.execute(app.db);
    expect(rows).toEqual([]);
    await expect(admin('DELETE /health/failed_jobs/:id', { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('do not include a job that waits', async () => {
    await app.platform.jobs.queue(app.db, 'deliver_webhook', { delivery_id: 5 }, { startAfterS: 3600 });
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where name = 'deliver_webhook' and state = 'created'`.execute(app.db);
    const params = { id: rows[0]?.id ?? '' };
    const admin = await asAdmin();
    await expect(admin('DELETE /health/failed_jobs/:id', { params })).rejects.toMatchObject({ status: 404 });
    await expect(admin('PUT /health/failed_jobs/:id/retry', { params })).rejects.toMatchObject({ status: 404 });
  });

  it('leave the check of the ledger to a worker', async () => {
    const admin = await asAdmin();
    await admin('POST /health/ledger_check');
    await vi.waitFor(
      async () => {
        const { ledger } = await admin('GET /health');
        expect(ledger).toMatchObject({ is_checking: false, last: { differences_count: 0, differences: [] } });
      },
      { timeout: 30_000 },
    );
  });
});
