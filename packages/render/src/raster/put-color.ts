import { fillWord } from './blend-color.ts';
import { isStampOn, leftOf, type PlacedStamp, topOf } from './stamps.ts';
import type { Mask, Surface } from './surface.ts';
import { type Color, tintOf } from './tint.ts';

/**
 * Writes a color to empty pixels without premultiplying, which saves reading and blending what is there. The written
 * pixels must not overlap with any others.
 */
function putMask(surface: Surface, mask: Mask, color: Color, x = 0, y = 0): void {
  const { words, width } = surface;
  const { straightOnClear } = tintOf(color);
  const left = mask.left + x - surface.left;
  const top = mask.top + y - surface.top;
  const end = Math.min(mask.width, width - left);
  const endRow = Math.min(mask.height, surface.height - top);
  for (let row = Math.max(0, -top); row < endRow; row++) {
    const from = row * mask.width;
    const start = (top + row) * width + left;
    for (let column = Math.max(0, -left); column < end; column++) {
      const covered = mask.data[from + column] as number;
      if (covered !== 0) words[start + column] = straightOnClear[covered] as number;
    }
  }
}

/**
 * Like `putMask`, for a stamp.
 * @param isAlone nothing else is written into its frame, so that all four pixels of a word can be written
 */
export function putStamp(surface: Surface, placed: PlacedStamp, color: Color, isAlone: boolean): void {
  const { stamp, x, y } = placed;
  if (!isAlone || !stamp.words || !isStampOn(surface, placed)) {
    putMask(surface, stamp.mask, color, x, y);
    return;
  }
  const { words, width } = surface;
  const { places, covers } = stamp.words;
  const { straightOnClear } = tintOf(color);
  const start = (topOf(placed) - surface.top) * width + leftOf(placed) - surface.left;
  for (let at = 0; at < covers.length; at++) {
    const place = places[at] as number;
    const cover = covers[at] as number;
    const pixel = start + (place >> 16) * width + (place & 0xffff);
    words[pixel] = straightOnClear[cover & 255] as number;
    words[pixel + 1] = straightOnClear[(cover >>> 8) & 255] as number;
    words[pixel + 2] = straightOnClear[(cover >>> 16) & 255] as number;
    words[pixel + 3] = straightOnClear[cover >>> 24] as number;
  }
  const solid = straightOnClear[255] as number;
  for (let at = covers.length; at < places.length; at++) {
    const place = places[at] as number;
    fillWord(words, start + (place >> 16) * width + (place & 0xffff), solid);
  }
}
