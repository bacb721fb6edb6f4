import { expect, it } from 'vitest';
import { forEachRow } from './for-each.ts';

it('continues after a refusal, and returns the result of each', async () => {
  const refusal = new Error('no');
  const { done, failed } = await forEachRow([1, 2, 3, 4, 5, 6], async (row) => {
    if (row === 2) throw refusal;
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6]);
  expect(failed).toEqual([{ row: 2, cause: refusal }]);
});

it('limits the number of parallel requests', async () => {
  let running = 0;
  let most = 0;
  await forEachRow(Array.from({ length: 20 }), async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBeLessThanOrEqual(4);
});
