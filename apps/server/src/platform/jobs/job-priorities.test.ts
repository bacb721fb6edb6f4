import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { openSettings } from '../config/live-settings.ts';
import type { Platform } from '../context.ts';
import { openDatabase } from '../database/database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { defineJob, openJobQueue } from './jobs.ts';

declare module './job-queue.ts' {
  interface JobPayloads {
    take_turns: { name: string };
  }
}

const { url, drop } = await createTestDatabase(inject('databaseServerUrl'));
const { db, close } = openDatabase(
  () => url,
  () => undefined,
  4,
);
const done: string[] = [];
/** A promise that a job waits for before it ends, if any. */
let gate: Promise<unknown> = Promise.resolve();
const job = defineJob({
  name: 'take_turns',
  payload: z.strictObject({ name: z.string() }),
  retry: { limit: 0, delayS: 1 },
  run: async (_, { name }) => {
    done.push(name);
    await gate;
  },
});
const open = () => openJobQueue({ address: () => url, jobs: [job], log: pino({ level: 'silent' }), timeZone: 'UTC' });
const { queue } = await open();
afterAll(async () => {
  await queue.stop();
  await close();
  await drop();
});
beforeEach(async () => {
  done.length = 0;
  gate = Promise.resolve();
  await sql`delete from pgboss.job where name = 'take_turns'`.execute(db);
});

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}${index}` }));
const unpaid = (ownerId: number) => ({ ownerId, isPaid: false });
const paid = (ownerId: number) => ({ ownerId, isPaid: true });
const add = (name: string, count: number, owner: { ownerId: number; isPaid: boolean }) =>
  queue.queueFairly(db, 'take_turns', owner, named(name, count));

const settings = await openSettings(async () => ({ timeZone: 'UTC', currency: 'CNY', factoryName: 'Platen' }));

/** Processes the queue with this number of workers until it is empty. */
async function work(count: number, workers = 1): Promise<void> {
  const opened = await Promise.all(Array.from({ length: workers }, open));
  for (const { startWorkers } of opened) await startWorkers({ db, settings, metrics: createMetrics() } as Platform);
  await vi.waitFor(() => expect(done).toHaveLength(count), { timeout: 50_000 });
  for (const each of opened) await each.queue.stop();
}

it('alternates owners, however many jobs one of them queued before', async () => {
  await add('a', 20, unpaid(1));
  await add('b', 2, unpaid(2));
  await add('c', 1, unpaid(3));
  await work(23);
  expect(new Set(done.slice(0, 3))).toEqual(new Set(['a0', 'b0', 'c0']));
  expect(new Set(done.slice(3, 5))).toEqual(new Set(['a1', 'b1']));
});

it('starts a new owner at the current slot, not behind the waiting jobs of others', async () => {
  await add('a', 30, unpaid(1));
  let release = () => {};
  gate = new Promise<void>((resolve) => (release = resolve));
  const working = work(60, 2);
  await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 50_000 });
  await add('b', 30, unpaid(2));
  release();
  await working;
  const share = done.slice(2, 22).filter((name) => name.startsWith('b')).length;
  expect(share).toBeGreaterThanOrEqual(8);
  expect(share).toBeLessThanOrEqual(12);
  expect(new Set(done).size).toBe(60);
});

it('runs paid jobs first, also within one owner, without starving unpaid ones', async () => {
  await add('a', 4, unpaid(1));
  await add('p', 30, paid(2));
  await add('q', 2, paid(1));
  await work(36);
  const positions = (prefix: string) => done.flatMap((name, at) => (name.startsWith(prefix) ? [at] : []));
  expect(Math.max(...positions('q'))).toBeLessThan(5);
  expect(positions('a')[0]).toBeGreaterThan(9);
  expect(positions('a')[0]).toBeLessThan(20);
});

it('moves jobs ahead that were paid while waiting', async () => {
  await add('a', 3, unpaid(1));
  await add('b', 3, unpaid(2));
  await queue.reprioritize(db, 'take_turns', paid(2), named('b', 3));
  await work(6);
  expect(done).toEqual(['b0', 'b1', 'b2', 'a0', 'a1', 'a2']);
});
