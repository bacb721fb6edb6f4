import { listPictures, type Scene, type ShownFrame } from '@platen/design/scene';

/**
 * The largest size in px of the image at which each picture of a scene is shown, and whether any layer tiles it.
 * Nesting rotates and flips layers but never enlarges them, so the size of the layer is sufficient. A picture that is
 * also shown at an unknown size is left out.
 * @param scale the size of the image relative to the scene
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
