import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerWatch } from './server-away.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks by itself until the server is back, and tells whoever waits', async () => {
  const ask = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  const watch = createServerWatch(ask);
  watch.noteAway();
  const heard = vi.fn<() => void>();
  void watch.back().then(heard);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ask.mock.calls.length, watch.getState().isAway]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(watch.getState()).toEqual({ isAway: false, isAsking: false });
  expect(heard).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('stops asking when any call is answered, and asks at once when somebody wants it', async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const watch = createServerWatch(ask);
  watch.noteAway();
  await watch.askNow();
  expect(ask).toHaveBeenCalledOnce();
  watch.noteAnswer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  await expect(watch.back()).resolves.toBeUndefined();
});
