import { randomUUID } from 'node:crypto';
import { jobsStalledAfterS } from '@platen/model/operations/health';
import fastify from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { openSettings } from '../config/live-settings.ts';
import type { Platform } from '../context.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { createHealthServer, registerHealth } from '../http/health.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { watchDependencies } from '../process/dependencies.ts';
import { listProcesses, startHeartbeat } from '../process/process-heartbeat.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { areJobsStalled, findFailure, listPulseJobs } from './job-queue-state.ts';
import { defineJob, openJobQueue } from './jobs.ts';

declare module './job-queue.ts' {
  interface JobPayloads {
    count_the_prints: Record<string, never>;
  }
}

const log = pino({ level: 'silent' });

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  opened = openDatabase(
    () => database.url,
    () => undefined,
    4,
  );
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** From now on, PostgreSQL refuses every change of a job, as it does without space on its disk. */
async function refuseChanges(code: string): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = ${sql.lit(code)}; end
    $$`.execute(opened.db);
  await sql`create trigger refuse_change before update on pgboss.job
    for each row execute function refuse_change()`.execute(opened.db);
}

async function allowChanges(): Promise<void> {
  await sql`drop trigger refuse_change on pgboss.job`.execute(opened.db);
}

async function openQueue(run: () => Promise<void>) {
  const job = defineJob({
    name: 'count_the_prints',
    payload: z.strictObject({}),
    retry: { limit: 5, delayS: 1 },
    run,
  });
  const options = { address: () => database.url, jobs: [job], log, timeZone: 'UTC', pollEveryS: 2, failingAfterS: 2 };
  const { queue, startWorkers } = await openJobQueue(options);
  const settings = await openSettings(async () => ({ timeZone: 'UTC', currency: 'CNY', factoryName: 'Platen' }));
  const store = { check: async () => undefined };
  const dependencies = watchDependencies({ log, probes: { database: store.check, store: store.check } });
  const parts = { db: opened.db, settings, metrics: createMetrics(), jobs: queue, store, dependencies };
  const named = { config: { role: 'worker' }, processId: randomUUID(), versions: { server: '1.0.0' } };
  const platform = { ...parts, ...named } as unknown as Platform;
  await startWorkers(platform);
  const worker = createHealthServer(platform, log).http;
  const api = fastify();
  registerHealth(api, platform, { isDraining: () => false, isForJobs: false });
  return { queue, platform, worker, api };
}

describe('the queue of a process', () => {
  it.each([
    { what: 'has no space left', code: '53100' },
    { what: 'refuses to change jobs', code: '42501' },
  ])('is reported while the database $what, and works again by itself', { timeout: 180_000 }, async ({ code }) => {
    let runs = 0;
    const { queue, platform, worker, api } = await openQueue(async () => void (runs += 1));
    const healthy = { status: 'ok', parts: { database: 'ok', store: 'ok', queue: 'ok' } };
    for (const http of [worker, api])
      await vi.waitFor(async () => expect((await http.inject('/readyz')).json()).toEqual(healthy), { timeout: 60_000 });

    await refuseChanges(code);
    await queue.queue(opened.db, 'count_the_prints', {});
    await vi.waitFor(() => expect(queue.failingSince()).toBeInstanceOf(Date), { timeout: 60_000 });
    const refused = await worker.inject('/readyz');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 50300, message: 'The service is not ready: queue' });
    expect((await worker.inject('/healthz')).statusCode).toBe(200);
    // Requests are answered, and no other process would do better.
    const degraded = await api.inject('/readyz');
    expect(degraded.statusCode).toBe(200);
    expect(degraded.json()).toEqual({ ...healthy, status: 'degraded', parts: { ...healthy.parts, queue: 'failed' } });
    const heartbeat = await startHeartbeat(platform, log);
    expect(await listProcesses(opened.db)).toMatchObject([
      { queue_failing_since: queue.failingSince()?.toISOString() },
    ]);
    await heartbeat.stop();
    expect(runs).toBe(0);

    await allowChanges();
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 60_000 });
    for (const http of [worker, api])
      await vi.waitFor(async () => expect((await http.inject('/readyz')).json()).toEqual(healthy), { timeout: 60_000 });
    await worker.close();
    await api.close();
    await queue.stop();
  });

  const now = new Date('2026-11-17T12:00:00.000Z');
  const ago = (seconds: number) => now.getTime() - seconds * 1000;
  const idle = {
    state: 'active' as const,
    count: 0,
    createdOn: ago(86_400),
    lastFetchedOn: ago(3),
    lastJobEndedOn: null,
    lastErrorOn: null,
  };
  const limits = { pollEveryS: 10, failingAfterS: 30, retryingSince: undefined };

  it.each([
    { what: 'nothing to do', worker: idle },
    { what: 'worked for hours', worker: { ...idle, count: 1, lastFetchedOn: ago(7200) } },
    { what: 'just ended a job of hours', worker: { ...idle, lastFetchedOn: ago(7200), lastJobEndedOn: ago(0) } },
    { what: 'just started', worker: { ...idle, createdOn: ago(1), lastFetchedOn: null } },
    { what: 'been told to stop', worker: { ...idle, state: 'stopping' as const, lastFetchedOn: ago(7200) } },
  ])('works if a worker has $what', ({ worker }) => {
    expect(findFailure({ ...limits, workers: [idle, worker] }, now)).toBeUndefined();
  });

  it.each([
    { what: 'could not ask for a job', worker: { ...idle, lastFetchedOn: ago(40) }, since: 30 },
    {
      what: 'could not store the outcome of its job, nor ask for another',
      worker: { ...idle, count: 1, lastFetchedOn: ago(65), lastErrorOn: ago(5) },
      since: 55,
    },
  ])('fails if a worker $what', ({ worker, since }) => {
    expect(findFailure({ ...limits, workers: [idle, worker] }, now)).toEqual(new Date(ago(since)));
  });

  it('fails if a statement has been repeated for a while', () => {
    const after = (seconds: number) =>
      findFailure({ ...limits, workers: [], retryingSince: new Date(ago(seconds)) }, now);
    expect(after(29)).toBeUndefined();
    expect(after(30)).toEqual(new Date(ago(30)));
  });
});

describe('the jobs of an installation', () => {
  const pulse = 'seal_audit';
  const isStalled = () => areJobsStalled(opened.db, [pulse]);

  async function store(state: string, startedS: number | null, heartbeatS: number | null = null): Promise<void> {
    await sql`delete from pgboss.job where name = ${pulse}`.execute(opened.db);
    await sql`insert into pgboss.job (name, state, started_on, heartbeat_on) values (${pulse}, ${sql.lit(state)},
      now() - make_interval(secs => ${startedS}), now() - make_interval(secs => ${heartbeatS}))`.execute(opened.db);
  }

  it('are shown by those that run every minute', () => {
    const job = { retry: { limit: 0, delayS: 1 }, payload: z.strictObject({}), run: async () => undefined };
    const jobs = [
      { ...job, name: pulse, cron: '* * * * *' },
      { ...job, name: 'check_ledger', cron: '40 3 * * *' },
      { ...job, name: 'deliver_webhook' },
    ];
    expect(listPulseJobs(jobs)).toEqual([pulse]);
  });

  it('are stalled if none has been done for minutes while workers are alive', async () => {
    const longAgoS = jobsStalledAfterS + 60;
    await store('created', null);
    // Nobody is there to do it.
    expect(await isStalled()).toBe(false);
    await sql`insert into processes (id, role, host, version, started_at)
      values (${randomUUID()}, 'worker', 'print-1', '1.0.0', now())`.execute(opened.db);
    // The worker has just started.
    expect(await isStalled()).toBe(false);
    await sql`update processes set started_at = now() - make_interval(secs => ${longAgoS})`.execute(opened.db);
    expect(await isStalled()).toBe(true);
    // It cannot be queued, or completed, or its worker is gone.
    await sql`delete from pgboss.job where name = ${pulse}`.execute(opened.db);
    expect(await isStalled()).toBe(true);
    await store('completed', longAgoS);
    expect(await isStalled()).toBe(true);
    await store('active', longAgoS, 120);
    expect(await isStalled()).toBe(true);

    await store('active', longAgoS, 5);
    expect(await isStalled()).toBe(false);
    await store('completed', 60);
    expect(await isStalled()).toBe(false);
    // The job fails, which its own count says; the queue works.
    await store('retry', 60);
    expect(await isStalled()).toBe(false);
    await store('completed', longAgoS);
    await sql`update processes set role = 'api'`.execute(opened.db);
    expect(await isStalled()).toBe(false);
    await sql`delete from processes`.execute(opened.db);
  });
});
