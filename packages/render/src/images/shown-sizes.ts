import { listPictures, type Scene, type ShownFrame } from '@platen/design/scene';

/**
 * The largest size, in px of the image, at which each picture of a scene is shown, and whether as a tile anywhere. Nesting
 * turns and mirrors layers but never enlarges them, so the layer's own size tells. A picture that is also shown at a size
 * that nobody knows yet is not listed.
 * @param scale how much larger the image is than the scene
 */
export function shownSizes(scene: Scene, scale: number): Map<string, ShownFrame> {
  const sizes = new Map<string, ShownFrame>();
  const shown = listPictures(scene);
  for (const { url, frame } of shown) {
    if (!frame) continue;
    const known = sizes.get(url);
    sizes.set(url, {
      width: Math.max(known?.width ?? 0, frame.width * scale),
      height: Math.max(known?.height ?? 0, frame.height * scale),
      isRepeated: known?.isRepeated === true || frame.isRepeated === true,
    });
  }
  for (const { url, frame } of shown) if (!frame) sizes.delete(url);
  return sizes;
}
