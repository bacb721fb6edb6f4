import { setImmediate as nextRound } from 'node:timers/promises';

const sliceMs = 8;

let pendingRounds: Promise<unknown> = Promise.resolve();

/** Lets one slice of long work run in each round of the event loop, however many wait. */
function waitForRound(): Promise<unknown> {
  pendingRounds = pendingRounds.then(() => nextRound());
  return pendingRounds;
}

/** Runs an iterator of steps, as many in a slice as fit. */
export async function runYielding<T>(steps: Iterator<unknown, T>): Promise<T> {
  const yieldIfDue = createYielder();
  for (;;) {
    await yieldIfDue();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Splits long work into short slices, so that requests are served in between: `await yieldIfDue()` in a loop yields as
 * soon as the current slice is over.
 */
export function createYielder(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await waitForRound();
    until = performance.now() + sliceMs;
  };
}
