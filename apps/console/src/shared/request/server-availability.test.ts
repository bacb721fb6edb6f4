import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerWatch, probeReadiness } from './server-availability.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('polls until the server is available, and resolves waiting callers', async () => {
  const probe = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  const watch = createServerWatch(probe);
  watch.reportUnavailable();
  const onAvailable = vi.fn<() => void>();
  void watch.whenAvailable().then(onAvailable);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([probe.mock.calls.length, watch.getState().isUnavailable]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAvailable).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(watch.getState()).toEqual({ isUnavailable: false, isChecking: false });
  expect(onAvailable).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it.each([
  ['is complete', Response.json({ status: 'ok', parts: { database: 'ok', store: 'ok' } }), true],
  ['has no store', Response.json({ status: 'degraded', parts: { database: 'ok', store: 'failed' } }), true],
  ['has no database', Response.json({ status: 'degraded', parts: { database: 'failed', store: 'ok' } }), false],
  ['is about to stop', Response.json({ code: 50300 }, { status: 503 }), false],
])('asks whether the server can answer calls: one that %s', async (_what, response, isAvailable) => {
  vi.stubGlobal('fetch', async () => response);
  expect(await probeReadiness()).toBe(isAvailable);
  vi.unstubAllGlobals();
});

it('stops polling when any request succeeds, and checks immediately on demand', async () => {
  const probe = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const watch = createServerWatch(probe);
  watch.reportUnavailable();
  await watch.checkNow();
  expect(probe).toHaveBeenCalledOnce();
  watch.reportResponse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledOnce();
  await expect(watch.whenAvailable()).resolves.toBeUndefined();
});
