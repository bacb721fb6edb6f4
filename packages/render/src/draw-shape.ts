import { coverCrop } from '@platen/design/fitting';
import { outset, type Rect, type Size, transformRect } from '@platen/design/geometry';
import type { Picture } from './images/levels.ts';
import { paintFill } from './images/sample.ts';
import type { Ink } from './paint.ts';
import { type Pen, scaleOf } from './pen.ts';
import { blendPixels } from './raster/blend.ts';
import { blendColor } from './raster/blend-color.ts';
import type { Path } from './raster/path.ts';
import { fillShape, strokeShape } from './raster/shapes.ts';
import { intersect, type Mask, newSurface, type PixelRect, pixelRectAround, type Surface } from './raster/surface.ts';

/** The pixels of the surface that a frame of the layer may touch; undefined if it lies outside the surface. */
export function regionOf({ target, matrix }: Pen, frame: Rect): PixelRect | undefined {
  return intersect(pixelRectAround(transformRect(matrix, frame)), target.surface);
}

/** The coverage of a filled path that lies inside a frame. */
export function fillMask(pen: Pen, path: Path, frame: Rect): Mask | undefined {
  const region = regionOf(pen, frame);
  return region && fillShape([{ path, matrix: pen.matrix }], region);
}

/** The coverage of a stroke that is centered on a path inside a frame. */
export function strokeMask(pen: Pen, path: Path, frame: Rect, width: number): Mask | undefined {
  const region = regionOf(pen, outset(frame, width));
  const reach = (width / 2) * scaleOf(pen);
  return region && strokeShape([{ path, matrix: pen.matrix }], region, { reach, join: 'miter' });
}

/**
 * Blends ink over the surface through a mask.
 * @param frame the size of the layer, which a picture covers
 */
export function inkThrough(pen: Pen, mask: Mask | undefined, ink: Ink, frame: Size): void {
  if (!mask) return;
  const { surface } = pen.target;
  if (ink.kind === 'color') blendColor(surface, mask, ink.color);
  if (ink.kind === 'picture') blendPixels(surface, spreadPicture(pen, ink.picture, frame, mask), mask);
}

/** Draws a picture as ink: it covers the frame undistorted, and its edge pixels are continued beyond the frame. */
export function spreadPicture({ matrix }: Pen, picture: Picture, frame: Size, region: PixelRect): Surface {
  const surface = newSurface(region);
  const fill = { picture, part: coverCrop(picture, frame), size: frame, isRepeated: false, isCut: false };
  paintFill(surface, fill, frame, matrix, region);
  return surface;
}
