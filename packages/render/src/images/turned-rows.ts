import type { Matrix } from '@platen/design/geometry';
import type { PixelRect, Pixels } from '../raster/surface.ts';
import { cubicReader } from './cubic.ts';
import { clampTo, coverage, fadeWord, noRow, type PlacedPicture, type RowSampler } from './rows.ts';

/** Rows of a rotated picture: every pixel has its own position in the source. */
export function turnedRows(placed: PlacedPicture, region: PixelRect): RowSampler {
  const { left, width } = region;
  const { source, isRepeated, isCut, toSource: s, toFrame: f, limit } = placed;
  const words = new Int32Array(width);
  const readPlaces = cubicReader(source, isRepeated, boxUnder(region, s, source), width);

  function coverAt(x: number, y: number): number {
    if (!isCut) return 1;
    const across = coverage(f[0] * (left + x) + f[2] * y + f[4], limit.width);
    return across * coverage(f[1] * (left + x) + f[3] * y + f[5], limit.height);
  }

  /** The pixels of a row whose centers lie at least `inside` within the frame. */
  function spanAt(y: number, inside: number): { from: number; to: number } {
    if (!isCut) return { from: 0, to: width };
    const across = spanOf(f[0], f[0] * left + f[2] * y + f[4], inside, limit.width - inside, width);
    const down = spanOf(f[1], f[1] * left + f[3] * y + f[5], inside, limit.height - inside, width);
    return { from: Math.max(across.from, down.from), to: Math.min(across.to, down.to) };
  }

  function readWhole(from: number, to: number, y: number, out: Int32Array, start: number): void {
    // Relative to the canvas and not to the drawn strip, so that strips do not change the result.
    const places = { startX: s[2] * y + s[4], stepX: s[0], startY: s[3] * y + s[5], stepY: s[1] };
    readPlaces(left + from, left + to, places, out, start - left);
  }

  /** Reads pixels at the edge of the frame. */
  function readPart(from: number, to: number, y: number): void {
    readWhole(from, to, y, words, 0);
    for (let x = from; x < to; x++) words[x] = fadeWord(words[x] as number, coverAt(x, y));
  }

  return {
    words,
    read(y, out, start) {
      const { from, to } = spanAt(y, -0.5);
      if (from >= to) return noRow;
      const whole = spanAt(y, 0.5);
      const wholeFrom = whole.from < whole.to ? whole.from : to;
      const wholeTo = whole.from < whole.to ? whole.to : to;
      readPart(from, wholeFrom, y);
      readPart(wholeTo, to, y);
      if (source.isOpaque) {
        readWhole(wholeFrom, wholeTo, y, out, start);
        return { from, to, solidFrom: wholeFrom, solidTo: wholeTo };
      }
      readWhole(wholeFrom, wholeTo, y, words, 0);
      return { from, to, solidFrom: to, solidTo: to };
    },
  };
}

/** The source pixels that a region may read. */
function boxUnder({ left, top, width, height }: PixelRect, [a, b, c, d, e, f]: Matrix, source: Pixels): PixelRect {
  const [right, bottom] = [left + width, top + height];
  const x = rangeOf([a * left + c * top, a * right + c * top, a * left + c * bottom, a * right + c * bottom], e);
  const y = rangeOf([b * left + d * top, b * right + d * top, b * left + d * bottom, b * right + d * bottom], f);
  const from = { left: clampTo(x.low, source.width), top: clampTo(y.low, source.height) };
  const to = { left: clampTo(x.high, source.width), top: clampTo(y.high, source.height) };
  return { ...from, width: to.left - from.left + 1, height: to.top - from.top + 1 };
}

/** A pixel depends on two source pixels on each side of its position. */
function rangeOf(corners: readonly number[], start: number): { low: number; high: number } {
  return { low: Math.floor(Math.min(...corners) + start) - 2, high: Math.ceil(Math.max(...corners) + start) + 2 };
}

/** The integers x below `width` with low ≤ step·x + start ≤ high. */
function spanOf(step: number, start: number, low: number, high: number, width: number): { from: number; to: number } {
  if (step === 0) return start >= low && start <= high ? { from: 0, to: width } : noRow;
  const [a, b] = [(low - start) / step, (high - start) / step];
  const from = Math.max(0, Math.ceil(Math.min(a, b)));
  const to = Math.min(width, Math.floor(Math.max(a, b)) + 1);
  return from < to ? { from, to } : noRow;
}
