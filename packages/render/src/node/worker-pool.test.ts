import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerHandle } from './worker-handle.ts';
import { WorkerPool } from './worker-pool.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Calls = { draw: { input: string; result: string } };

/** A worker that never finishes its task. */
const endless: WorkerHandle = {
  send: () => undefined,
  onMessage: () => undefined,
  onEnd: () => undefined,
  setKeepAlive: () => undefined,
  terminate: async () => undefined,
};

function startTask(processorMs?: () => number) {
  const options = { count: 1, tasksPerWorkerMax: 10, pixelsMax: 10, start: () => endless };
  const pool = new WorkerPool<Calls>({ ...options, ...(processorMs && { processorMs }) });
  const state = { hasTimedOut: false };
  pool.run('draw', 'something', { timeoutMs: 1000 }).catch(({ reason }: { reason: string }) => {
    state.hasTimedOut = reason === 'timed_out';
  });
  return state;
}

it('ends a task that takes longer than its time limit', async () => {
  const state = startTask();
  await vi.advanceTimersByTimeAsync(999);
  expect(state.hasTimedOut).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.hasTimedOut).toBe(true);
});

it('counts processor time instead of wall-clock time on a busy machine', async () => {
  const state = startTask(() => performance.now() / 10);
  await vi.advanceTimersByTimeAsync(9900);
  expect(state.hasTimedOut).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.hasTimedOut).toBe(true);
});

it('ends a task that is stuck without using the processor', async () => {
  const state = startTask(() => 0);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(state.hasTimedOut).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.hasTimedOut).toBe(true);
});
