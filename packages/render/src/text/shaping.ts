import * as hb from 'harfbuzzjs';
import type { Kerning } from './kern-table.ts';
import { type MarkFont, placeMarks } from './place-marks.ts';
import type { ShapedGlyph } from './shaped-glyph.ts';

export interface ShapeOptions {
  readonly isRightToLeft: boolean;
  readonly hasLigatures: boolean;
  readonly isVertical: boolean;
}

/** Shapes characters to glyphs from left to right, each positioned relative to the preceding one. */
export type Shaper = (text: string, from: number, length: number, options: ShapeOptions) => readonly ShapedGlyph[];

const noLigatures = ['liga', 'clig', 'dlig', 'hlig'].map((tag) => new hb.Feature(tag, 0));
const verticalForms = [new hb.Feature('vert', 1), new hb.Feature('vrt2', 1)];

/** What is done here because HarfBuzz does not: kerning by the `kern` table, and mark positioning. */
export interface ShapingHelp {
  readonly kerning: Kerning | undefined;
  /** Undefined if the font positions its marks itself. */
  readonly marks: MarkFont | undefined;
}

export function shaperOf(font: hb.Font, { kerning, marks }: ShapingHelp): Shaper {
  const buffer = new hb.Buffer();
  return (text, from, length, { isRightToLeft, hasLigatures, isVertical }) => {
    buffer.reset();
    // Adds the whole text as context, so that letters join across the border of a run.
    buffer.addText(text, from, length);
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer, [...(hasLigatures ? [] : noLigatures), ...(isVertical ? verticalForms : [])]);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
      glyph: codepoint,
      cluster,
      advance: positions[index]?.xAdvance ?? 0,
      offsetX: positions[index]?.xOffset ?? 0,
      offsetY: positions[index]?.yOffset ?? 0,
    }));
    const placed = marks ? placeMarks(glyphs, charactersOf(text, from, length, glyphs), isRightToLeft, marks) : glyphs;
    return kerning && !isVertical ? kern(placed, kerning) : placed;
  };
}

/** The characters of a run, by the start of their cluster. */
function charactersOf(text: string, from: number, length: number, glyphs: readonly ShapedGlyph[]) {
  const begins = new Set(glyphs.map(({ cluster }) => cluster));
  const characters = new Map<number, string[]>();
  let begin = from;
  let at = from;
  for (const character of text.slice(from, from + length)) {
    if (begins.has(at)) begin = at;
    characters.set(begin, [...(characters.get(begin) ?? []), character]);
    at += character.length;
  }
  return characters;
}

/**
 * Applies kerning to a left-to-right run. Marks have no advance and belong to their letter, so they never separate a
 * pair.
 */
function kern(glyphs: readonly ShapedGlyph[], kerningOf: Kerning): readonly ShapedGlyph[] {
  const kerned = [...glyphs];
  let left: { glyph: number; cluster: number } | undefined;
  for (const { glyph, cluster, advance } of glyphs) {
    if (advance === 0) continue;
    const by = left ? kerningOf(left.glyph, glyph) : 0;
    // After the last glyph of the letter, because its marks are positioned relative to its end.
    const last = by === 0 ? -1 : kerned.findLastIndex((each) => each.cluster === left?.cluster);
    const widened = kerned[last];
    if (widened) kerned[last] = { ...widened, advance: widened.advance + by };
    left = { glyph, cluster };
  }
  return kerned;
}
