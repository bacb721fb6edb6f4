import { type Matrix, multiply, outset, type Rect, type Size, transformRect } from '@platen/design/geometry';
import type { TextStyle } from '@platen/design/layers/text-style';
import { inkThrough, regionOf, spreadPicture } from '../draw-shape.ts';
import type { Ink } from '../paint.ts';
import { type Pen, scaleOf } from '../pen.ts';
import { addColor, addPixels, blendPixels } from '../raster/blend.ts';
import type { HostPath } from '../raster/host.ts';
import { newMask, stampMask, subtractMask, uniteMasks } from '../raster/masks.ts';
import { intersect, type Mask, newSurface, type PixelRect, pixelRectAround } from '../raster/surface.ts';
import type { FontCut } from './font.ts';
import type { PlacedLine } from './layout.ts';

export interface Writing {
  readonly lines: readonly PlacedLine[];
  readonly cut: FontCut;
  readonly style: Pick<TextStyle, 'font_size' | 'stroke_width' | 'stroke_alignment'>;
  readonly frame: Size;
  /** The frame around every outline and its stroke. */
  readonly bounds: Rect;
  readonly fill: Ink;
  readonly stroke: Ink;
}

/** Glyphs with their fill and stroke, on the surface. */
export function writeGlyphs(pen: Pen, writing: Writing): void {
  const region = regionOf(pen, writing.bounds);
  if (!region) return;
  const { fill, stroke, frame, cut } = writing;
  const isPlain = stroke.kind === 'none' && cut.boldEm === 0 && !writing.lines.some(({ isJoined }) => isJoined);
  if (isPlain && !pen.sheet.masks.isLarge(cut, glyphMatrix(pen, writing))) {
    inkThrough(pen, stampGlyphs(pen, writing, region), fill, frame);
    return;
  }
  const path = pathOf(pen, writing, region);
  const letters = lettersMask(pen, writing, path, region);
  if (stroke.kind === 'none') {
    inkThrough(pen, letters, fill, frame);
    return;
  }
  const line = strokeMask(pen, writing, path, region);
  if (writing.style.stroke_alignment === 'center') {
    inkThrough(pen, letters, fill, frame);
    inkThrough(pen, line, stroke, frame);
    return;
  }
  inkBeside(pen, frame, region, [
    { mask: letters, ink: fill },
    { mask: subtractMask(line, letters), ink: stroke },
  ]);
}

/** Font units to the canvas, for the size of a glyph alone. */
function glyphMatrix(pen: Pen, { cut, style }: Writing): Matrix {
  const scale = style.font_size / cut.unitsPerEm;
  return multiply(pen.matrix, [scale, 0, 0, scale, 0, 0]);
}

function* glyphsOnCanvas(pen: Pen, { lines }: Writing): Generator<{ glyph: number; matrix: Matrix }> {
  for (const { glyphs, x, y } of lines) {
    const line = multiply(pen.matrix, [1, 0, 0, 1, x, y]);
    for (const { glyph, matrix } of glyphs) yield { glyph, matrix: multiply(line, matrix) };
  }
}

/** Letters from the masks that are known of them. Where they touch, they cover together and are not inked twice. */
function stampGlyphs(pen: Pen, writing: Writing, region: PixelRect): Mask {
  const whole = newMask(region);
  for (const { glyph, matrix } of glyphsOnCanvas(pen, writing)) {
    const stamped = pen.sheet.masks.find(writing.cut, glyph, matrix);
    if (stamped) stampMask(whole, stamped.mask, stamped.x, stamped.y);
  }
  return whole;
}

/** All outlines that can touch the region, as one path on the canvas: where letters overlap, they are not inked twice. */
function pathOf(pen: Pen, writing: Writing, region: PixelRect): HostPath {
  const { cut, style } = writing;
  const reach = (style.stroke_width + (cut.boldEm * style.font_size) / 2) * scaleOf(pen);
  const parts: { path: HostPath; matrix: Matrix }[] = [];
  for (const { glyph, matrix } of glyphsOnCanvas(pen, writing)) {
    const extents = cut.extents(glyph);
    if (!extents) continue;
    if (!intersect(pixelRectAround(outset(transformRect(matrix, extents), reach)), region)) continue;
    parts.push({ path: pen.sheet.glyphs.path(cut, glyph), matrix });
  }
  return pen.sheet.rasteriser.join(parts);
}

const onCanvas: Matrix = [1, 0, 0, 1, 0, 0];

/** A font without the weight is made bolder by a line around its outlines. */
function lettersMask(pen: Pen, { cut, style }: Writing, path: HostPath, region: PixelRect): Mask {
  const { rasteriser } = pen.sheet;
  const filled = rasteriser.fill(path, onCanvas, region);
  if (cut.boldEm === 0) return filled;
  const width = cut.boldEm * style.font_size * scaleOf(pen);
  return uniteMasks(filled, rasteriser.stroke(path, onCanvas, region, { width, join: 'round' }));
}

function strokeMask(pen: Pen, { cut, style }: Writing, path: HostPath, region: PixelRect): Mask {
  const own = style.stroke_alignment === 'outer' ? style.stroke_width * 2 : style.stroke_width;
  const width = (own + cut.boldEm * style.font_size) * scaleOf(pen);
  return pen.sheet.rasteriser.stroke(path, onCanvas, region, { width, join: 'round' });
}

/**
 * Inks that share no pixel's area, side by side, and only then over what is there. One over the other, each would let
 * the ground show through at the edge that they share.
 */
function inkBeside(pen: Pen, frame: Size, region: PixelRect, parts: readonly { mask: Mask; ink: Ink }[]): void {
  const wet = newSurface(region);
  for (const { mask, ink } of parts) {
    if (ink.kind === 'color') addColor(wet, mask, ink.color);
    if (ink.kind === 'picture') addPixels(wet, spreadPicture(pen, ink.pixels, frame, region), mask);
  }
  blendPixels(pen.sheet.surface, wet);
}
