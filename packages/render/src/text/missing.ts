import type { FontCut } from './font-cut.ts';
import type { Run } from './runs.ts';
import type { ShapedGlyph } from './shaping.ts';

/** Why a character is left out: the font lacks it; has it only as an image; cannot join it as its script wants it. */
export type MissingReason = 'no_glyph' | 'image' | 'unjoined';

/** What stands between letters and shows nothing: joiners, marks of direction, soft hyphens. */
const invisible = /^\p{Default_Ignorable_Code_Point}/u;
/** Spaces of every kind, and the one pattern of Braille that has no dots. */
const inkless = /^[\p{Z}\p{C}\u2800]/u;
const letter = /^\p{L}/u;

export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

/** Letters have another form at the beginning, in the middle and at the end of a word; Arabic ones are joined by ourselves. */
const scriptsOfForms = new Set(['Syriac', 'Nko', 'Mongolian', 'Adlam', 'Hanifi_Rohingya']);
/** Letters change, and change places, by the rules of the font. */
const scriptsOfRules = new Set(
  'Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' '),
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
  if (isInvisible(character) || inkless.test(character)) return undefined;
  if (cluster.every(({ glyph }) => cut.extents(glyph) === undefined)) {
    return cluster.some(({ glyph }) => cut.isImage(glyph)) ? 'image' : 'no_glyph';
  }
  const lacksForms = scriptsOfForms.has(run.script) && !cut.rules.hasJoinedForms;
  const lacksRules = scriptsOfRules.has(run.script) && !cut.rules.hasAny;
  const isUnjoined = unjoined?.has(first.cluster) || ((lacksForms || lacksRules) && letter.test(character));
  return isUnjoined ? 'unjoined' : undefined;
}
