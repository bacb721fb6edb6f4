import { describe, expect, it } from 'vitest';
import { markPlaceOf } from './mark-places.ts';
import { placeMarks } from './place-marks.ts';

/** Glyph 1 is a letter of 500 × 400, 2 a mark that was drawn at its origin, 3 one that was drawn under the line. */
const frames = [
  undefined,
  { left: 50, top: 0, width: 400, height: 500 },
  { left: 0, top: 0, width: 100, height: 50 },
  { left: -150, top: -200, width: 100, height: 50 },
];
const font = { unitsPerEm: 1600, extents: (glyph: number) => frames[glyph] };
const glyph = (index: number, cluster = 0) => ({ glyph: index, cluster, advance: 500, offsetX: 0, offsetY: 0 });
const place = (glyphs: readonly number[], words: string, isRightToLeft = false) =>
  placeMarks(
    glyphs.map((each) => glyph(each)),
    new Map([[0, [...words]]]),
    isRightToLeft,
    font,
  ).map(({ advance, offsetX, offsetY }) => [advance, offsetX, offsetY]);

describe('a mark of a font that does not place it', () => {
  it.each([
    ['acute', '\u0301', { vertical: 'above', horizontal: 'center', isAttached: false }],
    ['dot below', '\u0323', { vertical: 'below', horizontal: 'center', isAttached: false }],
    ['cedilla', '\u0327', { vertical: 'below', horizontal: 'center', isAttached: true }],
    ['horn', '\u031B', { vertical: 'above', horizontal: 'right', isAttached: true }],
    ['fatha', '\u064E', { vertical: 'above', horizontal: 'center', isAttached: false }],
    ['kasra', '\u0650', { vertical: 'below', horizontal: 'center', isAttached: false }],
    ['sheva', '\u05B0', { vertical: 'below', horizontal: 'center', isAttached: false }],
    ['Thai tone', '\u0E48', { vertical: 'above', horizontal: 'right', isAttached: false }],
    ['vowel sign of Devanagari', '\u093E', undefined],
    ['letter', 'a', undefined],
  ])('has the place of its class: %s', (_, mark, expected) => expect(markPlaceOf(mark)).toEqual(expected));

  it('stands over the middle of its letter, a gap above it, and takes no room', () => {
    // From where the letter ended, back to its middle; 100 is a sixteenth of the em.
    expect(place([1, 2], 'a\u0301')).toEqual([
      [500, 0, 0],
      [0, -300, 600],
    ]);
  });

  it('stands above the mark before it', () => {
    expect(place([1, 2, 2], 'a\u0301\u0302')[2]).toEqual([0, -300, 750]);
  });

  it('stays below where it was drawn there, and is moved there where it was not', () => {
    expect(place([1, 3], 'a\u0323')[1]).toEqual([0, -150, 0]);
    expect(place([1, 2], 'a\u0323')[1]).toEqual([0, -300, -150]);
  });

  it('stands before its letter in a run from right to left', () => {
    expect(place([2, 1], '\u0628\u064E', true)).toEqual([
      [0, 200, 600],
      [500, 0, 0],
    ]);
  });

  it('is left alone where the font has made one glyph of several', () => {
    expect(place([1], 'e\u0301')).toEqual([[500, 0, 0]]);
    expect(place([1, 2], 'ab')).toEqual([
      [500, 0, 0],
      [500, 0, 0],
    ]);
  });
});
