import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../raster/surface.ts';
import { type Axis, axisOf } from './axis.ts';
import { wideMixer } from './mixers.ts';
import { clampTo, toByte } from './rows.ts';

const canvasSide = 30;
const side = fc.integer({ min: 1, max: 20 });
const step = fc.double({ min: 0.05, max: 0.999, noNaN: true });
const start = fc.double({ min: -2, max: 8, noNaN: true });
const shapes = fc.record({
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
});

function mixerOf({
  width,
  height,
  seed,
  stepX,
  stepY,
  startX,
  startY,
}: typeof shapes extends fc.Arbitrary<infer S> ? S : never) {
  let state = seed + 1;
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    // Black next to white, where the interpolation overshoots most.
    return at % 4 === 3 ? 255 : ([0, 255, state >>> 24][(state >>> 16) % 3] ?? 0);
  });
  const source: Pixels = { width, height, data, isOpaque: true };
  const along = { isRepeated: false, shown: undefined };
  const across = { ...along, start: startX, step: stepX, length: width };
  const down = { ...along, start: startY, step: stepY, length: height };
  const columns = axisOf(across, 0, canvasSide, 'edges');
  const lines = axisOf(down, 0, canvasSide, 'edges');
  const mixer = wideMixer({
    source,
    columns,
    isRepeated: false,
    lines,
    areEdges: true,
    rowOf: (line) => clampTo(line, height),
  });
  // The same filter with taps on pixels instead of edges.
  const cells = { columns: axisOf(across, 0, canvasSide, 'cells'), lines: axisOf(down, 0, canvasSide, 'cells') };
  return { source, mixer, cells };
}

function rowOf(mixer: ReturnType<typeof mixerOf>['mixer'], row: number): Int32Array {
  const out = new Int32Array(canvasSide);
  mixer.mix(row);
  mixer.store(0, canvasSide, out, 0);
  return out;
}

const tapsOf = ({ first, taps, weight }: Axis, index: number) =>
  Array.from(weight.subarray(taps[index], taps[index + 1]), (share, tap) => ({ at: (first[index] ?? 0) + tap, share }));

/** One channel of a pixel, computed directly from the definition. */
function meanAt({ source, cells }: ReturnType<typeof mixerOf>, row: number, column: number, channel: number): number {
  let sum = 0;
  for (const { at: y, share: down } of tapsOf(cells.lines, row)) {
    for (const { at: x, share: across } of tapsOf(cells.columns, column)) {
      const pixel = clampTo(y, source.height) * source.width + clampTo(x, source.width);
      sum += (source.data[pixel * 4 + channel] ?? 0) * down * across;
    }
  }
  return toByte(sum);
}

describe('rows of an enlarged opaque picture', () => {
  it('equal the weighted sums except for the last bit', () => {
    fc.assert(
      fc.property(shapes, fc.nat(canvasSide - 1), (shape, row) => {
        const made = mixerOf(shape);
        const words = rowOf(made.mixer, row);
        for (let column = 0; column < canvasSide; column++) {
          const word = words[column] ?? 0;
          expect(word >>> 24).toBe(255);
          for (const channel of [0, 1, 2]) {
            const value = (word >>> (8 * channel)) & 255;
            expect(Math.abs(value - meanAt(made, row, column, channel))).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same if two pictures are read alternately and in any order', () => {
    fc.assert(
      fc.property(shapes, shapes, fc.array(fc.nat(canvasSide - 1), { maxLength: 20 }), (one, other, rows) => {
        const [first, second] = [mixerOf(one).mixer, mixerOf(other).mixer];
        for (const row of rows) {
          expect(rowOf(first, row)).toEqual(rowOf(mixerOf(one).mixer, row));
          expect(rowOf(second, row)).toEqual(rowOf(mixerOf(other).mixer, row));
        }
      }),
      { numRuns: 40 },
    );
  });
});
