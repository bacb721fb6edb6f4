import { cornersOf, type Rect } from '@platen/design/geometry';
import { fillMask, strokeMask } from './draw-shape.ts';
import { type Pen, scaleOf } from './pen.ts';
import { blendColor } from './raster/blend-color.ts';
import { joinPaths, linesPath, rectanglePath } from './raster/path.ts';
import type { Color } from './raster/tint.ts';

const gapFill: Color = { r: 255, g: 0, b: 128, a: 40 };
const gapLine: Color = { r: 255, g: 0, b: 128, a: 255 };
/** The width of the lines in pixels of the canvas, independent of the scale. */
const gapLinePx = 1.5;

/**
 * Marks a missing font, glyph, picture or code in a preview by a tinted, crossed box. Production images with missing
 * content are refused, so none ever contains a marker.
 */
export function drawGapMarker(pen: Pen, { left, top, width, height }: Rect): void {
  if (!pen.target.marksGaps) return;
  const line = Math.min(gapLinePx / scaleOf(pen), width / 4, height / 4);
  if (line <= 0) return;
  const inner = { left: left + line / 2, top: top + line / 2, width: width - line, height: height - line };
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(inner);
  const box = rectanglePath(inner);
  const cross = linesPath([
    [topLeft, bottomRight],
    [topRight, bottomLeft],
  ]);
  const { surface } = pen.target;
  const filled = fillMask(pen, box, inner);
  const lines = strokeMask(pen, joinPaths([box, cross]), inner, line);
  if (filled) blendColor(surface, filled, gapFill);
  if (lines) blendColor(surface, lines, gapLine);
}
