import type { Size } from '@platen/design/geometry';
import type { ShownFrame } from '@platen/design/scene';
import { type Pixels, wordsOf } from '../raster/surface.ts';
import { roundTranslucentWord } from './opacity.ts';

/**
 * A picture that is drawn, by one of its levels: level 0 is itself, and each one after it half as large as the one
 * before. Where it is shown small it is read from a small level, the same one on every host.
 */
export interface Picture extends Size {
  readonly isOpaque: boolean;
  /** The largest level that is here. */
  readonly level: number;
  readonly pixels: Pixels;
}

/**
 * A level is at least so much larger than it is shown. What is left to reduce is then exact to a fraction of a level's
 * pixel; of a level that is hardly larger, noise and fine lines would be guessed from means that have lost them.
 */
const reductionKept = 2;

/** What matrices round. A photo at exactly a quarter of its size is no larger than that. */
const tolerance = 1e-6;

/** The level from which a picture is drawn that is shown so many times smaller than it is. */
export function levelFor(reduction: number): number {
  return surelyLevelFor(reduction * (1 + tolerance));
}

/** Less than what drawing has: what is chosen by it is never smaller than what is drawn from. */
const lessTolerance = 1e-9;

/** The smallest level that is enough for a picture that covers a frame: of a larger one the same is drawn. */
export function levelToCover(size: Size, shown: ShownFrame | undefined): number {
  if (!shown) return 0;
  const reduction = Math.min(size.width / shown.width, size.height / shown.height);
  const level = surelyLevelFor(reduction * (1 + lessTolerance));
  return shown.isRepeated ? wholeLevel(size, level) : level;
}

/** What is repeated must be whole in its level: a rest at its edge would be seen between any two. */
export function wholeLevel({ width, height }: Size, levelMax: number): number {
  let level = levelMax;
  while (width % 2 ** level !== 0 || height % 2 ** level !== 0) level--;
  return level;
}

/** The same or a larger one, for whoever knows only about how small a picture is shown. */
function surelyLevelFor(reduction: number): number {
  let level = 0;
  for (let left = reduction; left >= 2 * reductionKept; left /= 2) level++;
  return level;
}

export function pictureOf(pixels: Pixels): Picture {
  const { width, height, isOpaque } = pixels;
  return { width, height, isOpaque, level: 0, pixels };
}

/** The pictures that were halved, each with what it became. */
const halved = new WeakMap<Pixels, Pixels>();

/** The pixels of a level. They are the same whether they were halved here or long ago. */
export function pixelsAt(picture: Picture, level: number): Pixels {
  let { pixels } = picture;
  for (let each = picture.level; each < level; each++) {
    const next = halved.get(pixels) ?? halve(pixels);
    halved.set(pixels, next);
    pixels = next;
  }
  return pixels;
}

/** The same picture, of which nothing larger than a level is held. */
export function fromLevel(picture: Picture, level: number): Picture {
  let { pixels } = picture;
  for (let each = picture.level; each < level; each++) pixels = halve(pixels);
  return { ...picture, level: Math.max(picture.level, level), pixels };
}

/** Of a level; what is left over of an odd side is a pixel of its own. */
export function sizeAt({ width, height }: Size, level: number): Size {
  return { width: Math.ceil(width / 2 ** level), height: Math.ceil(height / 2 ** level) };
}

/** Every pixel is the mean of four. In whole numbers, and so the same everywhere. */
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

/** Two channels of a pixel, which are summed up in one word. */
const everyOther = 0xff00ff;
/** A half for each of the two, for rounding. */
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

/** Colors count by their alpha: otherwise the invisible color of clear pixels would bleed into the edge. */
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
