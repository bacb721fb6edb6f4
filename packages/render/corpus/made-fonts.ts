import {
  combined,
  filled,
  layerTables,
  linear,
  moved,
  paintTables,
  radial,
  solid,
  sweep,
  turned,
} from './make-color-tables.ts';
import { type Box, makeFont, u16s } from './make-font.ts';

const square: Box = [100, 0, 900, 800];
const small: Box = [300, 200, 700, 600];
const text = 0xffff;
const palette = ['#d02040ff', '#f0c020ff', '#2060d0ff', '#10a04080'];
const rainbow = [
  [0, 0],
  [0.5, 1],
  [1, 2],
] as const;

/** Glyph 1 is a square, 2 a smaller one, and from 3 on stand the letters from A. */
const lettersFrom = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    characters: String.fromCharCode(65 + index),
    advance: 1000,
    boxes: [square],
  }));
const shapes = [
  { advance: 1000, boxes: [square] },
  { advance: 1000, boxes: [small] },
];
const composites = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27];

/** One letter for each way in which a glyph can be painted: gradients, their extensions, moved and turned paints. */
const paints = [
  filled(1, solid(0)),
  filled(1, solid(text, 0.5)),
  filled(1, linear([100, 0, 900, 0, 100, 800], rainbow)),
  filled(1, linear([300, 0, 500, 100, 300, 800], rainbow, 1)),
  filled(1, linear([300, 0, 500, 100, 300, 800], rainbow, 2)),
  filled(1, radial([500, 400, 0, 500, 400, 400], rainbow)),
  filled(1, radial([400, 400, 50, 600, 400, 200], rainbow, 1)),
  filled(1, radial([300, 400, 100, 700, 400, 20], rainbow, 2)),
  filled(1, sweep(500, 400, 0, 2, rainbow)),
  filled(1, sweep(500, 400, 0.25, 0.75, rainbow, 2)),
  filled(
    1,
    linear(
      [100, 0, 900, 0, 100, 800],
      [
        [0, text],
        [1, 3, 0.2],
      ],
    ),
  ),
  moved(150, 100, turned(0.1, filled(2, solid(2)))),
  filled(1, filled(2, solid(3))),
];
const blended = composites.map((mode) =>
  combined(
    filled(2, linear([300, 0, 700, 0, 300, 800], rainbow)),
    mode,
    filled(
      1,
      radial(
        [500, 400, 0, 500, 400, 500],
        [
          [0, 3],
          [1, 1],
        ],
      ),
    ),
  ),
);
const painted = [...paints, ...blended];

/** Every letter of the painted font. */
export const paintedLetters = String.fromCharCode(...painted.map((_, index) => 65 + index));

/** Pairs that older fonts have: `AV` stands 200 units nearer. */
const pairs = u16s(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -200);
const forms = ['ب', 'ﺏ', 'ﺐ', 'ﺑ', 'ﺒ', 'ﻻ', 'ا', 'ل', ' '];

/** A table of SVG documents that has one, of no content, for the glyphs from one to another. */
function documentsOf(first: number, last: number): Buffer {
  return u16s(0, 0, 10, 0, 0, 1, first, last, 0, 14, 0, 0);
}

/**
 * Rules as fonts for programmers have them (GSUB, `calt`): `-` before `>` becomes glyph 3, which is empty, and `>` after
 * that one becomes glyph 4, the arrow. Two lookups by context, and one each for what they put in its place.
 */
const arrowRules = Buffer.concat([
  // Version, and where scripts, features and lookups are.
  u16s(1, 0, 10, 30, 46),
  // One script with its default language, which has the one feature.
  u16s(1, 0x4446, 0x4c54, 8, 4, 0, 0, 0xffff, 1, 0),
  // `calt`: the lookups 0 and 1.
  u16s(1, 0x6361, 0x6c74, 8, 0, 2, 0, 1),
  // Four lookups.
  u16s(4, 10, 48, 86, 108),
  // 0: coverage of `-`, followed by `>`: lookup 2 on the first.
  u16s(6, 0, 1, 8, 3, 0, 1, 18, 1, 24, 1, 0, 2, 1, 1, 1, 1, 1, 2),
  // 1: `>` after the empty glyph: lookup 3.
  u16s(6, 0, 1, 8, 3, 1, 18, 1, 24, 0, 1, 0, 3, 1, 1, 3, 1, 1, 2),
  // 2: `-` to 3.
  u16s(1, 0, 1, 8, 1, 6, 2, 1, 1, 1, 0),
  // 3: `>` to 4.
  u16s(1, 0, 1, 8, 1, 6, 2, 1, 1, 2, 0),
]);

