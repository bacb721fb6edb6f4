import { mmPerInch } from '@platen/design/constants';
import { type Matrix, multiply, outset, type Rect, type Size, transformRect } from '@platen/design/geometry';
import type { TextStyle } from '@platen/design/layers/text-style';
import { inkThrough, regionOf, spreadPicture } from '../draw-shape.ts';
import type { Ink } from '../paint.ts';
import { type Pen, scaleOf } from '../pen.ts';
import { addPixels, blendPixels } from '../raster/blend.ts';
import { addColor } from '../raster/blend-color.ts';
import { cropMask, fillGaps, gapMarginPx } from '../raster/gaps.ts';
import { subtractMask } from '../raster/masks.ts';
import type { Shape } from '../raster/shapes.ts';
import { intersect, type Mask, newSurface, outsetPixels, type PixelRect, pixelRectAround } from '../raster/surface.ts';
import type { FontCut } from './font-cut.ts';
import { coverTogether, type GlyphUse, isLargeGlyph, onMaskGrid } from './glyph-masks.ts';
import { coverGlyphs, inkGlyphs, type Outlines, type PlacedGlyph } from './ink-glyphs.ts';
import type { PlacedLine } from './layout.ts';
import { paintColorGlyph } from './paint-color-glyph.ts';

export interface Writing {
  readonly lines: readonly PlacedLine[];
  readonly cut: FontCut;
  readonly style: Pick<TextStyle, 'font_size' | 'stroke_width' | 'stroke_alignment' | 'stroke_gap_mm'>;
  readonly frame: Size;
  /** The bounding box of all outlines with their strokes. */
  readonly bounds: Rect;
  readonly fill: Ink;
  readonly stroke: Ink;
}

/** Draws glyphs with fill and stroke on the surface. Color glyphs are drawn above all strokes. */
export function writeGlyphs(pen: Pen, writing: Writing): void {
  const region = regionOf(pen, writing.bounds);
  if (!region) return;
  if (!writing.cut.hasColors) return writePlain(pen, writing, writing, region);
  const { cut, lines } = writing;
  const pick = (isColored: boolean): Writing => {
    const picked = (line: PlacedLine) =>
      line.glyphs.filter(({ glyph }) => (cut.colorGlyph(glyph) !== undefined) === isColored);
    return { ...writing, lines: lines.map((line) => ({ ...line, glyphs: picked(line) })) };
  };
  writePlain(pen, pick(false), writing, region);
  for (const { glyph, matrix } of glyphsOnCanvas(pen, pick(true))) {
    const colored = cut.colorGlyph(glyph);
    if (colored) paintColorGlyph(pen, colored, matrix, { ink: writing.fill, frame: writing.frame });
  }
}

/** @param all the writing that the stroke surrounds, which may include more than the filled glyphs */
function writePlain(pen: Pen, writing: Writing, all: Writing, region: PixelRect): void {
  const { fill, stroke, frame } = writing;
  const { letters: lettersUse, line: lineUse } = usesOf(pen, writing);
  const areStamps = areStamped(pen, writing);
  if (areStamps && stroke.kind === 'none' && fill.kind === 'color') {
    inkGlyphs(
      pen.target.surface,
      maskedGlyphs(pen, writing, lettersUse),
      fill.color,
      outlinesOf(pen, writing, lettersUse),
    );
    return;
  }
  const cover = areStamps ? coverFromMasks : coverAll;
  const letters = cover(pen, writing, region, lettersUse);
  if (stroke.kind === 'none') {
    inkThrough(pen, letters, fill, frame);
    return;
  }
  if (writing.style.stroke_alignment === 'center') {
    const line = cover(pen, all, region, lineUse);
    inkThrough(pen, letters, fill, frame);
    inkThrough(pen, line, stroke, frame);
    return;
  }
  inkBeside(pen, frame, region, [
    { mask: letters, ink: fill },
    { mask: subtractMask(coverOuter(pen, all, region, lineUse, cover), letters), ink: stroke },
  ]);
}

type Cover = (pen: Pen, writing: Writing, region: PixelRect, use: GlyphUse) => Mask;

/** The letters with their outer stroke, and with narrow gaps closed if the style asks for it. */
function coverOuter(pen: Pen, writing: Writing, region: PixelRect, use: GlyphUse, cover: Cover): Mask {
  const { dpi, scale } = pen.target;
  // In millimeters on paper, whatever the scale of the layer is.
  const radius = ((writing.style.stroke_gap_mm ?? 0) / mmPerInch / 2) * dpi * scale;
  if (radius === 0) return cover(pen, writing, region, use);
  const frame = outsetPixels(region, gapMarginPx(radius));
  const shape = cover(pen, writing, frame, use);
  fillGaps(shape, cover(pen, writing, frame, { ...use, reach: use.reach + radius }), radius);
  return cropMask(shape, region);
}

