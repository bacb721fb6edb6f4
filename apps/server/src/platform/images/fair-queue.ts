import { FairScheduler, type QueueEntry } from '@platen/render/node';
import { appError } from '../app-error.ts';

/**
 * Lets so many pieces of work go on at once, with so many pixels in all, and owners take turns. Who has too many waiting
 * is refused: their requests would fill the memory, and whoever waits behind hundreds has long gone.
 */
export function createFairQueue(limits: { running: number; waitingEach: number; pixelsMax: number }) {
  const line = new FairScheduler<(end: () => void) => void>({
    pixelsMax: limits.pixelsMax,
    urgentMax: Math.max(1, limits.running - 1),
    waitingMax: limits.waitingEach,
  });
  let running = 0;

  function goOn(): void {
    while (running < limits.running) {
      const turn = line.take();
      if (!turn) return;
      running += 1;
      const start = performance.now();
      turn.item(() => {
        turn.done(performance.now() - start);
        running -= 1;
        goOn();
      });
    }
  }

  return async function inTurn<T>(place: Omit<QueueEntry, 'isUrgent'>, work: () => Promise<T>): Promise<T> {
    const end = await new Promise<() => void>((begin) => {
      if (!line.add(begin, { ...place, isUrgent: true })) throw appError('not_ready', { part: 'images' });
      goOn();
    });
    try {
      return await work();
    } finally {
      end();
    }
  };
}
