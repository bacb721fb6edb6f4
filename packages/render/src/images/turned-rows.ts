import type { PixelRect } from '../raster/surface.ts';
import { clampTo, coverage, mixNeighbours, newRow, noRow, type Placed, type RowSampler, wrapAround } from './rows.ts';

/** Rows of a picture that is turned: every pixel has its own place in the source. */
export function turnedRows(placed: Placed, { left, width }: PixelRect): RowSampler {
  const { source, isCut, toFrame: f, limit } = placed;
  const row = newRow(width);
  const readPixel = pixelReader(placed, left, row.bytes);
  const readSolid = solidReader(placed, left, row.words);

  function coverAt(x: number, y: number): number {
    if (!isCut) return 1;
    const across = coverage(f[0] * (left + x) + f[2] * y + f[4], limit.width);
    return across * coverage(f[1] * (left + x) + f[3] * y + f[5], limit.height);
  }

  /** The pixels of a row whose centres lie in the frame, at least so deep inside of it. */
  function spanAt(y: number, inside: number): { from: number; to: number } {
    if (!isCut) return { from: 0, to: width };
    const across = spanOf(f[0], f[0] * left + f[2] * y + f[4], inside, limit.width - inside, width);
    const down = spanOf(f[1], f[1] * left + f[3] * y + f[5], inside, limit.height - inside, width);
    return { from: Math.max(across.from, down.from), to: Math.min(across.to, down.to) };
  }

  return {
    ...row,
    read(y) {
      const { from, to } = spanAt(y, -0.5);
      if (from >= to) return noRow;
      const solid = source.isOpaque ? spanAt(y, 0.5) : noRow;
      const hasSolid = solid.from < solid.to;
      const solidFrom = hasSolid ? solid.from : to;
      const solidTo = hasSolid ? solid.to : to;
      for (let x = from; x < solidFrom; x++) readPixel(x, y, coverAt(x, y));
      readSolid(solidFrom, solidTo, y);
      for (let x = solidTo; x < to; x++) readPixel(x, y, coverAt(x, y));
      return { from, to, solidFrom, solidTo };
    },
  };
}

/** The whole numbers x below `width` with low ≤ step·x + start ≤ high. */
function spanOf(step: number, start: number, low: number, high: number, width: number): { from: number; to: number } {
  if (step === 0) return start >= low && start <= high ? { from: 0, to: width } : noRow;
  const [a, b] = [(low - start) / step, (high - start) / step];
  const from = Math.max(0, Math.ceil(Math.min(a, b)));
  const to = Math.min(width, Math.floor(Math.max(a, b)) + 1);
  return from < to ? { from, to } : noRow;
}

/** Any pixel, covered in part, of any picture. */
function pixelReader({ source, isRepeated, toSource: s }: Placed, rowLeft: number, bytes: Uint8Array) {
  const wrap = isRepeated ? wrapAround : clampTo;
  const at = { a: 0, b: 0, c: 0, d: 0 };
  return (x: number, y: number, cover: number): void => {
    const sx = s[0] * (rowLeft + x) + s[2] * y + s[4];
    const sy = s[1] * (rowLeft + x) + s[3] * y + s[5];
    const column = Math.floor(sx);
    const line = Math.floor(sy);
    const left = wrap(column, source.width);
    const right = wrap(column + 1, source.width);
    const above = wrap(line, source.height) * source.width;
    const below = wrap(line + 1, source.height) * source.width;
    at.a = (above + left) * 4;
    at.b = (above + right) * 4;
    at.c = (below + left) * 4;
    at.d = (below + right) * 4;
    mixNeighbours(source.data, at, Math.round((sx - column) * 256), Math.round((sy - line) * 256), cover, bytes, x * 4);
  };
}

/** Pixels that an opaque picture covers whole: nearly all there are, and so without a step too many. */
function solidReader({ source, isRepeated, toSource: s }: Placed, rowLeft: number, words: Int32Array) {
  const { data, width, height } = source;
  return (from: number, to: number, y: number): void => {
    const startX = s[2] * y + s[4];
    const startY = s[3] * y + s[5];
    for (let x = from; x < to; x++) {
      const sx = s[0] * (rowLeft + x) + startX;
      const sy = s[1] * (rowLeft + x) + startY;
      const column = Math.floor(sx);
      const line = Math.floor(sy);
      const shareX = Math.round((sx - column) * 256);
      const shareY = Math.round((sy - line) * 256);
      const left = isRepeated ? wrapAround(column, width) : clampTo(column, width);
      const right = isRepeated ? wrapAround(column + 1, width) : clampTo(column + 1, width);
      const above = (isRepeated ? wrapAround(line, height) : clampTo(line, height)) * width;
      const below = (isRepeated ? wrapAround(line + 1, height) : clampTo(line + 1, height)) * width;
      const a = (above + left) * 4;
      const b = (above + right) * 4;
      const c = (below + left) * 4;
      const d = (below + right) * 4;
      const wd = shareX * shareY;
      const wb = (shareX << 8) - wd;
      const wc = (shareY << 8) - wd;
      const wa = 65536 - wb - wc - wd;
      const red = mix(data, a, b, c, d, wa, wb, wc, wd);
      const green = mix(data, a + 1, b + 1, c + 1, d + 1, wa, wb, wc, wd);
      const blue = mix(data, a + 2, b + 2, c + 2, d + 2, wa, wb, wc, wd);
      words[x] = red | (green << 8) | (blue << 16) | 0xff000000;
    }
  };
}

function mix(
  data: Uint8Array | Uint8ClampedArray,
  a: number,
  b: number,
  c: number,
  d: number,
  wa: number,
  wb: number,
  wc: number,
  wd: number,
): number {
  const sum = (data[a] as number) * wa + (data[b] as number) * wb + (data[c] as number) * wc + (data[d] as number) * wd;
  return (sum + 32768) >>> 16;
}
