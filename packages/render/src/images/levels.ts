import type { Size } from '@platen/design/geometry';
import type { ShownFrame } from '@platen/design/scene';
import { type Pixels, wordsOf } from '../raster/surface.ts';
import { roundTranslucentWord } from './opacity.ts';

/**
 * A picture and the largest of its levels that is loaded. Level 0 is the picture itself, and each further level has
 * half its width and height. Small drawings read a small level, which must be the same one on every host.
 */
export interface Picture extends Size {
  readonly isOpaque: boolean;
  /** The largest level that is loaded. */
  readonly level: number;
  readonly pixels: Pixels;
}

/**
 * A level must be at least this many times larger than it is shown, so that the remaining reduction is accurate to a
 * fraction of its pixels. From a level of hardly larger size, noise and fine lines would be derived from averages that
 * have lost them.
 */
const reductionKept = 2;

/** Rounding of the matrices. A photo shown at exactly a quarter of its size must count as a quarter. */
const tolerance = 1e-6;

/** The level to draw from if a picture is shown reduced by this factor. */
export function levelFor(reduction: number): number {
  return surelyLevelFor(reduction * (1 + tolerance));
}

/**
 * Smaller than the tolerance for drawing, so that the level loaded by it is never smaller than the one that drawing
 * needs.
 */
const lessTolerance = 1e-9;

/** The smallest level that suffices for a picture that covers a frame. A larger level produces the same pixels. */
export function levelToCover(size: Size, shown: ShownFrame | undefined): number {
  if (!shown) return 0;
  const reduction = Math.min(size.width / shown.width, size.height / shown.height);
  const level = surelyLevelFor(reduction * (1 + lessTolerance));
  return shown.isRepeated ? wholeLevel(size, level) : level;
}

/**
 * A repeated picture needs a level that divides its size evenly: a partial pixel at the edge would be visible as a seam
 * between tiles.
 */
export function wholeLevel({ width, height }: Size, levelMax: number): number {
  let level = levelMax;
  while (width % 2 ** level !== 0 || height % 2 ** level !== 0) level--;
  return level;
}

/** The same or a larger level, for callers that know only the shown size of a picture. */
function surelyLevelFor(reduction: number): number {
  let level = 0;
  for (let left = reduction; left >= 2 * reductionKept; left /= 2) level++;
  return level;
}

export function pictureOf(pixels: Pixels): Picture {
  const { width, height, isOpaque } = pixels;
  return { width, height, isOpaque, level: 0, pixels };
}

/** Caches the halved pixels of each level. */
const halved = new WeakMap<Pixels, Pixels>();

/** The pixels of a level, which are the same whether they are halved here or were stored. */
export function pixelsAt(picture: Picture, level: number): Pixels {
  let { pixels } = picture;
  for (let each = picture.level; each < level; each++) {
    const next = halved.get(pixels) ?? halve(pixels);
    halved.set(pixels, next);
    pixels = next;
  }
  return pixels;
}

/** The picture without its levels above `level`, to release their memory. */
export function fromLevel(picture: Picture, level: number): Picture {
  let { pixels } = picture;
  for (let each = picture.level; each < level; each++) pixels = halve(pixels);
  return { ...picture, level: Math.max(picture.level, level), pixels };
}

/** The size of a level; odd sides are rounded up. */
export function sizeAt({ width, height }: Size, level: number): Size {
  return { width: Math.ceil(width / 2 ** level), height: Math.ceil(height / 2 ** level) };
}

/** Each pixel is the mean of four. Integer arithmetic gives the same result on every host. */
export function halve(source: Pixels): Pixels {
  const { width, height, isOpaque } = source;
  const size = sizeAt(source, 1);
  const from = wordsOf(source.data);
  const to = new Int32Array(size.width * size.height);
  const halveRow = isOpaque ? halveOpaque : halveTranslucent;
  for (let y = 0; y < size.height; y++) {
    const upper = y * 2 * width;
    const lower = y * 2 + 1 < height ? upper + width : upper;
    halveRow(from, upper, lower, width, to, y * size.width);
  }
  return { ...size, data: new Uint8Array(to.buffer), isOpaque };
}

/** Masks two channels of a pixel, which are summed in one word. */
const everyOther = 0xff00ff;
/** One half for each of the two channels, for rounding. */
const halves = 0x20002;

function meanOf(a: number, b: number, c: number, d: number): number {
  const low = ((a & everyOther) + (b & everyOther) + (c & everyOther) + (d & everyOther) + halves) >>> 2;
  const pairA = ((a >>> 8) & everyOther) + ((b >>> 8) & everyOther);
  const high = (pairA + ((c >>> 8) & everyOther) + ((d >>> 8) & everyOther) + halves) >>> 2;
  return (low & everyOther) | ((high & everyOther) << 8);
}

function halveOpaque(from: Int32Array, upper: number, lower: number, width: number, to: Int32Array, at: number): void {
  const pairs = width >> 1;
  for (let x = 0; x < pairs; x++) {
    const column = x * 2;
    to[at + x] = meanOf(
      from[upper + column] as number,
      from[upper + column + 1] as number,
      from[lower + column] as number,
      from[lower + column + 1] as number,
    );
  }
  if ((width & 1) === 0) return;
  const last = width - 1;
  to[at + pairs] = meanOf(
    from[upper + last] as number,
    from[upper + last] as number,
    from[lower + last] as number,
    from[lower + last] as number,
  );
}

function halveTranslucent(
  from: Int32Array,
  upper: number,
  lower: number,
  width: number,
  to: Int32Array,
  at: number,
): void {
  for (let x = 0; x * 2 < width; x++) {
    const column = x * 2;
    const next = Math.min(column + 1, width - 1);
    const a = from[upper + column] as number;
    const b = from[upper + next] as number;
    const c = from[lower + column] as number;
    const d = from[lower + next] as number;
    to[at + x] = (a & b & c & d) >>> 24 === 255 ? meanOf(a, b, c, d) : meanByAlpha(a, b, c, d);
  }
}

/** Weights colors by alpha: otherwise the invisible color of transparent pixels would bleed into edges. */
function meanByAlpha(a: number, b: number, c: number, d: number): number {
  const sum = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
  const alpha = (sum + 2) >> 2;
  if (alpha === 0) return 0;
  const channel = (shift: number) => {
    const left = ((a >>> shift) & 255) * (a >>> 24) + ((b >>> shift) & 255) * (b >>> 24);
    const right = ((c >>> shift) & 255) * (c >>> 24) + ((d >>> shift) & 255) * (d >>> 24);
    return Math.floor((2 * (left + right) + sum) / (2 * sum)) << shift;
  };
  return roundTranslucentWord(channel(0) | channel(8) | channel(16) | (alpha << 24));
}
