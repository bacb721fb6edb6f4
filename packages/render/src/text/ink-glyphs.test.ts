import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendColor } from '../raster/blend-color.ts';
import { newMask } from '../raster/masks.ts';
import { leftOf, makeStamp, type PlacedStamp, topOf } from '../raster/stamps.ts';
import { toStraight } from '../raster/straight.ts';
import { newSurface } from '../raster/surface.ts';
import type { Color } from '../raster/tint.ts';
import { coverGlyphs, inkGlyphs, type Outlines, type PlacedGlyph } from './ink-glyphs.ts';

const frame = { left: 3, top: -2, width: 37, height: 23 };

const byte = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }));
const color: fc.Arbitrary<Color> = fc.record({ r: byte, g: byte, b: byte, a: byte });

const stamp = fc
  .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 9 }), covers: fc.array(byte) })
  .map(({ width, height, covers }) => {
    const mask = newMask({ left: -1, top: -4, width, height });
    // The padding of a mask is never covered.
    for (let at = 0; at < mask.data.length && covers.length > 0; at++) {
      if (at % mask.width < width) mask.data[at] = covers[at % covers.length] as number;
    }
    return makeStamp(mask);
  });

const stamps: fc.Arbitrary<PlacedStamp[]> = fc.array(
  fc.record({ stamp, x: fc.integer({ min: -6, max: 44 }), y: fc.integer({ min: -6, max: 26 }) }),
  { maxLength: 8 },
);

/** The coverage of all letters in one mask. Here the masks are all that there is to know about letters. */
function coverAll(placed: readonly PlacedStamp[]) {
  const whole = newMask(frame);
  for (const {
    stamp: { mask },
    x,
    y,
  } of placed) {
    for (const [at, more] of mask.data.entries()) {
      const column = mask.left + x + (at % mask.width) - frame.left;
      const row = mask.top + y + Math.floor(at / mask.width) - frame.top;
      if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) continue;
      const place = row * whole.width + column;
      whole.data[place] = Math.min(255, (whole.data[place] as number) + more);
    }
  }
  return whole;
}

const matrix = [1, 0, 0, 1, 0, 0] as const;
const lettersOf = (placed: readonly PlacedStamp[]): PlacedGlyph[] =>
  placed.map((each) => ({ glyph: 0, matrix, placed: each }));
const outlines: Outlines = {
  boundsOf: ({ placed }) => ({ ...placed.stamp.mask, left: leftOf(placed), top: topOf(placed) }),
  coverAsOne: (letters) => ({ stamp: makeStamp(coverAll(letters.map(({ placed }) => placed))), x: 0, y: 0 }),
};

describe('letters', () => {
  it('look as if covered at once, also over other text, on transparent and on painted backgrounds', () => {
    const text = fc.record({ placed: stamps, color });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
        const inked = newSurface(frame);
        const expected = newSurface(frame);
        for (const { placed, color: ink } of texts) {
          inkGlyphs(inked, lettersOf(placed), ink, outlines);
          blendColor(expected, coverAll(placed), ink);
        }
        expect(Buffer.from(toStraight(inked)).equals(Buffer.from(toStraight(expected)))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('that overlap are covered as one shape, with all others that they overlap with, in whatever part of the image', () => {
    const mask = newMask({ left: 0, top: 0, width: 8, height: 8 });
    mask.data.fill(100);
    const square = makeStamp(mask);
    const row = [0, 6, 12, 40].map((x) => ({ stamp: square, x, y: 0 }));
    const sizes: number[] = [];
    const counted: Outlines = {
      ...outlines,
      coverAsOne(together) {
        sizes.push(together.length);
        return outlines.coverAsOne(together);
      },
    };
    for (const left of [0, 13]) coverGlyphs({ left, top: 0, width: 5, height: 8 }, lettersOf(row), counted);
    // Exactly side by side, they only share the pixels at their edges.
    const narrow = {
      ...counted,
      boundsOf: ({ placed: { x } }: PlacedGlyph) => ({ left: x, top: 0, width: 6, height: 8 }),
    };
    coverGlyphs({ left: 0, top: 0, width: 5, height: 8 }, lettersOf(row), narrow);
    expect(sizes).toEqual([3, 3]);
  });
});
