import type { Cluster } from './clusters.ts';
import type { FontCut } from './font-cut.ts';
import type { Run } from './runs.ts';

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

/** Whether ink is expected of a character. */
function isVisible(character: string): boolean {
  return !isInvisible(character) && !inkless.test(character);
}

/** Scripts with initial, medial and final forms that only the font can select; Arabic is joined in `joining.ts`. */
const scriptsOfForms = new Set(['Syriac', 'Nko', 'Mongolian', 'Adlam', 'Hanifi_Rohingya']);
/** Scripts whose letters are substituted and reordered by rules of the font. */
const scriptsOfRules = new Set(
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' '),
);

/** The clusters of a run, and the font that they were shaped with. */
export interface RunInFont {
  readonly clusters: readonly Cluster[];
  readonly run: Run;
  readonly cut: FontCut;
  /** The indices of Arabic letters that the font cannot join; undefined if the font has rules for them. */
  readonly unjoined: ReadonlySet<number> | undefined;
}

/**
 * Returns a function that says why a cluster of the run is not drawn correctly. A letter that would be drawn as a box,
 * not at all or in a wrong form must never be printed unnoticed.
 */
export function reasonsIn({ clusters, run, cut, unjoined }: RunInFont): (of: Cluster) => MissingReason | undefined {
  const lacksForms = scriptsOfForms.has(run.script) && !cut.rules.hasJoinedForms;
  const lacksRules = scriptsOfRules.has(run.script) && !cut.rules.hasAny;
  let drawn: readonly Extent[] | undefined;
  return (cluster) => {
    const { glyphs, text } = cluster;
    if (glyphs.some(({ glyph }) => glyph === 0)) return 'no_glyph';
    if (!isUnchanged(cluster, cut)) {
      const origins = originsOf(cluster, cut);
      for (const character of origins.nominals.keys()) {
        if (!isVisible(character) || leavesInk(character, origins, cut)) continue;
        drawn ??= clusters.flatMap((each) => substitutedExtents(each, cut));
        const isOnPurpose = isSubstituted(character, origins) && !isJoinedLetter(character, cluster, run);
        if (isOnPurpose && drawn.some((extent) => covers(extent, cluster))) continue;
        return glyphsOf(character, origins).some(cut.isImage) ? 'image' : 'no_glyph';
      }
    }
    const isUnjoined = unjoined?.has(glyphs[0].cluster) || ((lacksForms || lacksRules) && letter.test(text));
    return isUnjoined ? 'unjoined' : undefined;
  };
}

/** Whether a cluster is one character, drawn by its nominal glyph. Most are, and need no further judgment. */
function isUnchanged({ glyphs, text }: Cluster, cut: FontCut): boolean {
  const [{ glyph }] = glyphs;
  return text.length === 1 && glyphs.length === 1 && cut.nominalGlyph(text) === glyph && cut.hasInk(glyph);
}

/** What the glyphs of a cluster were made of. */
interface Origins {
  /** The nominal glyph of each of its characters. */
  readonly nominals: ReadonlyMap<string, number | undefined>;
  readonly glyphs: ReadonlySet<number>;
  /** Those that are not the nominal glyph of one of its characters. */
  readonly substitutes: readonly number[];
}

function originsOf({ glyphs, text }: Cluster, cut: FontCut): Origins {
  const nominals = new Map([...new Set(text)].map((character) => [character, cut.nominalGlyph(character)]));
  const unchanged = new Set(nominals.values());
  const all = new Set(glyphs.map(({ glyph }) => glyph));
  return { nominals, glyphs: all, substitutes: [...all].filter((glyph) => !unchanged.has(glyph)) };
}

/**
 * Whether something is drawn for a character. Its nominal glyph does not tell: Noto Nastaliq leaves those of all letters
 * empty and composes the letters of other glyphs, and icon fonts draw words as ligatures.
 */
function leavesInk(character: string, origins: Origins, cut: FontCut): boolean {
  if (glyphsOf(character, origins).some(cut.hasInk)) return true;
  // A sign may be drawn by the glyph of its letter, or be dropped beside it, like the skin color of an emoji.
  const nominal = origins.nominals.get(character);
  const isSign = !letter.test(character) && nominal !== undefined && cut.hasInk(nominal);
  return isSign && [...origins.glyphs].some(cut.hasInk);
}

/**
 * The glyphs of a cluster that may have been made of a character: its nominal glyph, or if the font has substituted it,
 * all that are substitutes. The ink of a mark must not stand for its letter.
 */
function glyphsOf(character: string, { nominals, glyphs, substitutes }: Origins): readonly number[] {
  const nominal = nominals.get(character);
  return nominal !== undefined && glyphs.has(nominal) ? [nominal] : substitutes;
}

function isSubstituted(character: string, { nominals, glyphs }: Origins): boolean {
  const nominal = nominals.get(character);
  return nominal === undefined || !glyphs.has(nominal);
}

/**
 * Letters of joined scripts are all substituted and reach over each other, so their neighbors do not tell whether one of
 * them is lost. No font is known that leaves the place of one to its neighbor.
 */
function isJoinedLetter(character: string, { width }: Cluster, { isJoined }: Run): boolean {
  return isJoined && width > 0 && letter.test(character);
}

/** From where to where a glyph extends in its run, in font units. */
interface Extent {
  readonly left: number;
  readonly right: number;
}

/** The glyphs of a cluster that the font has substituted and that leave ink, with the ink beyond their advance. */
function substitutedExtents(cluster: Cluster, cut: FontCut): readonly Extent[] {
  const substitutes = new Set(originsOf(cluster, cut).substitutes);
  let pen = cluster.left;
  return cluster.glyphs.flatMap(({ glyph, advance, offsetX }) => {
    const start = pen;
    pen += advance;
    const ink = substitutes.has(glyph) && cut.hasInk(glyph) ? cut.extents(glyph) : undefined;
    if (!ink) return [];
    const inkLeft = start + offsetX + ink.left;
    return { left: Math.min(start, inkLeft), right: Math.max(pen, inkLeft + ink.width) };
  });
}

/** Letters of handwriting extend a little beyond their advance, which does not mean that they draw their neighbor. */
const coveredMin = 0.1;

/**
 * Whether a substituted glyph draws what an empty cluster stands for: a programming font draws `->` as one arrow in the
 * place of its last character, which reaches over the empty glyph in the place of the first one. A glyph beside a
 * cluster without width is enough.
 */
function covers({ left, right }: Extent, cluster: Cluster): boolean {
  const shared = Math.min(right, cluster.left + cluster.width) - Math.max(left, cluster.left);
  return cluster.width === 0 ? shared >= 0 : shared > cluster.width * coveredMin;
}

/** Whether a run of which the font has left no glyph at all contains something to be drawn. */
export function isLost(text: string): boolean {
  return [...text].some(isVisible);
}

/**
 * Whether the font has a bitmap or an SVG document in addition to the outline that is drawn, so that its colors are
 * lost.
 */
export function isDrawnPlainly({ glyphs }: Cluster, cut: FontCut): boolean {
  return glyphs.some(({ glyph }) => cut.isImage(glyph) && cut.colorGlyph(glyph) === undefined && cut.hasInk(glyph));
}
