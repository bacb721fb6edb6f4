import type { Scene } from '@platen/design/scene';
import type { Assets } from '../src/assets.ts';
import type { Drawing, DrawOptions } from '../src/drawing.ts';

type Draw = (scene: Scene, assets: Assets, options?: DrawOptions) => Drawing;

/** A scene drawn strip by strip and put together again; the last strip first, so that each has another history. */
export function drawInStrips(draw: Draw, scene: Scene, assets: Assets, rows: number): Drawing {
  const whole = new Uint8ClampedArray(scene.width * scene.height * 4);
  const count = Math.ceil(scene.height / rows);
  let last: Drawing | undefined;
  for (let index = count - 1; index >= 0; index--) {
    const top = index * rows;
    const height = Math.min(rows, scene.height - top);
    last = draw(scene, assets, { part: { left: 0, top, width: scene.width, height } });
    whole.set(last.data, top * scene.width * 4);
  }
  if (!last) throw new Error('an image has rows');
  return { ...last, width: scene.width, height: scene.height, data: whole };
}
