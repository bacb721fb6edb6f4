import { setImmediate as nextRound } from 'node:timers/promises';

const sliceMs = 8;

let pendingRounds: Promise<unknown> = Promise.resolve();

/** One piece of long work in each round of the event loop, however many there are. */
function waitForRound(): Promise<unknown> {
  pendingRounds = pendingRounds.then(() => nextRound());
  return pendingRounds;
}

/** Work that comes in steps, as many of them in a turn as fit. */
export async function runYielding<T>(steps: Iterator<unknown, T>): Promise<T> {
  const yieldIfDue = createYielder();
  for (;;) {
    await yieldIfDue();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Long work in short turns, so that everyone else is answered between them: `await rest()` in a loop lets the others have
 * theirs as soon as the own turn is over.
 */
export function createYielder(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await waitForRound();
    until = performance.now() + sliceMs;
  };
}
