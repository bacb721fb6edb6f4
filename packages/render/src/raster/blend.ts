import { over, scalePixel } from './pixel.ts';
import { areRowsClear, openForBlending } from './straight.ts';
import { intersect, type Mask, type Surface } from './surface.ts';

/** Blends premultiplied pixels over the surface where both overlap, through a mask if one is given. */
export function blendPixels(surface: Surface, pixels: Surface, mask?: Mask): void {
  const shared = intersect(surface, pixels);
  const through = shared && mask ? intersect(shared, mask) : shared;
  if (!through) return;
  const { left, width } = through;
  openForBlending(surface, { from: through.top, to: through.top + through.height });
  for (let y = through.top; y < through.top + through.height; y++) {
    const at = (y - surface.top) * surface.width + left - surface.left;
    const from = (y - pixels.top) * pixels.width + left - pixels.left;
    if (!mask) blendRow(surface.words, at, pixels.words, from, width);
    else blendCovered(surface.words, at, pixels.words, from, mask.data, maskAt(mask, left, y), width);
  }
}

/** Blends a row of premultiplied pixels over the surface. Does nothing for a width below 1. */
export function blendRow(pixels: Int32Array, start: number, source: Int32Array, from: number, width: number): void {
  for (let x = 0; x < width; x++) {
    const pixel = source[from + x] as number;
    const alpha = pixel >>> 24;
    if (alpha === 255) pixels[start + x] = pixel;
    else if (alpha !== 0) pixels[start + x] = over(pixel, pixels[start + x] as number);
  }
}

function blendCovered(
  pixels: Int32Array,
  start: number,
  source: Int32Array,
  from: number,
  cover: Uint8Array,
  coverFrom: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) {
    const covered = cover[coverFrom + x] as number;
    if (covered === 0) continue;
    const pixel = scalePixel(source[from + x] as number, covered);
    pixels[start + x] = over(pixel, pixels[start + x] as number);
  }
}

/** Blends another surface of the same frame with an opacity of `share`/255. */
export function blendShare(surface: Surface, pixels: Surface, share: number): void {
  const { top, width, height, words } = surface;
  if (share === 0) return;
  for (let y = top; y < top + height; y++) {
    const row = { from: y, to: y + 1 };
    if (areRowsClear(pixels, row)) continue;
    openForBlending(pixels, row);
    openForBlending(surface, row);
    const start = (y - top) * width;
    for (let at = start; at < start + width; at++) {
      const pixel = pixels.words[at] as number;
      if (pixel !== 0) words[at] = over(scalePixel(pixel, share), words[at] as number);
    }
  }
}

function maskAt(mask: Mask, x: number, y: number): number {
  return (y - mask.top) * mask.width + x - mask.left;
}

/** Adds premultiplied pixels of the same frame through a mask. Like `addColor`, for masks that cover disjoint areas. */
export function addPixels(surface: Surface, pixels: Surface, mask: Mask): void {
  const shared = intersect(surface, mask);
  if (!shared) return;
  const { words } = surface;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const start = (y - surface.top) * surface.width + shared.left - surface.left;
    const from = maskAt(mask, shared.left, y);
    for (let x = 0; x < shared.width; x++) {
      const covered = mask.data[from + x] as number;
      if (covered === 0) continue;
      words[start + x] = ((words[start + x] as number) + scalePixel(pixels.words[start + x] as number, covered)) | 0;
    }
  }
}
