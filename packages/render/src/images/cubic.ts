import { type PixelRect, type Pixels, wordsOf } from '../raster/surface.ts';
import { boxedReader } from './boxed-reader.ts';
import { clampTo, type SamplePoints, toByte, wrapAround } from './rows.ts';

/** The number of distinct positions between two pixels, finer than is visible. */
const phaseBits = 8;
const phases = 1 << phaseBits;

/** The Catmull-Rom weights of the four neighbors along an axis, by phase. */
const weights = Float64Array.from({ length: phases * 4 }, (_, at) => {
  const t = (at >> 2) / phases;
  const each = [((2 - t) * t - 1) * t, (3 * t - 5) * t * t + 2, ((4 - 3 * t) * t + 1) * t, (t - 1) * t * t];
  return (each[at & 3] ?? 0) / 2;
});

/** The weights as integers. They sum to `scale`, so that a uniform color stays exactly the same. */
function wholeWeights(scale: number): Int32Array {
  const whole = Int32Array.from(weights, (weight) => Math.round(weight * scale));
  for (let phase = 0; phase < phases; phase++) {
    const four = whole.subarray(phase * 4, phase * 4 + 4);
    const nearest = phase * 2 < phases ? 1 : 2;
    four[nearest] = (four[nearest] ?? 0) + scale - four.reduce((sum, weight) => sum + weight, 0);
  }
  return whole;
}

/** Masks two channels of a pixel, so that one multiplication handles both. */
const everyOther = 0xff00ff;
/** Horizontally, two channels share a word with 16 bits each, which limits the weights to this scale. */
const acrossScale = 128;
const acrossWeights = wholeWeights(acrossScale);
/**
 * Interpolation undershoots black by at most an eighth. This bias keeps each channel positive, so that it does not
 * borrow from the neighboring one.
 */
const lent = (acrossScale * 255) / 8 + acrossScale;
const lentToBoth = lent | (lent << 16);
/** Vertically, each channel has its own word. */
const downScale = 1 << 14;
const downWeights = wholeWeights(downScale);
const resultShift = 21;
/** Removes the bias again and adds one half for rounding. */
const begin = (1 << (resultShift - 1)) - lent * downScale;

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/**
 * Interpolates one pixel from sixteen opaque neighbors, the first of which is at `from`. `turn.wat` computes the same
 * faster; both must return the same bits.
 */
function mixOpaque(words: Int32Array, width: number, from: number, across: number, down: number): number {
  const w0 = acrossWeights[across] as number;
  const w1 = acrossWeights[across + 1] as number;
  const w2 = acrossWeights[across + 2] as number;
  const w3 = acrossWeights[across + 3] as number;
  let r = begin;
  let g = begin;
  let b = begin;
  for (let row = 0, at = from; row < 4; row++, at += width) {
    const p0 = words[at] as number;
    const p1 = words[at + 1] as number;
    const p2 = words[at + 2] as number;
    const p3 = words[at + 3] as number;
    const left = (Math.imul(p0 & everyOther, w0) + Math.imul(p1 & everyOther, w1)) | 0;
    const right = (Math.imul(p2 & everyOther, w2) + Math.imul(p3 & everyOther, w3)) | 0;
    const redBlue = (left + right + lentToBoth) | 0;
    const greenLeft = (Math.imul((p0 >> 8) & 255, w0) + Math.imul((p1 >> 8) & 255, w1)) | 0;
    const greenRight = (Math.imul((p2 >> 8) & 255, w2) + Math.imul((p3 >> 8) & 255, w3)) | 0;
    const share = downWeights[down + row] as number;
    r = (r + Math.imul(redBlue & 0xffff, share)) | 0;
    g = (g + Math.imul((greenLeft + greenRight + lent) | 0, share)) | 0;
    b = (b + Math.imul(redBlue >>> 16, share)) | 0;
  }
  const low = clampByte(r >> resultShift) | (clampByte(g >> resultShift) << 8);
  return low | (clampByte(b >> resultShift) << 16) | 0xff000000;
}

