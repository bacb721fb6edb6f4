import { type Box, makeFont } from './make-font.ts';
import { after, before, ligature, makeRules, replaced, split } from './make-rules.ts';

const square: Box = [100, 0, 900, 800];

/**
 * The contextual ligatures of a programming font: `-` before `>` becomes glyph 3, which is empty, and `>` after glyph 3
 * becomes glyph 4, the arrow.
 */
const arrowRules = makeRules('calt', {
  applied: [before(1, 2, 2), after(2, 3, 3)],
  others: [replaced(1, 3), replaced(2, 4)],
});

/** A font with `->` as contextual ligature, whose `>` and arrow are drawn in boxes. */
function arrowFont(head: Box, arrow: Box, rules: Buffer): Buffer {
  const glyphs = [
    { characters: '-', advance: 600, boxes: [[100, 300, 500, 400]] },
    { characters: '>', advance: 600, boxes: [head] },
    { advance: 600 },
    { advance: 600, boxes: [arrow] },
    { characters: 'ab', advance: 600, boxes: [square] },
  ] as const;
  return makeFont(glyphs, { GSUB: rules });
}

const head: Box = [100, 200, 500, 500];

/** Fonts that substitute glyphs. */
export const substitutingFonts = {
  /** A letter and a mark that is drawn at its own origin; a Devanagari sign and the dotted circle. */
  unplaced: makeFont(
    [
      { characters: '\u093E', advance: 300, boxes: [[100, 0, 200, 700]] },
      { characters: '\u25CC', advance: 700, boxes: [[100, 0, 600, 500]] },
      { characters: 'a', advance: 600, boxes: [[100, 0, 500, 500]] },
      { characters: '\u0301', advance: 400, boxes: [[0, 0, 100, 100]] },
    ],
    { GSUB: arrowRules },
  ),
  /** `->` becomes an empty glyph and an arrow, as in programming fonts. */
  arrows: arrowFont(head, [-500, 300, 500, 400], arrowRules),
  /** The arrow does not reach over the empty glyph, so that nothing is drawn for `-`. */
  shortArrows: arrowFont(head, [100, 300, 500, 400], arrowRules),
  /** `-` before `>` becomes empty, and `>` stays as it is, although it reaches over its neighbor. */
  lostDashes: arrowFont(
    [-500, 200, 500, 500],
    head,
    makeRules('calt', { applied: [before(1, 2, 1)], others: [replaced(1, 3)] }),
  ),
  /** The letters are empty; `on` becomes a picture, as in icon fonts. */
  icons: makeFont(
    [
      { characters: 'o', advance: 500 },
      { characters: 'n', advance: 500 },
      { advance: 1000, boxes: [square] },
    ],
    { GSUB: makeRules('liga', { applied: [ligature([1, 2], 3)] }) },
  ),
  /** Beh is empty and becomes two glyphs, as in Noto Nastaliq; teh is empty and stays so. */
  composed: makeFont(
    [
      { characters: 'ب', advance: 500 },
      { advance: 500, boxes: [[100, 0, 400, 200]] },
      { advance: 0, boxes: [[-300, -200, -200, -100]] },
      { characters: 'ت', advance: 500 },
      { characters: '\u064E', advance: 0, boxes: [[-300, 400, -200, 500]] },
    ],
    { GSUB: makeRules('ccmp', { applied: [split(1, [2, 3])] }) },
  ),
  /** Ka before kha becomes a glyph that is empty, over which the form of kha reaches. */
  lostKa: makeFont(
    [
      { characters: 'क', advance: 600, boxes: [square] },
      { characters: 'ख', advance: 300, boxes: [[100, 0, 200, 800]] },
      { advance: 400 },
      { advance: 300, boxes: [[-300, 0, 200, 800]] },
    ],
    { GSUB: arrowRules },
  ),
  /** Squares of one em that are half as far from each other: each covers half of the next. That of `u` winds otherwise. */
  overlapping: makeFont([
    { characters: 'n', advance: 500, boxes: [[0, 0, 1000, 1000]] },
    { characters: 'u', advance: 500, boxes: [[1000, 0, 0, 1000]] },
  ]),
  /** A letter, an ideograph, and quotation marks that have vertical forms: glyphs 6 to 8. */
  quotes: makeFont(
    [
      { characters: 'a', advance: 600, boxes: [square] },
      { characters: '字', advance: 1000, boxes: [square] },
      { characters: '“', advance: 500, boxes: [[100, 600, 400, 800]] },
      { characters: '”', advance: 500, boxes: [[100, 600, 400, 800]] },
      { characters: '’', advance: 300, boxes: [[100, 600, 200, 800]] },
      { advance: 1000, boxes: [[500, 0, 900, 200]] },
      { advance: 1000, boxes: [[100, 600, 500, 800]] },
      { advance: 1000, boxes: [[100, 700, 300, 800]] },
    ],
    { GSUB: makeRules('vert', { applied: [replaced(3, 6), replaced(4, 7), replaced(5, 8)] }) },
  ),
  /** `x`, and `f` before `i`, become a glyph that is empty; `y` becomes none. */
  emptied: makeFont(
    [
      { characters: 'ab', advance: 600, boxes: [square] },
      { characters: 'x', advance: 600, boxes: [square] },
      { characters: 'f', advance: 600, boxes: [square] },
      { characters: 'i', advance: 600, boxes: [square] },
      { advance: 600 },
      { characters: '\u0301', advance: 0, boxes: [[-300, 900, -200, 1000]] },
      { characters: 'y', advance: 600, boxes: [square] },
    ],
    { GSUB: makeRules('ccmp', { applied: [replaced(2, 5), ligature([3, 4], 5), split(7, [])] }) },
  ),
} as const satisfies Record<string, Buffer>;
