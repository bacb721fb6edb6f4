import type { Matrix } from '@platen/design/geometry';
import { transformRect } from '@platen/design/geometry';
import type { Path } from '../raster/path.ts';
import { fillShape } from '../raster/shapes.ts';
import { pixelRectAround } from '../raster/surface.ts';
import type { ColorGlyph } from './color-glyph.ts';

/** At this size even a line of 1/1000 em covers a part of a pixel. */
const probedEmPx = 128;

/**
 * Whether an outline covers any pixels. A bounding box does not tell: bitmap fonts contain contours of two points,
 * which have a box but no area.
 */
export function leavesInk(path: Path, unitsPerEm: number): boolean {
  if (!path.bounds) return false;
  const scale = probedEmPx / unitsPerEm;
  const matrix: Matrix = [scale, 0, 0, -scale, 0, 0];
  const { data } = fillShape([{ path, matrix }], pixelRectAround(transformRect(matrix, path.bounds)));
  return data.some((cover) => cover > 0);
}

/** A color glyph does if one of its colors is visible and its outline covers pixels. */
export function leavesColor({ steps, outline }: ColorGlyph, unitsPerEm: number): boolean {
  const isSeen = steps.some((step) => {
    if (step.do === 'color') return step.color.a > 0;
    return step.do === 'gradient' && step.gradient.line.stops.some(({ color }) => color.a > 0);
  });
  return isSeen && leavesInk(outline, unitsPerEm);
}
