import type { Size } from '@platen/design/geometry';
import { layerKindOf } from '@platen/design/layers/index';
import { type Scene, shownLayers } from '@platen/design/scene';

/**
 * The largest size, in px of the image, at which each picture of a scene is shown. Nesting turns and mirrors layers but
 * never scales them, so the layer's own size tells. Pictures that fill a text or a rectangle are not listed.
 */
export function shownSizes(scene: Scene, scale: number): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { layer, surroundings } of shownLayers(scene)) {
    const url = layerKindOf(layer).picture?.(layer, surroundings)?.url;
    if (!url) continue;
    const known = sizes.get(url);
    sizes.set(url, {
      width: Math.max(known?.width ?? 0, Math.ceil(layer.width * scale)),
      height: Math.max(known?.height ?? 0, Math.ceil(layer.height * scale)),
    });
  }
  return sizes;
}