/**
 * Synthetic bold fills everything within reach of the outlines. An outer stroke covers what lies within reach beyond
 * that; a centered stroke follows the outlines themselves.
 */
function usesOf(pen: Pen, { cut, style }: Writing): { letters: GlyphUse; line: GlyphUse } {
  const scale = scaleOf(pen);
  const bold = (cut.boldEm * style.font_size) / 2;
  const isOuter = style.stroke_alignment === 'outer';
  const reach = isOuter ? style.stroke_width : style.stroke_width / 2;
  return {
    letters: { kind: 'inside', reach: bold * scale },
    line: { kind: isOuter ? 'inside' : 'line', reach: (bold + reach) * scale },
  };
}

/** Whether glyphs are drawn from cached masks. Joined scripts and large letters are covered as one shape instead. */
function areStamped(pen: Pen, { lines, cut, style }: Writing): boolean {
  const scale = style.font_size / cut.unitsPerEm;
  if (lines.some(({ isJoined }) => isJoined)) return false;
  return !isLargeGlyph(cut, multiply(pen.matrix, [scale, 0, 0, scale, 0, 0]));
}

function* glyphsOnCanvas(pen: Pen, { lines }: Writing): Generator<{ glyph: number; matrix: Matrix }> {
  for (const { glyphs, x, y } of lines) {
    const line = multiply(pen.matrix, [1, 0, 0, 1, x, y]);
    for (const { glyph, matrix } of glyphs) yield { glyph, matrix: multiply(line, matrix) };
  }
}

/** The glyphs that draw anything, with their masks. */
function maskedGlyphs(pen: Pen, writing: Writing, use: GlyphUse): PlacedGlyph[] {
  const masked: PlacedGlyph[] = [];
  for (const { glyphs, x, y } of writing.lines) {
    const line = multiply(pen.matrix, [1, 0, 0, 1, x, y]);
    for (const each of glyphs) {
      const matrix = multiply(line, each.matrix);
      const placed = pen.target.masks.find(writing.cut, each.glyph, matrix, use);
      if (placed) masked.push({ glyph: each.glyph, matrix, placed });
    }
  }
  return masked;
}

/** Covers letters from their cached masks where they do not touch each other. */
function coverFromMasks(pen: Pen, writing: Writing, region: PixelRect, use: GlyphUse): Mask {
  return coverGlyphs(region, maskedGlyphs(pen, writing, use), outlinesOf(pen, writing, use));
}

/** The outlines of letters, at the same places as their masks. */
function outlinesOf(pen: Pen, { cut }: Writing, use: GlyphUse): Outlines {
  return {
    boundsOf({ glyph, matrix }) {
      const { bounds } = cut.outline(glyph);
      return outset(transformRect(onMaskGrid(matrix), bounds ?? noRect), use.reach);
    },
    coverAsOne: (letters) => pen.target.masks.findTogether(cut, letters, use),
  };
}

const noRect: Rect = { left: 0, top: 0, width: 0, height: 0 };

/** Covers all outlines that can touch the region as one shape, so that overlapping letters are not blended twice. */
function coverAll(pen: Pen, writing: Writing, region: PixelRect, use: GlyphUse): Mask {
  const shape: Shape[number][] = [];
  for (const { glyph, matrix } of glyphsOnCanvas(pen, writing)) {
    const path = writing.cut.outline(glyph);
    const touched = path.bounds && pixelRectAround(outset(transformRect(matrix, path.bounds), use.reach));
    // Outlines to the left and right of the region are kept: they affect how its rows are split.
    if (touched && intersect({ ...touched, left: region.left, width: 1 }, region)) shape.push({ path, matrix });
  }
  return coverTogether(shape, region, use);
}

/**
 * Adds inks that cover disjoint areas to each other and then blends the sum. Blended one after the other, each would
 * let the background show through at their common edge.
 */
function inkBeside(pen: Pen, frame: Size, region: PixelRect, parts: readonly { mask: Mask; ink: Ink }[]): void {
  const wet = newSurface(region);
  for (const { mask, ink } of parts) {
    if (ink.kind === 'color') addColor(wet, mask, ink.color);
    if (ink.kind === 'picture') addPixels(wet, spreadPicture(pen, ink.picture, frame, region), mask);
  }
  blendPixels(pen.target.surface, wet);
}
