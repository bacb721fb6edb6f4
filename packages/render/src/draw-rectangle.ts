import { frameOf } from '@platen/design/layers/define-layer';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { fillMask, inkThrough, strokeMask } from './draw-shape.ts';
import { inkOf } from './paint.ts';
import type { Pen } from './pen.ts';
import { rectanglePath } from './raster/path.ts';

/** Fills the frame of a layer and strokes its edge; half of the stroke lies inside, half outside. */
export function drawRectangle(layer: Layer & { fill: string; stroke: string; stroke_width: number }, pen: Pen): void {
  const frame = frameOf(layer);
  pen.cover(layerKindOf(layer).bounds(layer));
  const path = rectanglePath(frame);
  const fill = inkOf(pen, layer.fill);
  const stroke = inkOf(pen, layer.stroke_width > 0 ? layer.stroke : 'none');
  if (fill.kind === 'color' && fill.color.a === 255) pen.coverSolid(frame);
  if (fill.kind !== 'none') inkThrough(pen, fillMask(pen, path, frame), fill, layer);
  if (stroke.kind === 'none') return;
  inkThrough(pen, strokeMask(pen, path, frame, layer.stroke_width), stroke, layer);
}
