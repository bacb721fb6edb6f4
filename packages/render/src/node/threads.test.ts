import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Hand } from './hand.ts';
import { Threads } from './threads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Calls = { draw: { ask: string; answer: string } };

/** A thread at something that it never finishes. */
const endless: Hand = {
  send: () => undefined,
  onMessage: () => undefined,
  onEnd: () => undefined,
  hold: () => undefined,
  end: async () => undefined,
};

function ask(processorMs?: () => number) {
  const options = { count: 1, asksMax: 10, pixelsMax: 10, start: () => endless };
  const threads = new Threads<Calls>({ ...options, ...(processorMs && { processorMs }) });
  const state = { isOver: false };
  threads.ask('draw', 'something', { timeoutMs: 1000 }).catch(({ reason }: { reason: string }) => {
    state.isOver = reason === 'timed_out';
  });
  return state;
}

it('ends what takes longer than its limit', async () => {
  const state = ask();
  await vi.advanceTimersByTimeAsync(999);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

it('counts the processor time that the threads have had, where a busy machine gives them a tenth of it', async () => {
  const state = ask(() => performance.now() / 10);
  await vi.advanceTimersByTimeAsync(9900);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isOver).toBe(true);
});

it('ends what is stuck without working', async () => {
  const state = ask(() => 0);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.isOver).toBe(true);
});
