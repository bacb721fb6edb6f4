import { describe, expect, it } from 'vitest';
import { markPlaceOf } from './mark-places.ts';
import { placeMarks } from './place-marks.ts';

/** Glyph 1 is a letter of 500 × 400, glyph 2 a mark drawn at its origin, glyph 3 a mark drawn below the baseline. */
const frames = [
  undefined,
  { left: 50, top: 0, width: 400, height: 500 },
  { left: 0, top: 0, width: 100, height: 50 },
  { left: -150, top: -200, width: 100, height: 50 },
];
/** Characters without a nominal glyph stand for those that the font has substituted. */
const nominals: Readonly<Record<string, number>> = { ב: 1, '\u05BC': 2, '\u05B8': 3 };
const font = {
  unitsPerEm: 1600,
  extents: (glyph: number) => frames[glyph],
  nominalGlyph: (character: string) => nominals[character],
};
const glyph = (index: number, cluster = 0) => ({ glyph: index, cluster, advance: 500, offsetX: 0, offsetY: 0 });
const place = (glyphs: readonly number[], words: string, isRightToLeft = false) =>
  placeMarks(
    glyphs.map((each) => glyph(each)),
    new Map([[0, [...words]]]),
    isRightToLeft,
    font,
  ).map(({ advance, offsetX, offsetY }) => [advance, offsetX, offsetY]);

describe('a mark in a font without mark positioning', () => {
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

  it('is centered above its letter with a gap and has no advance', () => {
    // From the end of the letter back to its middle; 100 is 1/16 em.
    expect(place([1, 2], 'a\u0301')).toEqual([
      [500, 0, 0],
      [0, -300, 600],
    ]);
  });

  it('is stacked above the preceding mark', () => {
    expect(place([1, 2, 2], 'a\u0301\u0302')[2]).toEqual([0, -300, 750]);
  });

  it('stays below its letter if drawn there, and is moved there otherwise', () => {
    expect(place([1, 3], 'a\u0323')[1]).toEqual([0, -150, 0]);
    expect(place([1, 2], 'a\u0323')[1]).toEqual([0, -300, -150]);
  });

  it('is placed before its letter in a right-to-left run', () => {
    expect(place([2, 1], '\u0628\u064E', true)).toEqual([
      [0, 200, 600],
      [500, 0, 0],
    ]);
  });

  it.each([
    ['a vowel and a dagesh, as normalization orders them', '\u05D1\u05B8\u05BC'],
    ['a dagesh and a vowel, as they are typed', '\u05D1\u05BC\u05B8'],
  ])('keeps its place, although HarfBuzz reorders %s', (_, words) => {
    // The dagesh over its letter, and the vowel below it.
    expect(place([1, 2, 3], words)).toEqual([
      [500, 0, 0],
      [0, -300, 0],
      [0, -150, 0],
    ]);
  });

  it('is left alone if the font has formed a ligature', () => {
    expect(place([1], 'e\u0301')).toEqual([[500, 0, 0]]);
    expect(place([1, 2], 'ab')).toEqual([
      [500, 0, 0],
      [500, 0, 0],
    ]);
  });
});
