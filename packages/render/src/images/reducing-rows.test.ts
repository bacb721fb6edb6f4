import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../raster/surface.ts';
import { type Axis, axisOf } from './axis.ts';
import { type EvenTaps, evenTapsOf } from './even-taps.ts';
import { reducingRows } from './reducing-rows.ts';
import { clampTo, wrapAround } from './rows.ts';
import { uprightRows } from './upright-rows.ts';

interface Place {
  source: Pixels;
  columns: Axis;
  lines: Axis;
  isRepeated: boolean;
  rowOf: (line: number) => number;
}

interface Shape {
  width: number;
  height: number;
  seed: number;
  stepX: number;
  stepY: number;
  startX: number;
  startY: number;
  isRepeated: boolean;
}

const side = fc.integer({ min: 1, max: 60 });
const step = fc.double({ min: 1, max: 4, noNaN: true });
const start = fc.double({ min: -5, max: 5, noNaN: true });
const shapes: fc.Arbitrary<Shape> = fc.record({
  width: side,
  height: side,
  seed: fc.nat(),
  stepX: fc.oneof(
    step,
    step.map((forward) => -forward),
  ),
  stepY: step,
  startX: start,
  startY: start,
  isRepeated: fc.boolean(),
});

const canvasSide = 24;

function placeOf({ width, height, seed, stepX, stepY, startX, startY, isRepeated }: Shape): Place {
  let state = seed + 1;
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    // Black next to white, where the interpolation overshoots most.
    return at % 4 === 3 ? 255 : ([0, 255, state >>> 24][(state >>> 16) % 3] ?? 0);
  });
  const wrap = isRepeated ? wrapAround : clampTo;
  const along = { isRepeated, shown: undefined };
  return {
    source: { width, height, data, isOpaque: true },
    columns: axisOf({ ...along, start: startX, step: stepX, length: width }, 0, canvasSide, 'cells'),
    lines: axisOf({ ...along, start: startY, step: stepY, length: height }, 0, canvasSide, 'cells'),
    isRepeated,
    rowOf: (line) => wrap(line, height),
  };
}

/** The same result, computed value by value. */
function plainly({ source, columns, lines, isRepeated, rowOf }: Place, y: number): number[] {
  const wrap = isRepeated ? wrapAround : clampTo;
  const weighted = ({ first, weights, count }: EvenTaps, index: number, valueAt: (tap: number) => number) => {
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      sum += (weights[index * count + tap] as number) * valueAt((first[index] as number) + tap);
    }
    return sum;
  };
  return Array.from({ length: canvasSide * 4 }, (_, at) => {
    const mixed = weighted(evenTapsOf(columns), at >> 2, (column) => {
      const sum = weighted(evenTapsOf(lines), y, (line) => {
        const pixel = rowOf(line) * source.width + wrap(column, source.width);
        return source.data[pixel * 4 + (at % 4)] as number;
      });
      return (sum + 128) >> 8;
    });
    return Math.max(0, Math.min(255, (mixed + 524_288) >> 20));
  });
}

const stored = ({ store }: ReturnType<typeof reducingRows>) => {
  const out = new Int32Array(canvasSide);
  store(0, canvasSide, out, 0);
  return [...new Uint8Array(out.buffer)];
};

describe('rows of a reduced picture', () => {
  it('equal the weighted sums to the last bit', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const place = placeOf(shape);
        const rows = reducingRows(place);
        for (let y = 0; y < canvasSide; y++) {
          rows.mix(y);
          expect(stored(rows)).toEqual(plainly(place, y));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for all strips, also if the picture is cropped', () => {
    const cut = fc.double({ min: 0, max: 9, noNaN: true });
    fc.assert(
      fc.property(shapes, cut, cut, fc.integer({ min: 1, max: 9 }), (shape, before, after, stripRows) => {
        const { source } = placeOf(shape);
        const length = { across: shape.width, down: shape.height };
        const { isRepeated } = shape;
        const place = {
          source,
          across: { isRepeated, start: shape.startX, step: shape.stepX, length: length.across, shown: undefined },
          down: {
            isRepeated,
            start: shape.startY,
            step: shape.stepY,
            length: length.down,
            shown: { from: shape.startY + before, to: shape.startY + canvasSide * shape.stepY - after },
          },
        };
        const read = (top: number, height: number) => {
          const rows = uprightRows(place, { left: 0, top, width: canvasSide, height });
          return Array.from({ length: height }, (_, row) => {
            const out = new Int32Array(canvasSide);
            const { from, to, solidFrom, solidTo } = rows.read(top + row, out, 0);
            const { words } = rows;
            return [...words.slice(from, solidFrom), ...out.slice(solidFrom, solidTo), ...words.slice(solidTo, to)];
          });
        };
        const inStrips = Array.from({ length: Math.ceil(canvasSide / stripRows) }, (_, strip) => {
          return read(strip * stripRows, Math.min(stripRows, canvasSide - strip * stripRows));
        });
        expect(inStrips.flat()).toEqual(read(0, canvasSide));
      }),
      { numRuns: 240 },
    );
  });

  it('are the same if two pictures are read alternately', () => {
    fc.assert(
      fc.property(shapes, shapes, (one, other) => {
        const places = [placeOf(one), placeOf(other)];
        const readers = places.map(reducingRows);
        for (let y = 0; y < 4; y++) {
          for (const reader of readers) reader.mix(y);
          expect(readers.map(stored)).toEqual(places.map((place) => plainly(place, y)));
        }
      }),
      { numRuns: 20 },
    );
  });
});
