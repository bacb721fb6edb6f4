import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reducePixels } from './reduce.ts';

const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height });
const gray = (values: readonly number[]) => new Uint8Array(values.flatMap((value) => [value, value, value, 255]));

describe('a reduced picture', () => {
  it('has the mean of the covered pixels', () => {
    const source = { width: 4, height: 1, data: gray([0, 100, 200, 40]), isOpaque: true };
    expect([...reducePixels(source, whole(4, 1), { width: 2, height: 1 }).data]).toEqual([
      50, 50, 50, 255, 120, 120, 120, 255,
    ]);
  });

  it('weights partly covered pixels', () => {
    const source = { width: 3, height: 1, data: gray([0, 90, 240]), isOpaque: true };
    const { data } = reducePixels(source, whole(3, 1), { width: 2, height: 1 });
    expect([data[0], data[4]]).toEqual([30, 190]);
  });

  it('ignores the color of transparent pixels', () => {
    const data = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 0]);
    const { data: reduced } = reducePixels({ width: 2, height: 1, data, isOpaque: false }, whole(2, 1), {
      width: 1,
      height: 1,
    });
    expect([...reduced]).toEqual([255, 0, 0, 128]);
  });

  it('keeps a uniform color at every size', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.integer({ min: 0, max: 255 }),
        (width, height, toWidth, toHeight, value) => {
          const source = {
            width,
            height,
            data: gray(Array.from({ length: width * height }, () => value)),
            isOpaque: true,
          };
          const { data } = reducePixels(source, whole(width, height), { width: toWidth, height: toHeight });
          expect(data.every((each, at) => each === (at % 4 === 3 ? 255 : value))).toBe(true);
        },
      ),
    );
  });
});
