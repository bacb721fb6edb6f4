import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadingDelayMs, loadingMinMs, loadingProgressCapPercent, slowCallMs } from '../../ui/timing.ts';
import { createActivity } from './activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('never shows for a fast response', () => {
  const activity = createActivity();
  const end = activity.begin();
  vi.advanceTimersByTime(loadingDelayMs - 1);
  end();
  vi.advanceTimersByTime(5_000);
  expect(activity.getState()).toEqual({ isVisible: false, percent: 0, isSlow: false });
});

it('appears after the delay and stays its minimum', () => {
  const activity = createActivity();
  const end = activity.begin();
  vi.advanceTimersByTime(loadingDelayMs);
  expect(activity.getState().isVisible).toBe(true);
  vi.advanceTimersByTime(10);
  end();
  expect(activity.getState()).toEqual({ isVisible: true, percent: 100, isSlow: false });
  vi.advanceTimersByTime(loadingMinMs - 11);
  expect(activity.getState().isVisible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(activity.getState().isVisible).toBe(false);
});

it('never exceeds the cap while a request is running', () => {
  const activity = createActivity();
  activity.begin();
  vi.advanceTimersByTime(120_000);
  expect(activity.getState().percent).toBeLessThanOrEqual(loadingProgressCapPercent);
  expect(activity.getState().percent).toBeGreaterThan(loadingProgressCapPercent - 1);
});

it('waits for the last of several requests, and counts each end once', () => {
  const activity = createActivity();
  const [first, second] = [activity.begin(), activity.begin()];
  vi.advanceTimersByTime(loadingDelayMs + loadingMinMs);
  first();
  first();
  expect(activity.getState().percent).toBeLessThan(100);
  second();
  expect(activity.getState().percent).toBe(100);
});

it('continues if another request starts before it is hidden', () => {
  const activity = createActivity();
  const end = activity.begin();
  vi.advanceTimersByTime(loadingDelayMs);
  end();
  activity.begin();
  vi.advanceTimersByTime(loadingMinMs * 2);
  expect(activity.getState().isVisible).toBe(true);
  expect(activity.getState().percent).toBeLessThan(100);
});

it('reports slow requests until the last one has ended, but not many fast ones', () => {
  const activity = createActivity();
  for (let count = 0; count < 5; count++) {
    const end = activity.begin();
    vi.advanceTimersByTime(slowCallMs / 4);
    end();
  }
  expect(activity.getState().isSlow).toBe(false);
  const [first, second] = [activity.begin(), activity.begin()];
  vi.advanceTimersByTime(slowCallMs);
  expect(activity.getState().isSlow).toBe(true);
  first();
  expect(activity.getState().isSlow).toBe(true);
  second();
  expect(activity.getState().isSlow).toBe(false);
});
