import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('a work queue', () => {
  it('lets so many run at once and the others in their order, whatever fails', async () => {
    const inTurn = createWorkQueue({ running: 2, waiting: 100 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (id: number) =>
      inTurn(async () => {
        started.push(id);
        most = Math.max(most, ++running);
        await wait(1);
        running -= 1;
        if (id % 3 === 0) throw new Error('bad picture');
        return id;
      });
    const ids = Array.from({ length: 20 }, (_, index) => index);
    const results = await Promise.allSettled(ids.map(work));
    expect(most).toBe(2);
    expect(started).toEqual(ids);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    expect(await work(1)).toBe(1);
  });

  it('refuses what would wait too long', async () => {
    const inTurn = createWorkQueue({ running: 1, waiting: 1 });
    const works = [1, 2, 3].map((id) => inTurn(async () => id));
    await expect(works[2]).rejects.toMatchObject({ key: 'not_ready' });
    expect(await Promise.all(works.slice(0, 2))).toEqual([1, 2]);
  });
});
