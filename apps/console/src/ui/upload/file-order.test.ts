import { describe, expect, it } from 'vitest';
import { addSelected, insertInOrder } from './file-order.ts';

const file = (id: number) => ({ id, url: `/${id}`, filename: `${id}.png` });
const ids = (files: { id: number }[]) => files.map(({ id }) => id);

describe('insertInOrder', () => {
  it('keeps the order of selection, whichever file is faster', () => {
    const keys = new Map<number, number>();
    let files: ReturnType<typeof file>[] = [file(90)];
    for (const [id, key] of [
      [12, 3],
      [10, 1],
      [11, 2],
    ] as const) {
      keys.set(id, key);
      files = insertInOrder(files, file(id), keys);
    }
    expect(ids(files)).toEqual([90, 10, 11, 12]);
  });
});

describe('addChosen', () => {
  it('adds no duplicates and stops at the limit', () => {
    expect(ids(addSelected([file(1), file(2)], [file(2), file(3), file(4)], 3))).toEqual([1, 2, 3]);
  });

  it('replaces the file in a field for one', () => {
    expect(ids(addSelected([file(1)], [file(2)], 1))).toEqual([2]);
  });
});
