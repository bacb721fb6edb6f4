import type { Scene } from '@platen/design/scene';
import type { Assets } from '../assets.ts';
import { type Drawing, type DrawOptions, imageSize, type Painter } from '../drawing.ts';

/** What a layer covers takes as much memory as the part that is drawn, and there may be thousands of layers. */
const partPixelsMax = 2_000_000;

/**
 * Draws an image in one piece of memory, a few rows after the other, so that what drawing needs beside it does not grow
 * with the image. What it gives is what drawing it at once would.
 */
export function drawInParts(painter: Painter, scene: Scene, assets: Assets, options: DrawOptions): Drawing {
  const size = imageSize(scene, options.scale ?? 1);
  const rows = Math.max(64, Math.floor(partPixelsMax / size.width));
  if (rows >= size.height) return painter.draw(scene, assets, options);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  let drawn: Drawing | undefined;
  let isOpaque = true;
  for (let top = 0; top < size.height; top += rows) {
    const part = { left: 0, top, width: size.width, height: Math.min(rows, size.height - top) };
    drawn = painter.draw(scene, assets, { ...options, part });
    data.set(drawn.data, top * size.width * 4);
    isOpaque &&= drawn.isOpaque;
  }
  if (!drawn) throw new RangeError('an image has rows');
  return { ...drawn, ...size, data, isOpaque };
}
