import type { Size } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import type { Assets } from '../src/assets.ts';
import { type Drawing, type DrawOptions, imageSize } from '../src/drawing.ts';
import type { PixelRect } from '../src/raster/surface.ts';

type Draw = (scene: Scene, assets: Assets, options?: DrawOptions) => Drawing;

/**
 * The strips of an image from bottom to top, so that caches are filled in a different order than in a drawing from the
 * top.
 */
export function stripsOf({ width, height }: Size, rows: number): PixelRect[] {
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => {
    const top = index * rows;
    return { left: 0, top, width, height: Math.min(rows, height - top) };
  }).reverse();
}

/** Draws a scene strip by strip and joins the strips. */
export function drawInStrips(draw: Draw, scene: Scene, assets: Assets, rows: number, scale = 1): Drawing {
  const { width, height } = imageSize(scene, scale);
  const whole = new Uint8ClampedArray(width * height * 4);
  let last: Drawing | undefined;
  for (const part of stripsOf({ width, height }, rows)) {
    last = draw(scene, assets, { scale, part });
    whole.set(last.data, part.top * width * 4);
  }
  if (!last) throw new Error('the image has no rows');
  return { ...last, width, height, data: whole };
}