/** Interpolates one premultiplied pixel from sixteen neighbors, some of which are translucent. */
function mixTranslucent(words: Int32Array, across: number, down: number): number {
  let r = 0;
  let g = 0;
  let b = 0;
  let a = 0;
  for (let at = 0; at < 16; at++) {
    const word = words[at] as number;
    const share = (weights[down + (at >> 2)] as number) * (weights[across + (at & 3)] as number);
    const alpha = share * (word >>> 24);
    const byAlpha = alpha / 255;
    r += (word & 255) * byAlpha;
    g += ((word >> 8) & 255) * byAlpha;
    b += ((word >> 16) & 255) * byAlpha;
    a += alpha;
  }
  const alpha = toByte(a);
  const low = Math.min(alpha, toByte(r)) | (Math.min(alpha, toByte(g)) << 8);
  return low | (Math.min(alpha, toByte(b)) << 16) | (alpha << 24);
}

/** A position near the edge of the picture is probably followed by more of them, so this many are read one by one. */
const nearEdge = 16;

/**
 * Interpolates rows of positions in a picture and returns premultiplied RGBA, one word for each position.
 * @param box the pixels of the picture that contain nearly all positions
 * @param countMax the largest number of positions in a row
 */
export function cubicReader(source: Pixels, isRepeated: boolean, box: PixelRect, countMax: number) {
  const { data, width, height, isOpaque } = source;
  const words = wordsOf(data);
  const weightsOfPhases = { across: acrossWeights, down: downWeights };
  const readBoxed = isOpaque && !isRepeated ? boxedReader(source, box, weightsOfPhases, countMax) : undefined;
  const wrap = isRepeated ? wrapAround : clampTo;
  const near = new Int32Array(16);

  /** The general case: near the edge of the picture, or in one that may be translucent. */
  function readAny(column: number, line: number, across: number, down: number): number {
    let areAllOpaque = -1;
    let areAnySeen = 0;
    for (let at = 0; at < 16; at++) {
      const word = words[wrap(line - 1 + (at >> 2), height) * width + wrap(column - 1 + (at & 3), width)] as number;
      near[at] = word;
      areAllOpaque &= word;
      areAnySeen |= word;
    }
    if (areAnySeen >>> 24 === 0) return 0;
    return areAllOpaque >>> 24 === 255 ? mixOpaque(near, 4, 0, across, down) : mixTranslucent(near, across, down);
  }

  // One loop for all positions. The functions that it calls get integers, because V8 would allocate floating-point
  // arguments on the heap.
  function readEach(
    from: number,
    to: number,
    { startX, stepX, startY, stepY }: SamplePoints,
    out: Int32Array,
    start: number,
  ): void {
    for (let x = from; x < to; x++) {
      const placeX = stepX * x + startX;
      const placeY = stepY * x + startY;
      const sx = isRepeated ? placeX - Math.floor(placeX / width) * width : placeX;
      const sy = isRepeated ? placeY - Math.floor(placeY / height) * height : placeY;
      // Rounded to the nearest phase; the higher bits are the pixel.
      const phaseX = (sx * phases + 0.5) | 0;
      const phaseY = (sy * phases + 0.5) | 0;
      const column = phaseX >> phaseBits;
      const line = phaseY >> phaseBits;
      const across = (phaseX & (phases - 1)) << 2;
      const down = (phaseY & (phases - 1)) << 2;
      const isInside = column >= 1 && line >= 1 && column < width - 2 && line < height - 2;
      out[start + x] =
        isInside && isOpaque
          ? mixOpaque(words, width, (line - 1) * width + column - 1, across, down)
          : readAny(column, line, across, down);
    }
  }

  return (from: number, to: number, places: SamplePoints, out: Int32Array, start: number): void => {
    if (!readBoxed) return readEach(from, to, places, out, start);
    for (let x = from; x < to; ) {
      x = readBoxed(x, to, places, out, start);
      const end = Math.min(x + nearEdge, to);
      readEach(x, end, places, out, start);
      x = end;
    }
  };
}
