import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../raster/surface.ts';
import { fromLevel, halve, levelFor, levelToCover, pictureOf, pixelsAt, sizeAt } from './levels.ts';

const pixelsOf = (width: number, height: number, data: readonly number[], isOpaque: boolean): Pixels => {
  return { width, height, data: new Uint8Array(data), isOpaque };
};
const gray = (values: readonly number[]) => values.flatMap((value) => [value, value, value, 255]);

describe('a halved picture', () => {
  it('has the rounded mean of every four pixels', () => {
    expect([...halve(pixelsOf(2, 2, gray([0, 1, 2, 3]), true)).data]).toEqual(gray([2]));
    const data = [10, 20, 30, 255, 11, 21, 31, 255, 12, 22, 32, 255, 13, 24, 255, 255];
    expect([...halve(pixelsOf(2, 2, data, true)).data]).toEqual([12, 22, 87, 255]);
  });

  it('keeps the last column and row of an odd size as pixels of their own', () => {
    const { width, height, data } = halve(pixelsOf(3, 1, gray([10, 20, 90]), true));
    expect({ width, height, data: [...data] }).toEqual({ width: 2, height: 1, data: gray([15, 90]) });
  });

  it('ignores the color of transparent pixels', () => {
    const data = [200, 40, 0, 255, 0, 255, 0, 0, 200, 40, 0, 255, 0, 255, 0, 0];
    expect([...halve(pixelsOf(2, 2, data, false)).data]).toEqual([199, 40, 0, 128]);
    expect([...halve(pixelsOf(1, 1, [9, 9, 9, 0], false)).data]).toEqual([0, 0, 0, 0]);
  });

  it('is the same if halved from level 0 or from a stored level', () => {
    const side = fc.integer({ min: 1, max: 33 });
    fc.assert(
      fc.property(side, side, fc.boolean(), fc.integer({ min: 1, max: 3 }), (width, height, isOpaque, level) => {
        const data = Array.from({ length: width * height * 4 }, (_, at) =>
          at % 4 === 3 && isOpaque ? 255 : (at * 89) % 256,
        );
        const picture = pictureOf(pixelsOf(width, height, data, isOpaque));
        const held = fromLevel(picture, level);
        expect(held).toMatchObject({ width, height, level, isOpaque });
        expect(held.pixels).toMatchObject(sizeAt(picture, level));
        expect(pixelsAt(held, 4).data).toEqual(pixelsAt(picture, 4).data);
      }),
    );
  });
});

describe('the level that is chosen for drawing', () => {
  it.each([
    [0.3, 0],
    [3.99, 0],
    [4, 1],
    [4 - 1e-9, 1],
    [15.9, 2],
    [16, 3],
  ])('for a picture shown %d times smaller', (reduction, level) => expect(levelFor(reduction)).toBe(level));

  it('is never larger than the level that a host loads by the shown size alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e4, noNaN: true }), (reduction) => {
        const shown = { width: 1000 / reduction, height: 1000 / reduction };
        expect(levelToCover({ width: 1000, height: 1200 }, shown)).toBeLessThanOrEqual(levelFor(reduction));
      }),
    );
  });
});
