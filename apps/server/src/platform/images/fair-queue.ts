import { FairScheduler, type QueueEntry } from '@platen/render/node';
import { appError } from '../app-error.ts';

/**
 * Lets so many pieces of work go on at once, with so many pixels in all, and owners take turns. Who has too many waiting
 * is refused: their requests would fill the memory, and whoever waits behind hundreds has long gone.
 */
export function createFairQueue(limits: { running: number; waitingMaxPerOwner: number; pixelsMax: number }) {
  const scheduler = new FairScheduler<(end: () => void) => void>({
    pixelsMax: limits.pixelsMax,
    urgentMax: Math.max(1, limits.running - 1),
    waitingMax: limits.waitingMaxPerOwner,
  });
  let running = 0;

  function startNext(): void {
    while (running < limits.running) {
      const turn = scheduler.take();
      if (!turn) return;
      running += 1;
      const start = performance.now();
      turn.item(() => {
        turn.done(performance.now() - start);
        running -= 1;
        startNext();
      });
    }
  }

  return async function runFairly<T>(entry: Omit<QueueEntry, 'isUrgent'>, work: () => Promise<T>): Promise<T> {
    const end = await new Promise<() => void>((begin) => {
      if (!scheduler.add(begin, { ...entry, isUrgent: true })) throw appError('not_ready', { part: 'images' });
      startNext();
    });
    try {
      return await work();
    } finally {
      end();
    }
  };
}
