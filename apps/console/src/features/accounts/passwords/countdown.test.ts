import { expect, it } from 'vitest';
import { codeCountdownS, secondsLeft } from './countdown.ts';

it.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
  [0, 1_000, 0],
  [Number.NaN, 0, 0],
  [999_999_000, 0, codeCountdownS],
])('until %i at %i: %i s', (untilMs, nowMs, seconds) => {
  expect(secondsLeft(untilMs, nowMs)).toBe(seconds);
});
