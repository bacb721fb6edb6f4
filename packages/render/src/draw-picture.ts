import { coverCrop } from '@platen/design/fitting';
import type { Size } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { checkResolution } from './check-resolution.ts';
import { drawGapMarker } from './draw-gap.ts';
import { regionOf } from './draw-shape.ts';
import type { Picture } from './images/levels.ts';
import { type Fill, paintFill } from './images/sample.ts';
import { findPicture } from './paint.ts';
import type { Pen } from './pen.ts';
import { findStencil } from './picture-mask.ts';
import { blendPixels } from './raster/blend.ts';
import { newSurface } from './raster/surface.ts';

/** Covers the frame of a layer with its picture, undistorted; the excess is cropped evenly on both sides. */
export function drawPicture(layer: Layer, pen: Pen): void {
  drawFilled(layer, pen, (picture) => ({ part: coverCrop(picture, layer), size: layer, isRepeated: false }));
}

/** Repeats the picture of a layer at the size of a tile, starting at the top left corner of the frame. */
export function drawTiles(layer: Layer, pen: Pen, tile: Size): void {
  drawFilled(layer, pen, (picture) => ({ part: frameOf(picture), size: tile, isRepeated: true }));
}

function drawFilled(layer: Layer, pen: Pen, fillWith: (picture: Picture) => Omit<Fill, 'picture' | 'isCut'>): void {
  const shown = layerKindOf(layer).picture?.(layer, pen.context);
  if (!shown || (shown.url === '' && shown.isOptional)) return;
  const frame = frameOf(layer);
  pen.cover(frame);
  const picture = findPicture(pen, shown.url);
  const stencil = findStencil(layer, pen);
  if (!picture || stencil === 'missing') {
    drawGapMarker(pen, frame);
    return;
  }
  if (picture.isOpaque && !stencil) pen.coverSolid(frame);
  // Under a stencil the picture is continued beyond its frame. If both clipped the edge, its coverage would be applied
  // twice and the edge would be too transparent.
  const fill = { picture, ...fillWith(picture), isCut: !stencil };
  checkResolution(pen, fill);
  const region = regionOf(pen, frame);
  if (!region) return;
  const { surface } = pen.target;
  if (!stencil) return paintFill(surface, fill, layer, pen.matrix, region);
  const whole = newSurface(region);
  paintFill(whole, fill, layer, pen.matrix, region);
  blendPixels(surface, whole, stencil.cover(region));
}
