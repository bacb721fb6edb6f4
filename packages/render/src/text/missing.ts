import type { FontCut } from './font-cut.ts';
import type { Run } from './runs.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/**
 * Why a character is not drawn: the font lacks it, has it only as an image, or cannot join it as its script requires.
 */
export type MissingReason = 'no_glyph' | 'image' | 'unjoined';

/** Default-ignorable characters: joiners, direction marks, soft hyphens. */
const invisible = /^\p{Default_Ignorable_Code_Point}/u;
/** All spaces, and the empty Braille pattern. Private-use characters are not in it: fonts define them to be drawn. */
const inkless = /^[\p{Z}\u2800]$/u;
const letter = /^\p{L}/u;

export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

/** Scripts with initial, medial and final forms that only the font can select; Arabic is joined in `joining.ts`. */
const scriptsOfForms = new Set(['Syriac', 'Nko', 'Mongolian', 'Adlam', 'Hanifi_Rohingya']);
/** Scripts whose letters are substituted and reordered by rules of the font. */
const scriptsOfRules = new Set(
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' '),
);

export interface ClusterInFont {
  /** Including its marks. */
  readonly character: string;
  readonly cluster: readonly [ShapedGlyph, ...ShapedGlyph[]];
  readonly run: Run;
  readonly cut: FontCut;
  /** The indices of Arabic letters that the font cannot join; undefined if the font has rules for them. */
  readonly unjoined: ReadonlySet<number> | undefined;
}

/**
 * Why a character is not drawn correctly. A letter that would be drawn as a box, not at all or in a wrong form must
 * never be printed unnoticed.
 */
export function findReason({ character, cluster, run, cut, unjoined }: ClusterInFont): MissingReason | undefined {
  const [first] = cluster;
  if (cluster.some(({ glyph }) => glyph === 0)) return 'no_glyph';
  if (isInvisible(character)) return undefined;
  for (const each of character) {
    if (isInvisible(each) || inkless.test(each)) continue;
    const inkReason = findInkReason(each, cluster, cut);
    if (inkReason) return inkReason;
  }
  const lacksForms = scriptsOfForms.has(run.script) && !cut.rules.hasJoinedForms;
  const lacksRules = scriptsOfRules.has(run.script) && !cut.rules.hasAny;
  const isUnjoined = unjoined?.has(first.cluster) || ((lacksForms || lacksRules) && letter.test(character));
  return isUnjoined ? 'unjoined' : undefined;
}

/**
 * Tests the nominal glyph of a character for ink and not the shaped result: a programming font draws `->` as one arrow
 * in the place of its last character and leaves the other one empty. For a letter that the font has only combined with
 * its marks, or only decomposed, the shaped result is all there is to test.
 */
function findInkReason(character: string, cluster: ClusterInFont['cluster'], cut: FontCut): MissingReason | undefined {
  const nominal = cut.nominalGlyph(character);
  const glyphs = nominal === undefined ? cluster.map(({ glyph }) => glyph) : [nominal];
  if (glyphs.some(cut.hasInk)) return undefined;
  return glyphs.some(cut.isImage) ? 'image' : 'no_glyph';
}

/**
 * Whether the font has a bitmap or an SVG document in addition to the outline that is drawn, so that its colors are
 * lost.
 */
export function isDrawnPlainly({ cluster, cut }: Pick<ClusterInFont, 'cluster' | 'cut'>): boolean {
  return cluster.some(({ glyph }) => cut.isImage(glyph) && cut.colorGlyph(glyph) === undefined && cut.hasInk(glyph));
}
