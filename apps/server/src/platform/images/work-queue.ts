import { appError } from '../app-error.ts';

/**
 * Lets `running` pieces of work go on at once and the next `waiting` ones wait. More are refused: who would wait
 * behind a thousand others has long gone, and their requests would fill the memory.
 */
export function createWorkQueue(limits: { running: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < limits.running) running += 1;
    else if (waiting.length < limits.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw appError('not_ready', { part: 'images' });
    try {
      return await work();
    } finally {
      // The turn passes on without being given back: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
