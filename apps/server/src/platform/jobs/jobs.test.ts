import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { openSettings } from '../config/live-settings.ts';
import type { Platform } from '../context.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { defineJob, openJobQueue } from './jobs.ts';

declare module './job-queue.ts' {
  interface JobPayloads {
    lose_the_database: Record<string, never>;
  }
}

/**
 * A queue with one job, on a separate database. It never polls while it listens, so jobs without a notification stay
 * queued.
 */
async function openQueue(run: (db: Db) => Promise<void>) {
  const { url, drop } = await createTestDatabase(inject('databaseServerUrl'));
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    2,
  );
  const job = defineJob({
    name: 'lose_the_database',
    payload: z.strictObject({}),
    retry: { limit: 0, delayS: 1 },
    run: (context) => run(context.db),
  });
  const log = pino({ level: 'silent' });
  const pollEveryS = 3600;
  const options = { address: () => url, jobs: [job], log, timeZone: 'UTC', pollEveryS };
  const { queue, startWorkers } = await openJobQueue(options);
  const settings = await openSettings(async () => ({ timeZone: 'UTC', currency: 'CNY', factoryName: 'Platen' }));
  await startWorkers({ db, settings, metrics: createMetrics() } as Platform);
  return {
    db,
    queue,
    states: async () =>
      (
        await sql<{ state: string; retries: number }>`
          select state, retry_count as retries from pgboss.job where name = 'lose_the_database'`.execute(db)
      ).rows,
    async close() {
      await queue.stop();
      await close();
      await drop();
    },
  };
}

const endEveryConnection = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'`;

it('retries a job while the database is unavailable without using up an attempt', { timeout: 60_000 }, async () => {
  let runs = 0;
  const parts = await openQueue(async (db) => {
    runs += 1;
    // This includes the test's own connection and those of the queue.
    if (runs <= 3) await endEveryConnection.execute(db);
  });
  await parts.queue.queue(parts.db, 'lose_the_database', {});
  await vi.waitFor(async () => expect(await parts.states()).toEqual([{ state: 'completed', retries: 0 }]), {
    timeout: 45_000,
  });
  expect(runs).toBe(4);
  await parts.close();
});

it('receives notifications again after its connections were lost', async () => {
  let runs = 0;
  const parts = await openQueue(async () => void (runs += 1));
  await endEveryConnection.execute(parts.db).catch(() => undefined);
  const listeners = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(
        parts.db,
      )
    ).rows.length;
  await vi.waitFor(async () => expect(await listeners()).toBe(1), { timeout: 45_000 });
  await parts.queue.queue(parts.db, 'lose_the_database', {});
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 45_000 });
  await parts.close();
});
