import type { Size } from '@platen/design/geometry';
import { listPictures, type Scene } from '@platen/design/scene';

/**
 * The largest size, in px of the image, at which each picture of a scene is shown. Nesting turns and mirrors layers but
 * never scales them, so the layer's own size tells. A picture that is also shown otherwise, in a text say, is not listed.
 * @param scale how much larger the image is than the scene
 */
export function shownSizes(scene: Scene, scale: number): Map<string, Size> {
  const sizes = new Map<string, Size>();
  const shown = listPictures(scene);
  for (const { url, frame } of shown) {
    if (!frame) continue;
    const known = sizes.get(url);
    sizes.set(url, {
      width: Math.max(known?.width ?? 0, frame.width * scale),
      height: Math.max(known?.height ?? 0, frame.height * scale),
    });
  }
  for (const { url, frame } of shown) if (!frame) sizes.delete(url);
  return sizes;
}
