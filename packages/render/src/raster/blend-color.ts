import { mix } from './pixel.ts';
import { isStampOn, leftOf, type PlacedStamp, topOf } from './stamps.ts';
import { openForBlending } from './straight.ts';
import { intersect, type Mask, type Surface } from './surface.ts';
import { type Color, type Tint, tintOf } from './tint.ts';

/** Blends a color over the surface through a mask, which is moved by whole pixels. */
export function blendColor(surface: Surface, mask: Mask, color: Color, x = 0, y = 0): void {
  const left = mask.left + x - surface.left;
  const top = mask.top + y - surface.top;
  const from = Math.max(0, -left);
  const end = Math.min(mask.width, surface.width - left);
  const endRow = Math.min(mask.height, surface.height - top);
  if (from >= end || color.a === 0) return;
  openForBlending(surface, { from: mask.top + y, to: mask.top + y + mask.height });
  const tint = tintOf(color);
  const firstWord = Math.min(end, (from + 3) & ~3);
  const lastWord = Math.max(firstWord, end & ~3);
  const isWhole = firstWord === from && lastWord === end;
  for (let row = Math.max(0, -top); row < endRow; row++) {
    const rowStart = row * mask.width;
    const start = (top + row) * surface.width + left - rowStart;
    blendWords(surface.words, start, mask.words, rowStart + firstWord, rowStart + lastWord, tint);
    if (isWhole) continue;
    blendBytes(surface.words, start, mask.data, rowStart + from, rowStart + firstWord, tint);
    blendBytes(surface.words, start, mask.data, rowStart + lastWord, rowStart + end, tint);
  }
}

/**
 * Blends four pixels at a time, because most words are covered fully or not at all.
 * @param start the difference between an offset in the surface and the offset of the same pixel in the mask
 */
function blendWords(
  pixels: Int32Array,
  start: number,
  covers: Int32Array,
  from: number,
  end: number,
  tint: Tint,
): void {
  const { whole, onClear } = tint;
  const solid = onClear[255] as number;
  for (let at = from; at < end; at += 4) {
    const word = covers[at >> 2] as number;
    if (word === 0) continue;
    const pixel = start + at;
    if (word === whole) fillWord(pixels, pixel, solid);
    else blendWord(pixels, pixel, word, tint);
  }
}

export function fillWord(pixels: Int32Array, at: number, solid: number): void {
  pixels[at] = solid;
  pixels[at + 1] = solid;
  pixels[at + 2] = solid;
  pixels[at + 3] = solid;
}

/** A loop instead of a call for each of the four pixels: so many calls would not be inlined. */
function blendWord(pixels: Int32Array, at: number, word: number, tint: Tint): void {
  const { onClear, alphas, redBlue, greenAlpha } = tint;
  const isClear =
    ((pixels[at] as number) | (pixels[at + 1] as number) | (pixels[at + 2] as number) | (pixels[at + 3] as number)) ===
    0;
  if (isClear) {
    pixels[at] = onClear[word & 255] as number;
    pixels[at + 1] = onClear[(word >>> 8) & 255] as number;
    pixels[at + 2] = onClear[(word >>> 16) & 255] as number;
    pixels[at + 3] = onClear[word >>> 24] as number;
    return;
  }
  for (let index = 0; index < 4; index++) {
    const alpha = alphas[(word >>> (index * 8)) & 255] as number;
    pixels[at + index] = mix(pixels[at + index] as number, redBlue, greenAlpha, alpha);
  }
}

/** Blends single pixels where a mask is cropped within a word. */
function blendBytes(
  pixels: Int32Array,
  start: number,
  cover: Uint8Array,
  from: number,
  end: number,
  { redBlue, greenAlpha, alphas }: Tint,
): void {
  for (let at = from; at < end; at++) {
    const alpha = alphas[cover[at] as number] as number;
    pixels[start + at] = mix(pixels[start + at] as number, redBlue, greenAlpha, alpha);
  }
}

/** Like `blendColor`, for a stamp. */
export function blendStamp(surface: Surface, placed: PlacedStamp, color: Color): void {
  const { stamp, x, y } = placed;
  if (!stamp.words || !isStampOn(surface, placed)) {
    blendColor(surface, stamp.mask, color, x, y);
    return;
  }
  const { words, width } = surface;
  const { places, covers } = stamp.words;
  const top = topOf(placed);
  openForBlending(surface, { from: top, to: top + stamp.mask.height });
  const start = (top - surface.top) * width + leftOf(placed) - surface.left;
  const tint = tintOf(color);
  const blendedCount = tint.whole === 0 ? places.length : covers.length;
  for (let at = 0; at < blendedCount; at++) {
    const place = places[at] as number;
    const cover = at < covers.length ? (covers[at] as number) : -1;
    blendWord(words, start + (place >> 16) * width + (place & 0xffff), cover, tint);
  }
  const solid = tint.onClear[255] as number;
  for (let at = blendedCount; at < places.length; at++) {
    const place = places[at] as number;
    fillWord(words, start + (place >> 16) * width + (place & 0xffff), solid);
  }
}

/** Adds a color to the surface. For masks that cover disjoint areas: their sum never exceeds a full pixel. */
export function addColor(surface: Surface, mask: Mask, color: Color): void {
  const shared = intersect(surface, mask);
  if (!shared) return;
  const { words } = surface;
  const { onClear } = tintOf(color);
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const start = (y - surface.top) * surface.width + shared.left - surface.left;
    const from = (y - mask.top) * mask.width + shared.left - mask.left;
    for (let x = 0; x < shared.width; x++) {
      const covered = mask.data[from + x] as number;
      if (covered !== 0) words[start + x] = ((words[start + x] as number) + (onClear[covered] as number)) | 0;
    }
  }
}
