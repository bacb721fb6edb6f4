import { coverCrop } from '@platen/design/fitting';
import type { Rect } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import { maskOf, type PictureMask } from '@platen/design/layers/picture-mask';
import type { Picture } from './images/levels.ts';
import { paintFill } from './images/sample.ts';
import { findPicture } from './paint.ts';
import type { Pen } from './pen.ts';
import { alphaMask } from './raster/masks.ts';
import { type Path, roundedPath } from './raster/path.ts';
import { fillShape } from './raster/shapes.ts';
import { type Mask, newSurface, type PixelRect } from './raster/surface.ts';

/** The mask that clips the picture of a layer. */
export interface Stencil {
  /** The coverage of the mask in a region. */
  cover(region: PixelRect): Mask;
}

/** The stencil of a layer; undefined if it has none, `missing` if its picture is unavailable and was reported. */
export function findStencil(layer: Layer, pen: Pen): Stencil | 'missing' | undefined {
  const mask = maskOf(layer);
  if (!mask) return undefined;
  if (mask.kind !== 'image') {
    const shape = [{ path: outlineOf(mask, frameOf(layer)), matrix: pen.matrix }];
    return { cover: (region) => fillShape(shape, region) };
  }
  const picture = findPicture(pen, mask.url);
  return picture ? { cover: (region) => coverByPicture(picture, layer, pen, region) } : 'missing';
}

/** The outline of a mask. A circle is centered and as large as the frame allows. */
function outlineOf(mask: Exclude<PictureMask, { kind: 'image' }>, frame: Rect): Path {
  if (mask.kind === 'rounded') return roundedPath(frame, mask.radius);
  const side = Math.min(frame.width, frame.height);
  const square = { left: (frame.width - side) / 2, top: (frame.height - side) / 2, width: side, height: side };
  return roundedPath(square, side / 2);
}

/** The alpha of a picture that covers the frame like any other: undistorted and cropped evenly. */
function coverByPicture(picture: Picture, frame: Layer, { matrix }: Pen, region: PixelRect): Mask {
  const surface = newSurface(region);
  const fill = { picture, part: coverCrop(picture, frame), size: frame, isRepeated: false, isCut: true };
  paintFill(surface, fill, frame, matrix, region);
  return alphaMask(surface);
}