/** Fonts that no package has: made for what they hold. */
export const madeFonts = {
  painted: makeFont(
    [...shapes, ...lettersFrom(painted.length)],
    paintTables(Object.fromEntries(painted.map((paint, index) => [index + 3, paint])), palette),
  ),
  layered: makeFont(
    [...shapes, ...lettersFrom(2)],
    layerTables(
      {
        3: [
          [1, 0],
          [2, 1],
        ],
        4: [
          [1, text],
          [2, 3],
        ],
      },
      palette,
    ),
  ),
  kerned: makeFont(
    ['A', 'V'].map((characters) => ({ characters, advance: 600, boxes: [[50, 0, 550, 700]] })),
    { kern: pairs },
  ),
  formed: makeFont(
    forms.map((characters, index) => ({
      characters,
      advance: 400 + index * 10,
      boxes: [[0, 0, 350 + index * 10, 100 + index * 50]],
    })),
  ),
  unformed: makeFont(['ب', 'क'].map((characters) => ({ characters, advance: 400, boxes: [[0, 0, 350, 300]] }))),
  apples: makeFont([{ characters: 'A', advance: 600, boxes: [square] }], { morx: u16s(2, 0, 0, 0) }),
  bitmaps: makeFont([{ characters: 'A', advance: 600 }], { glyf: Buffer.alloc(0), CBDT: u16s(3, 0) }),
  /** An outline for `A` and a document for `B`. */
  documents: makeFont(
    [
      { characters: 'A', advance: 600, boxes: [square] },
      { characters: 'B', advance: 600 },
    ],
    { 'SVG ': documentsOf(2, 2) },
  ),
  /** `A` as an outline, and as a document beside it. */
  documentsBeside: makeFont(
    ['A', 'B'].map((characters) => ({ characters, advance: 600, boxes: [square] })),
    { 'SVG ': documentsOf(1, 1) },
  ),
  /** Contours without an area, as fonts of bitmaps have them; a private sign that is empty, and one that is not. */
  flat: makeFont([
    { characters: 'A', advance: 600, boxes: [square] },
    { characters: 'B', advance: 600, boxes: [[100, 0, 100, 800]] },
    { characters: '\u{E000}', advance: 600 },
    { characters: '\u{E001}', advance: 600, boxes: [square] },
    { characters: ' ', advance: 300 },
  ]),
  /** A letter and a mark that was drawn at its own origin; a sign of Devanagari, and the circle for signs alone. */
  unplaced: makeFont(
    [
      { characters: '\u093E', advance: 300, boxes: [[100, 0, 200, 700]] },
      { characters: '\u25CC', advance: 700, boxes: [[100, 0, 600, 500]] },
      { characters: 'a', advance: 600, boxes: [[100, 0, 500, 500]] },
      { characters: '\u0301', advance: 400, boxes: [[0, 0, 100, 100]] },
    ],
    { GSUB: arrowRules },
  ),
  /** `-` and `>` become an empty glyph and an arrow, as fonts for programmers have it. */
  arrows: makeFont(
    [
      { characters: '-', advance: 600, boxes: [[100, 300, 500, 400]] },
      { characters: '>', advance: 600, boxes: [[100, 200, 500, 500]] },
      { advance: 600 },
      { advance: 600, boxes: [[-500, 300, 500, 400]] },
      { characters: 'ab', advance: 600, boxes: [square] },
    ],
    { GSUB: arrowRules },
  ),
} as const satisfies Record<string, Buffer>;
