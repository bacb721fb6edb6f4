import type { Size } from '@platen/design/geometry';
import { listPictures, type Scene } from '@platen/design/scene';
import { surelyLevelFor } from '../images/levels.ts';

/** Less than drawing has: what is chosen here is never smaller than what is drawn from. */
const tolerance = 1e-9;

/**
 * The largest level of each picture, by address, that is enough to draw a scene: reading a larger one would give the
 * same pixels. Nesting turns and mirrors layers but never enlarges them, so that the layer's own size tells.
 * @param scale how much larger the image is than the scene
 * @param sizes of the pictures, as people see them
 */
export function shownLevels(scene: Scene, scale: number, sizes: ReadonlyMap<string, Size>): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { url, frame } of listPictures(scene)) {
    const size = sizes.get(url);
    if (!size) continue;
    const reduction = frame ? Math.min(size.width / frame.width, size.height / frame.height) / scale : 1;
    const level = surelyLevelFor(reduction * (1 + tolerance));
    levels.set(url, Math.min(levels.get(url) ?? level, level));
  }
  return levels;
}
