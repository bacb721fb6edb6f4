import type { Run } from './runs.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

/** Glyphs that were shaped from the same characters. Lengths are in font units. */
export interface Cluster {
  readonly glyphs: readonly [ShapedGlyph, ...ShapedGlyph[]];
  /** All of its characters: a letter with its marks, or all letters of a ligature. */
  readonly text: string;
  /** Where it begins in its run, from the left. */
  readonly left: number;
  readonly width: number;
}

/** Groups the glyphs of a run by the characters that they were shaped from. */
export function clustersOf(shaped: readonly ShapedGlyph[], line: string, run: Run): readonly Cluster[] {
  const groups: [ShapedGlyph, ...ShapedGlyph[]][] = [];
  for (const glyph of shaped) {
    const last = groups.at(-1);
    if (last && last[0].cluster === glyph.cluster) last.push(glyph);
    else groups.push([glyph]);
  }
  let left = 0;
  return groups.map((glyphs, index) => {
    // Each cluster extends to the beginning of the following one in the text, which is left of it in right-to-left runs.
    const next = groups[run.isRightToLeft ? index - 1 : index + 1];
    const text = line.slice(glyphs[0].cluster, next?.[0].cluster ?? run.to);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    left += width;
    return { glyphs, text, left: left - width, width };
  });
}
