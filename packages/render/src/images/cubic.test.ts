import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PixelRect, Pixels } from '../raster/surface.ts';
import { cubicReader } from './cubic.ts';
import type { SamplePoints } from './rows.ts';

const count = 40;
const none: PixelRect = { left: 0, top: 0, width: 1, height: 1 };

function noisy(width: number, height: number, seed: number): Pixels {
  let state = seed + 1;
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    // Black next to white, where cubic interpolation overshoots most.
    return at % 4 === 3 ? 255 : ([0, 255, state >>> 24][(state >>> 16) % 3] ?? 0);
  });
  return { width, height, data, isOpaque: true };
}

function read(source: Pixels, box: PixelRect, places: SamplePoints): Int32Array {
  const out = new Int32Array(count);
  cubicReader(source, false, box, count)(0, count, places, out, 0);
  return out;
}

const side = fc.integer({ min: 1, max: 30 });
/**
 * Uniformly distributed fractions: `fc.double` mostly returns values close to 0, where the kernel has nothing to
 * interpolate.
 */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const start = between(-8, 30);
const step = between(-2, 2);
const within = (limit: number) =>
  fc.tuple(fc.integer({ min: 0, max: limit - 1 }), fc.integer({ min: 0, max: limit - 1 }));

it('returns the same pixels for every box of the picture that the kernel holds', () => {
  const pictures = fc.record({ width: side, height: side, seed: fc.nat() }).chain(({ width, height, seed }) =>
    fc.record({
      source: fc.constant(noisy(width, height, seed)),
      columns: within(width),
      lines: within(height),
      places: fc.record({ startX: start, stepX: step, startY: start, stepY: step }),
    }),
  );
  fc.assert(
    fc.property(pictures, ({ source, columns, lines, places }) => {
      const [left, top] = [Math.min(...columns), Math.min(...lines)];
      const box = { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...lines) - top + 1 };
      const whole = { left: 0, top: 0, width: source.width, height: source.height };
      const byHand = read(source, none, places);
      expect(read(source, box, places)).toEqual(byHand);
      expect(read(source, whole, places)).toEqual(byHand);
    }),
    { numRuns: 300 },
  );
});

it('returns the same pixels if two pictures are read alternately', () => {
  const pictures = fc.record({ width: side, height: side, seed: fc.nat() });
  const places = fc.record({ startX: start, stepX: step, startY: start, stepY: step });
  fc.assert(
    fc.property(
      fc.array(pictures, { minLength: 2, maxLength: 3 }),
      fc.array(places, { minLength: 2, maxLength: 4 }),
      (shown, rows) => {
        const sources = shown.map(({ width, height, seed }) => noisy(width, height, seed));
        const readers = sources.map((source) => {
          const whole = { left: 0, top: 0, width: source.width, height: source.height };
          return cubicReader(source, false, whole, count);
        });
        for (const row of rows) {
          const byTurns = readers.map((readPlaces) => {
            const out = new Int32Array(count);
            readPlaces(0, count, row, out, 0);
            return out;
          });
          expect(byTurns).toEqual(sources.map((source) => read(source, none, row)));
        }
      },
    ),
    { numRuns: 50 },
  );
});
