import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropMask, fillGaps, gapMarginPx } from './gaps.ts';
import { rectanglePath } from './path.ts';
import { outsetShape, type Shape } from './shapes.ts';
import type { Mask, PixelRect } from './surface.ts';

const frame: PixelRect = { left: 0, top: 0, width: 120, height: 100 };

/** Rectangles by their left, top, right and bottom edges. */
const shapeOf = (...edges: readonly (readonly [number, number, number, number])[]): Shape =>
  edges.map(([left, top, right, bottom]) => ({
    path: rectanglePath({ left, top, width: right - left, height: bottom - top }),
    matrix: [1, 0, 0, 1, 0, 0],
  }));

/** A wall around a hole of this width and height. */
const ring = (left: number, top: number, width: number, height: number): Shape => {
  const [right, bottom] = [left + width, top + height];
  return shapeOf(
    [left - 9, top - 9, left, bottom + 9],
    [right, top - 9, right + 9, bottom + 9],
    [left - 9, top - 9, right + 9, top],
    [left - 9, bottom, right + 9, bottom + 9],
  );
};

function filled(shape: Shape, gapPx: number, within = frame): Mask {
  const mask = outsetShape(shape, within, 0);
  fillGaps(mask, outsetShape(shape, within, gapPx / 2), gapPx / 2);
  return mask;
}

const coverAt = ({ data, width, left, top }: Mask, x: number, y: number) => data[(y - top) * width + x - left];
const wholesFrom = (from: number, end: number) => Array.from({ length: Math.ceil(end - from) }, (_, at) => from + at);
const place = fc.double({ min: 30, max: 34, noNaN: true });

describe('gaps in a shape', () => {
  it('are filled if they are narrower than the limit, at every subpixel position', () => {
    const narrow = fc.record({ left: place, top: place, width: fc.double({ min: 0.1, max: 7.9, noNaN: true }) });
    fc.assert(
      fc.property(narrow, ({ left, top, width }) => {
        const slot = filled(ring(left, top, width, 30), 8);
        const covers = wholesFrom(Math.floor(left), left + width).flatMap((x) =>
          wholesFrom(Math.ceil(top), top + 29).map((y) => coverAt(slot, x, y)),
        );
        expect(covers.filter((cover) => cover !== 255)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('are kept with all of their edges if they are wider', () => {
    const wide = fc.record({ left: place, top: place, width: fc.double({ min: 9.5, max: 30, noNaN: true }) });
    fc.assert(
      fc.property(wide, ({ left, top, width }) => {
        const shape = ring(left, top, width, width);
        const before = outsetShape(shape, frame, 0);
        const after = filled(shape, 8);
        // The disc cannot reach into the corners of the hole, which become round; its sides stay the same.
        for (const along of [0.35, 0.5, 0.65]) {
          const [column, row] = [Math.floor(left + width * along), Math.floor(top + width * along)];
          const cross = (mask: Mask) => [
            ...wholesFrom(0, frame.width).map((x) => coverAt(mask, x, row)),
            ...wholesFrom(0, frame.height).map((y) => coverAt(mask, column, y)),
          ];
          expect(cross(after)).toEqual(cross(before));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('do not change the outline of a shape that has none', () => {
    const turned: Shape = [
      { path: rectanglePath({ left: 0, top: 0, width: 50, height: 30 }), matrix: [0.8, 0.6, -0.6, 0.8, 45.3, 20.7] },
    ];
    expect(Buffer.compare(filled(turned, 10).data, outsetShape(turned, frame, 0).data)).toBe(0);
  });

  it('are filled equally in a strip and in the whole canvas', () => {
    const part = fc.record({
      left: fc.integer({ min: 10, max: 60 }),
      top: fc.integer({ min: 10, max: 60 }),
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
    });
    const gapPx = 7;
    const shape = [...ring(31.3, 30.2, 5.1, 20.4), ...ring(62.7, 33.4, 12.2, 6.4)];
    const whole = filled(shape, gapPx);
    fc.assert(
      fc.property(part, (region) => {
        const margin = gapMarginPx(gapPx / 2);
        const around = {
          left: region.left - margin,
          top: region.top - margin,
          width: region.width + 2 * margin,
          height: region.height + 2 * margin,
        };
        const alone = cropMask(filled(shape, gapPx, around), region);
        expect(Buffer.compare(alone.data, cropMask(whole, region).data)).toBe(0);
      }),
    );
  });
});
