import { setImmediate as nextRound } from 'node:timers/promises';

const turnMs = 8;

let line: Promise<unknown> = Promise.resolve();

/** One piece of long work in each round of the event loop, however many there are. */
function queueTurn(): Promise<unknown> {
  line = line.then(() => nextRound());
  return line;
}

/** Work that comes in steps, as many of them in a turn as fit. */
export async function inTurns<T>(steps: Iterator<unknown, T>): Promise<T> {
  const rest = takeTurns();
  for (;;) {
    await rest();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Long work in short turns, so that everyone else is answered between them: `await rest()` in a loop lets the others have
 * theirs as soon as the own turn is over.
 */
export function takeTurns(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await queueTurn();
    until = performance.now() + turnMs;
  };
}
