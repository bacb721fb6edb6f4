import type { FontCut } from './font-cut.ts';
import type { Run } from './runs.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/** Why a character is left out: the font lacks it; has it only as an image; cannot join it as its script wants it. */
export type MissingReason = 'no_glyph' | 'image' | 'unjoined';

/** What stands between letters and shows nothing: joiners, marks of direction, soft hyphens. */
const invisible = /^\p{Default_Ignorable_Code_Point}/u;
/**
 * Spaces of every kind, and the one pattern of Braille that has no dots. Not what has no meaning of its own: a font's
 * private signs are drawn for their own sake.
 */
const inkless = /^[\p{Z}\u2800]$/u;
const letter = /^\p{L}/u;

export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

/** Letters have another form at the beginning, in the middle and at the end of a word; Arabic ones are joined by ourselves. */
const scriptsOfForms = new Set(['Syriac', 'Nko', 'Mongolian', 'Adlam', 'Hanifi_Rohingya']);
/** Letters change, and change places, by the rules of the font. */
const scriptsOfRules = new Set(
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' '),
);

export interface ClusterInFont {
  /** With its marks. */
  readonly character: string;
  readonly cluster: readonly [ShapedGlyph, ...ShapedGlyph[]];
  readonly run: Run;
  readonly cut: FontCut;
  /** Where Arabic letters are that the font cannot join, where it has no rules for it. */
  readonly unjoined: ReadonlySet<number> | undefined;
}

/** A letter that would be drawn as a box, not at all, or otherwise than anybody writes it must not go to the press unseen. */
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
 * Whether a character has ink is asked of its own glyph. What the rules of the font made of it does not tell: a font for
 * programmers draws `->` as one arrow, in the place of its last sign, and leaves the others empty. Of a letter that the
 * font has only with its marks, or only apart from them, what was made of it is all there is to ask.
 */
function findInkReason(character: string, cluster: ClusterInFont['cluster'], cut: FontCut): MissingReason | undefined {
  const nominal = cut.nominalGlyph(character);
  const glyphs = nominal === undefined ? cluster.map(({ glyph }) => glyph) : [nominal];
  if (glyphs.some(cut.hasInk)) return undefined;
  return glyphs.some(cut.isImage) ? 'image' : 'no_glyph';
}

/** Whether a font holds something else for a character than the outline that is drawn: its colors are left out. */
export function isDrawnPlainly({ cluster, cut }: Pick<ClusterInFont, 'cluster' | 'cut'>): boolean {
  return cluster.some(({ glyph }) => cut.isImage(glyph) && cut.colorGlyph(glyph) === undefined && cut.hasInk(glyph));
}
