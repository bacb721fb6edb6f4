import type { Matrix } from '@platen/design/geometry';
import { transformRect } from '@platen/design/geometry';
import type { Path } from '../raster/path.ts';
import { fillShape } from '../raster/shapes.ts';
import { pixelRectAround } from '../raster/surface.ts';
import type { ColorGlyph } from './color-glyph.ts';

/** At this size a line of a thousandth of an em still leaves a trace. */
const probedEmPx = 128;

/**
 * Whether an outline leaves ink. A frame around it is not enough to tell: contours of two points, which fonts of bitmaps
 * hold in the place of outlines, have one and cover nothing.
 */
export function leavesInk(path: Path, unitsPerEm: number): boolean {
  if (!path.bounds) return false;
  const scale = probedEmPx / unitsPerEm;
  const matrix: Matrix = [scale, 0, 0, -scale, 0, 0];
  const { data } = fillShape([{ path, matrix }], pixelRectAround(transformRect(matrix, path.bounds)));
  return data.some((cover) => cover > 0);
}

/** A glyph of colors does where one of them is seen, on a shape that covers something. */
export function leavesColor({ steps, outline }: ColorGlyph, unitsPerEm: number): boolean {
  const isSeen = steps.some((step) => {
    if (step.do === 'color') return step.color.a > 0;
    return step.do === 'gradient' && step.gradient.line.stops.some(({ color }) => color.a > 0);
  });
  return isSeen && leavesInk(outline, unitsPerEm);
}
