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
import { substitutingFonts } from './substituting-fonts.ts';

const square: Box = [100, 0, 900, 800];
const small: Box = [300, 200, 700, 600];
const text = 0xffff;
const palette = ['#d02040ff', '#f0c020ff', '#2060d0ff', '#10a04080'];
const rainbow = [
  [0, 0],
  [0.5, 1],
  [1, 2],
] as const;

/** Glyph 1 is a square, glyph 2 a smaller square, and glyphs from 3 on are the letters from A. */
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

/** One letter for each kind of COLR paint: gradients, their extend modes, and transformed paints. */
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

/** All letters of the font with paints. */
export const paintedLetters = String.fromCharCode(...painted.map((_, index) => 65 + index));

/** A `kern` table, as in fonts without GPOS: `AV` is 200 units narrower. */
const pairs = u16s(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -200);
const forms = ['ب', 'ﺏ', 'ﺐ', 'ﺑ', 'ﺒ', 'ﻻ', 'ا', 'ل', ' '];

/** An `SVG ` table with one empty document for the glyphs from `first` to `last`. */
function documentsOf(first: number, last: number): Buffer {
  return u16s(0, 0, 10, 0, 0, 1, first, last, 0, 14, 0, 0);
}

/** Fonts with features that the fonts of the npm packages do not have. */
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
  /** `A` has an outline; `B` has only an SVG document. */
  documents: makeFont(
    [
      { characters: 'A', advance: 600, boxes: [square] },
      { characters: 'B', advance: 600 },
    ],
    { 'SVG ': documentsOf(2, 2) },
  ),
  /** `A` has both an outline and an SVG document. */
  documentsBeside: makeFont(
    ['A', 'B'].map((characters) => ({ characters, advance: 600, boxes: [square] })),
    { 'SVG ': documentsOf(1, 1) },
  ),
  /** Contours without area, as in bitmap fonts; an empty and a drawn character of the private use area. */
  flat: makeFont([
    { characters: 'A', advance: 600, boxes: [square] },
    { characters: 'B', advance: 600, boxes: [[100, 0, 100, 800]] },
    { characters: '\u{E000}', advance: 600 },
    { characters: '\u{E001}', advance: 600, boxes: [square] },
    { characters: ' ', advance: 300 },
  ]),
  /** A letter each of Hebrew and Arabic, with marks that are drawn at their own origins. */
  pointed: makeFont([
    {
      characters: 'בب',
      advance: 600,
      boxes: [
        [100, 0, 500, 100],
        [400, 100, 500, 400],
        [100, 400, 500, 500],
      ],
    },
    { characters: '\u05B8\u0650', advance: 0, boxes: [[0, 0, 200, 60]] },
    { characters: '\u05BC', advance: 0, boxes: [[0, 220, 80, 300]] },
    { characters: '\u064E', advance: 0, boxes: [[0, 0, 200, 60]] },
    { characters: '\u0651', advance: 0, boxes: [[0, 0, 120, 120]] },
    { characters: ' ', advance: 200 },
  ]),
  ...substitutingFonts,
} as const satisfies Record<string, Buffer>;
