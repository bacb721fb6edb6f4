import { describe, expect, it } from 'vitest';
import { gridTarget, pickFile } from './picked-files.ts';

const file = (id: number) => ({ id, url: `/${id}`, filename: `${id}.png` });

describe('pickFile', () => {
  it.each([
    [[], 1, 3, [1]],
    [[1], 1, 3, []],
    [[1, 2], 3, 2, [1, 2]],
    [[1], 2, 1, [2]],
    [[1], 1, 1, []],
  ])('%j and %i of at most %i', (before, id, limit, after) => {
    expect(pickFile(before.map(file), file(id), limit).map((each) => each.id)).toEqual(after);
  });
});

describe('gridTarget', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 9, 2],
    ['Home', 9, 0],
    ['End', 2, 13],
  ])('%s from %i', (key, index, target) => {
    expect(gridTarget(key, index, 14, 7)).toBe(target);
  });

  it('ignores other keys', () => {
    expect(gridTarget('a', 3, 14, 7)).toBeUndefined();
  });
});
