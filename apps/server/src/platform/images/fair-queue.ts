import { FairScheduler, type QueueEntry } from '@platen/render/node';
import { appError } from '../errors/app-error.ts';

/**
 * Limits how much work runs at once, by count and by total pixels, and shares it fairly between owners. An owner with
 * too many waiting entries is refused, because they would fill the memory and be outdated by the time they run.
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
