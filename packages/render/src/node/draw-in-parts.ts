import type { Scene } from '@platen/design/scene';
import type { Assets } from '../assets.ts';
import { type Drawing, type DrawOptions, imageSize, type Painter } from '../drawing.ts';

/** The mask of a layer takes memory in proportion to the part that is drawn, and there may be thousands of layers. */
const partPixelsMax = 2_000_000;

/**
 * Draws an image into one buffer, a few rows at a time, so that the memory that drawing needs besides this buffer
 * does not grow with the image. The pixels are the same as if it were drawn at once.
 */
export function drawInParts(
  painter: Painter,
  scene: Scene,
  assets: Assets,
  options: DrawOptions & { readonly memory: Uint8Array },
): Drawing {
  const size = imageSize(scene, options.scale ?? 1);
  const { memory } = options;
  const rowBytes = size.width * 4;
  // An even number of rows keeps the memory of every part aligned to 8 bytes, which `DrawOptions.memory` requires.
  const rows = 2 * Math.max(32, Math.floor(partPixelsMax / size.width / 2));
  let drawn: Drawing | undefined;
  let isOpaque = true;
  for (let top = 0; top < size.height; top += rows) {
    const part = { left: 0, top, width: size.width, height: Math.min(rows, size.height - top) };
    drawn = painter.draw(scene, assets, { ...options, part, memory: memory.subarray(top * rowBytes) });
    isOpaque &&= drawn.isOpaque;
  }
  if (!drawn) throw new RangeError('the image has no rows');
  const data = new Uint8ClampedArray(memory.buffer, memory.byteOffset, rowBytes * size.height);
  return { ...drawn, ...size, data, isOpaque };
}
