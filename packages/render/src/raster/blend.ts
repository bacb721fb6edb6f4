import { intersect, type Mask, type PixelRect, type Surface } from './surface.ts';

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

/** One colour, through a mask, over what is there. */
export function blendColor(surface: Surface, mask: Mask, color: Color): void {
  const shared = intersect(surface, mask);
  if (!shared || color.a === 0) return;
  const pixels = wordsOf(surface.data);
  const covers = wordsOf(mask.data);
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const start = (y - surface.top) * surface.width + shared.left - surface.left;
    const from = (y - mask.top) * mask.width + shared.left - mask.left;
    const end = from + shared.width;
    const firstWord = Math.min(end, (from + 3) & ~3);
    const lastWord = Math.max(firstWord, end & ~3);
    blendColorPart(surface.data, start, mask.data, from, firstWord - from, color);
    blendColorWords(surface.data, pixels, start + firstWord - from, mask.data, covers, firstWord, lastWord, color);
    blendColorPart(surface.data, start + lastWord - from, mask.data, lastWord, end - lastWord, color);
  }
}

function wordsOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Four pixels at a time: nearly all of them are covered whole, or not at all. */
function blendColorWords(
  data: Uint8Array,
  pixels: Int32Array,
  start: number,
  cover: Uint8Array,
  covers: Int32Array,
  from: number,
  end: number,
  color: Color,
): void {
  const { r, g, b, a } = color;
  const solid = r | (g << 8) | (b << 16) | 0xff000000;
  for (let at = from; at < end; at += 4) {
    const word = covers[at >> 2] as number;
    if (word === 0) continue;
    const pixel = start + at - from;
    if (word === -1 && a === 255) {
      pixels[pixel] = solid;
      pixels[pixel + 1] = solid;
      pixels[pixel + 2] = solid;
      pixels[pixel + 3] = solid;
    } else {
      blendColorPart(data, pixel, cover, at, 4, color);
    }
  }
}

function blendColorPart(
  data: Uint8Array,
  start: number,
  cover: Uint8Array,
  from: number,
  width: number,
  { r, g, b, a }: Color,
): void {
  for (let index = 0; index < width; index++) {
    const covered = cover[from + index] as number;
    if (covered === 0) continue;
    const at = (start + index) * 4;
    const alpha = a === 255 ? covered : div255(covered * a);
    const rest = 255 - alpha;
    data[at] = div255(r * alpha + (data[at] as number) * rest);
    data[at + 1] = div255(g * alpha + (data[at + 1] as number) * rest);
    data[at + 2] = div255(b * alpha + (data[at + 2] as number) * rest);
    data[at + 3] = alpha + div255((data[at + 3] as number) * rest);
  }
}

/** Premultiplied pixels over what is there, as far as both reach; through a mask where one is given. */
export function blendPixels(surface: Surface, pixels: Surface, mask?: Mask): void {
  const shared = intersect(surface, pixels);
  const through = shared && mask ? intersect(shared, mask) : shared;
  if (!through) return;
  for (let y = through.top; y < through.top + through.height; y++) {
    const at = ((y - surface.top) * surface.width + through.left - surface.left) * 4;
    const from = ((y - pixels.top) * pixels.width + through.left - pixels.left) * 4;
    if (mask) blendMaskedRow(surface.data, at, pixels.data, from, mask, y, through);
    else blendRow(surface.data, at, pixels.data, from, through.width);
  }
}

/** Premultiplied pixels of a row over what is there. Positions count bytes; a width below 1 is no pixel. */
export function blendRow(data: Uint8Array, start: number, source: Uint8Array, from: number, width: number): void {
  for (let x = 0; x < width; x++) {
    const at = start + x * 4;
    const read = from + x * 4;
    const alpha = source[read + 3] as number;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    data[at] = (source[read] as number) + (rest && div255((data[at] as number) * rest));
    data[at + 1] = (source[read + 1] as number) + (rest && div255((data[at + 1] as number) * rest));
    data[at + 2] = (source[read + 2] as number) + (rest && div255((data[at + 2] as number) * rest));
    data[at + 3] = alpha + (rest && div255((data[at + 3] as number) * rest));
  }
}

function blendMaskedRow(
  data: Uint8Array,
  start: number,
  source: Uint8Array,
  from: number,
  mask: Mask,
  y: number,
  shared: PixelRect,
): void {
  const maskStart = (y - mask.top) * mask.width + shared.left - mask.left;
  for (let x = 0; x < shared.width; x++) {
    const covered = mask.data[maskStart + x] as number;
    if (covered === 0) continue;
    const at = start + x * 4;
    const read = from + x * 4;
    const alpha = div255((source[read + 3] as number) * covered);
    const rest = 255 - alpha;
    for (let channel = 0; channel < 3; channel++) {
      const value = div255((source[read + channel] as number) * covered);
      data[at + channel] = value + div255((data[at + channel] as number) * rest);
    }
    data[at + 3] = alpha + div255((data[at + 3] as number) * rest);
  }
}

/** Adds a colour to what is there. For masks that share no area: their sum never exceeds a full pixel. */
export function addColor(surface: Surface, mask: Mask, color: Color): void {
  const shared = intersect(surface, mask);
  if (!shared) return;
  const { data } = surface;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    let at = ((y - surface.top) * surface.width + shared.left - surface.left) * 4;
    let from = (y - mask.top) * mask.width + shared.left - mask.left;
    for (let x = 0; x < shared.width; x++, at += 4, from++) {
      const alpha = div255((mask.data[from] as number) * color.a);
      if (alpha === 0) continue;
      data[at] = (data[at] as number) + div255(color.r * alpha);
      data[at + 1] = (data[at + 1] as number) + div255(color.g * alpha);
      data[at + 2] = (data[at + 2] as number) + div255(color.b * alpha);
      data[at + 3] = (data[at + 3] as number) + alpha;
    }
  }
}

/** Adds premultiplied pixels of the same frame to what is there, through a mask; as `addColor`. */
export function addPixels(surface: Surface, pixels: Surface, mask: Mask): void {
  const shared = intersect(surface, mask);
  if (!shared) return;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    for (let x = shared.left; x < shared.left + shared.width; x++) {
      const covered = mask.data[(y - mask.top) * mask.width + x - mask.left] as number;
      if (covered === 0) continue;
      const at = ((y - surface.top) * surface.width + x - surface.left) * 4;
      for (let channel = at; channel < at + 4; channel++) {
        surface.data[channel] = (surface.data[channel] as number) + div255((pixels.data[channel] as number) * covered);
      }
    }
  }
}
