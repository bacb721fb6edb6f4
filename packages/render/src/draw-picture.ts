import { coverCrop } from '@platen/design/fitting';
import type { Size } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import { layerKindOf, type Layer } from '@platen/design/layers/index';
import { checkResolution } from './check-resolution.ts';
import { markGap } from './draw-gap.ts';
import { regionOf } from './draw-shape.ts';
import { type Fill, paintFill } from './images/sample.ts';
import { findPixels } from './paint.ts';
import type { Pen } from './pen.ts';
import type { Pixels } from './raster/surface.ts';

/** The picture that a layer shows, over its whole frame: undistorted, and cut evenly where the ratios differ. */
export function drawPicture(layer: Layer, pen: Pen): void {
  drawFilled(layer, pen, (pixels) => ({ part: coverCrop(pixels, layer), size: layer, isRepeated: false }));
}

/** The picture that a layer shows, repeated at the size of a tile from the top left corner of the frame on. */
export function drawTiles(layer: Layer, pen: Pen, tile: Size): void {
  drawFilled(layer, pen, (pixels) => ({ part: frameOf(pixels), size: tile, isRepeated: true }));
}

function drawFilled(layer: Layer, pen: Pen, fillWith: (pixels: Pixels) => Omit<Fill, 'pixels' | 'isCut'>): void {
  const picture = layerKindOf(layer).picture?.(layer, pen.surroundings);
  if (!picture || (picture.url === '' && picture.isOptional)) return;
  const frame = frameOf(layer);
  pen.cover(frame);
  const pixels = findPixels(pen, picture.url);
  if (!pixels) {
    markGap(pen, frame);
    return;
  }
  if (pixels.isOpaque) pen.coverSolid(frame);
  const fill = { pixels, ...fillWith(pixels), isCut: true };
  checkResolution(pen, fill);
  const region = regionOf(pen, frame);
  if (!region) return;
  paintFill(pen.sheet.surface, fill, layer, pen.matrix, region);
}
