import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const roomy = { waitingMaxPerOwner: 1000, pixelsMax: Number.POSITIVE_INFINITY };

describe('a fair queue', () => {
  it('limits concurrency, alternates owners and preserves their order, despite failures', async () => {
    const runFairly = createFairQueue({ ...roomy, running: 3 });
    const started: string[] = [];
    let running = 0;
    let most = 0;
    const work = (owner: string, id: number) =>
      runFairly({ owner }, async () => {
        started.push(`${owner}${id}`);
        most = Math.max(most, ++running);
        await nextRound();
        running -= 1;
        if (id % 3 === 0) throw new Error('bad picture');
        return id;
      });
    const ids = Array.from({ length: 12 }, (_, index) => index);
    const results = await Promise.allSettled([...ids.map((id) => work('a', id)), ...ids.map((id) => work('b', id))]);
    // One owner gets one slot less than there are.
    expect(most).toBe(3);
    expect(started.indexOf('b0')).toBeLessThan(4);
    expect(started.filter((name) => name.startsWith('a'))).toEqual(ids.map((id) => `a${id}`));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    expect(await work('a', 1)).toBe(1);
  });

  it('refuses an owner with too many waiting entries, but not others', async () => {
    const runFairly = createFairQueue({ ...roomy, running: 1, waitingMaxPerOwner: 1 });
    const works = [1, 2, 3].map((id) => runFairly({ owner: 'a' }, async () => id));
    const other = runFairly({ owner: 'b' }, async () => 4);
    await expect(works[2]).rejects.toMatchObject({ key: 'not_ready' });
    expect(await Promise.all([...works.slice(0, 2), other])).toEqual([1, 2, 4]);
  });

  it('limits the total pixels: large entries wait for each other while small ones run', async () => {
    const runFairly = createFairQueue({ ...roomy, running: 8, pixelsMax: 300 });
    let pixels = 0;
    let most = 0;
    const work = (owner: string, size: number) =>
      runFairly({ owner, pixels: size }, async () => {
        pixels += size;
        most = Math.max(most, pixels);
        await nextRound();
        pixels -= size;
      });
    const large = Array.from({ length: 8 }, (_, index) => work(`large ${index}`, 240));
    await Promise.all([...large, ...Array.from({ length: 8 }, (_, index) => work(`small ${index}`, 10))]);
    expect(most).toBeGreaterThan(240);
    expect(most).toBeLessThanOrEqual(300);
  });
});
