import { intersect, type Mask, type Surface } from './surface.ts';

/** A colour with straight channels and an alpha of 0–255, whole numbers all. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** x / 255, rounded, for x up to 255²; exact, and cheaper than a division. */
function div255(x: number): number {
  const biased = x + 128;
  return (biased + (biased >> 8)) >> 8;
}

/** Every other channel of a pixel. Two of them go through one product: each has 16 bits there, and needs no more. */
const everyOther = 0xff00ff;

/** As `div255`, of two at once. */
function divBoth255(both: number): number {
  const biased = (both + 0x800080) | 0;
  return ((biased + ((biased >>> 8) & everyOther)) >>> 8) & everyOther;
}

/** Every channel of a pixel times a share of 255. */
function scalePixel(pixel: number, share: number): number {
  const redBlue = divBoth255(Math.imul(pixel & everyOther, share));
  return redBlue | (divBoth255(Math.imul((pixel >>> 8) & everyOther, share)) << 8);
}

/** A premultiplied pixel over another. No channel is more than its alpha, and so none of the sums exceeds its byte. */
function over(pixel: number, under: number): number {
  return (pixel + scalePixel(under, 255 - (pixel >>> 24))) | 0;
}

/** An opaque colour, in two halves, over a pixel that it covers in part. Rounded once. */
function mix(under: number, redBlue: number, greenAlpha: number, alpha: number): number {
  const rest = 255 - alpha;
  const low = divBoth255((Math.imul(redBlue, alpha) + Math.imul(under & everyOther, rest)) | 0);
  const high = divBoth255((Math.imul(greenAlpha, alpha) + Math.imul((under >>> 8) & everyOther, rest)) | 0);
  return low | (high << 8);
}

/** One colour, through a mask that is moved by whole pixels, over what is there. */
export function blendColor(surface: Surface, mask: Mask, color: Color, x = 0, y = 0): void {
  const left = mask.left + x - surface.left;
  const top = mask.top + y - surface.top;
  const from = Math.max(0, -left);
  const end = Math.min(mask.width, surface.width - left);
  const endRow = Math.min(mask.height, surface.height - top);
  if (from >= end || color.a === 0) return;
  const firstWord = Math.min(end, (from + 3) & ~3);
  const lastWord = Math.max(firstWord, end & ~3);
  const isWhole = firstWord === from && lastWord === end;
  for (let row = Math.max(0, -top); row < endRow; row++) {
    const rowStart = row * mask.width;
    const start = (top + row) * surface.width + left - rowStart;
    blendWords(surface.words, start, mask.words, rowStart + firstWord, rowStart + lastWord, color);
    if (isWhole) continue;
    blendBytes(surface.words, start, mask.data, rowStart + from, rowStart + firstWord, color);
    blendBytes(surface.words, start, mask.data, rowStart + lastWord, rowStart + end, color);
  }
}

/**
 * Four pixels at a time: nearly all of them are covered whole, or not at all.
 * @param start what leads from a place in the mask to the one in the surface that lies under it
 */
function blendWords(
  pixels: Int32Array,
  start: number,
  covers: Int32Array,
  from: number,
  end: number,
  { r, g, b, a }: Color,
): void {
  const redBlue = r | (b << 16);
  const greenAlpha = g | 0xff0000;
  const solid = redBlue | (greenAlpha << 8);
  const whole = a === 255 ? -1 : 0;
  for (let at = from; at < end; at += 4) {
    const word = covers[at >> 2] as number;
    if (word === 0) continue;
    const pixel = start + at;
    if (word === whole) {
      pixels[pixel] = solid;
      pixels[pixel + 1] = solid;
      pixels[pixel + 2] = solid;
      pixels[pixel + 3] = solid;
      continue;
    }
    for (let index = 0; index < 4; index++) {
      const covered = (word >>> (index * 8)) & 255;
      if (covered === 0) continue;
      const alpha = a === 255 ? covered : div255(covered * a);
      pixels[pixel + index] = mix(pixels[pixel + index] as number, redBlue, greenAlpha, alpha);
    }
  }
}

/** Where a mask is cut within a word. */
function blendBytes(
  pixels: Int32Array,
  start: number,
  cover: Uint8Array,
  from: number,
  end: number,
  { r, g, b, a }: Color,
): void {
  for (let at = from; at < end; at++) {
    const covered = cover[at] as number;
    if (covered === 0) continue;
    const under = pixels[start + at] as number;
    pixels[start + at] = mix(under, r | (b << 16), g | 0xff0000, div255(covered * a));
  }
}

/** Premultiplied pixels over what is there, as far as both reach; through a mask where one is given. */
export function blendPixels(surface: Surface, pixels: Surface, mask?: Mask): void {
  const shared = intersect(surface, pixels);
  const through = shared && mask ? intersect(shared, mask) : shared;
  if (!through) return;
  const { left, width } = through;
  for (let y = through.top; y < through.top + through.height; y++) {
    const at = (y - surface.top) * surface.width + left - surface.left;
    const from = (y - pixels.top) * pixels.width + left - pixels.left;
    if (!mask) blendRow(surface.words, at, pixels.words, from, width);
    else blendCovered(surface.words, at, pixels.words, from, mask.data, maskAt(mask, left, y), width);
  }
}

/** Premultiplied pixels of a row over what is there. A width below 1 is no pixel. */
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

function maskAt(mask: Mask, x: number, y: number): number {
  return (y - mask.top) * mask.width + x - mask.left;
}

/** Adds a colour to what is there. For masks that share no area: their sum never exceeds a full pixel. */
export function addColor(surface: Surface, mask: Mask, { r, g, b, a }: Color): void {
  const shared = intersect(surface, mask);
  if (!shared) return;
  const { words } = surface;
  const opaque = r | (g << 8) | (b << 16) | 0xff000000;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const start = (y - surface.top) * surface.width + shared.left - surface.left;
    const from = maskAt(mask, shared.left, y);
    for (let x = 0; x < shared.width; x++) {
      const covered = mask.data[from + x] as number;
      if (covered === 0) continue;
      words[start + x] = ((words[start + x] as number) + scalePixel(opaque, div255(covered * a))) | 0;
    }
  }
}

/** Adds premultiplied pixels of the same frame to what is there, through a mask; as `addColor`. */
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
