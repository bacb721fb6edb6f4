import type { Scene } from '@platen/design/scene';
import type { Assets } from '../src/assets.ts';
import { type Drawing, type DrawOptions, imageSize } from '../src/drawing.ts';

type Draw = (scene: Scene, assets: Assets, options?: DrawOptions) => Drawing;

/** A scene drawn strip by strip and put together again; the last strip first, so that each has another history. */
export function drawInStrips(draw: Draw, scene: Scene, assets: Assets, rows: number, scale = 1): Drawing {
  const { width, height } = imageSize(scene, scale);
  const whole = new Uint8ClampedArray(width * height * 4);
  let last: Drawing | undefined;
  for (let index = Math.ceil(height / rows) - 1; index >= 0; index--) {
    const top = index * rows;
    last = draw(scene, assets, { scale, part: { left: 0, top, width, height: Math.min(rows, height - top) } });
    whole.set(last.data, top * width * 4);
  }
  if (!last) throw new Error('an image has rows');
  return { ...last, width, height, data: whole };
}
