import type { PixelRect } from '../raster/surface.ts';
import { clampTo, coverage, mixNeighbours, newRow, noRow, type Placed, type RowSampler, wrapAround } from './rows.ts';

/** Rows of a picture that is turned: every pixel has its own place in the source. */
export function turnedRows(placed: Placed, { left, width }: PixelRect): RowSampler {
  const { source, isCut, toFrame: f, limit } = placed;
  const row = newRow(width);
  const readPixel = pixelReader(placed, left, row.bytes);
  const readSolid = solidReader(placed, left);

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
    bytes: row.bytes,
    read(y, out, start) {
      const { from, to } = spanAt(y, -0.5);
      if (from >= to) return noRow;
      const solid = source.isOpaque ? spanAt(y, 0.5) : noRow;
      const hasSolid = solid.from < solid.to;
      const solidFrom = hasSolid ? solid.from : to;
      const solidTo = hasSolid ? solid.to : to;
      for (let x = from; x < solidFrom; x++) readPixel(x, y, coverAt(x, y));
      readSolid(solidFrom, solidTo, y, out, start);
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
function solidReader({ source, isRepeated, toSource: s }: Placed, rowLeft: number) {
  const { data, width, height } = source;
  const words = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  const wrap = isRepeated ? wrapAround : clampTo;
  const lastColumn = width - 1;
  const lastLine = height - 1;

  function mixAtEdge(sx: number, sy: number): number {
    const column = Math.floor(sx);
    const line = Math.floor(sy);
    const above = wrap(line, height) * width;
    const below = wrap(line + 1, height) * width;
    const left = wrap(column, width);
    const right = wrap(column + 1, width);
    return mixWords(
      words[above + left] as number,
      words[above + right] as number,
      words[below + left] as number,
      words[below + right] as number,
      Math.round((sx - column) * 256),
      Math.round((sy - line) * 256),
    );
  }

  return (from: number, to: number, y: number, out: Int32Array, start: number): void => {
    const startX = s[2] * y + s[4];
    const startY = s[3] * y + s[5];
    for (let x = from; x < to; x++) {
      const sx = s[0] * (rowLeft + x) + startX;
      const sy = s[1] * (rowLeft + x) + startY;
      if (sx >= 0 && sy >= 0 && sx < lastColumn && sy < lastLine) {
        const column = sx | 0;
        const line = sy | 0;
        const at = line * width + column;
        out[start + x] = mixWords(
          words[at] as number,
          words[at + 1] as number,
          words[at + width] as number,
          words[at + width + 1] as number,
          ((sx - column) * 256 + 0.5) | 0,
          ((sy - line) * 256 + 0.5) | 0,
        );
      } else {
        out[start + x] = mixAtEdge(sx, sy);
      }
    }
  };
}

/**
 * Four opaque neighbours to one. Across, two channels at a time: each has 16 bits, and needs no more. What one lends to
 * the other in between, it has back in the end.
 */
function mixWords(a: number, b: number, c: number, d: number, shareX: number, shareY: number): number {
  const outerA = a & 0xff00ff;
  const outerC = c & 0xff00ff;
  const greenA = (a >>> 8) & 0xff;
  const greenC = (c >>> 8) & 0xff;
  const above = ((outerA << 8) + Math.imul((b & 0xff00ff) - outerA, shareX)) | 0;
  const below = ((outerC << 8) + Math.imul((d & 0xff00ff) - outerC, shareX)) | 0;
  const greenAbove = (greenA << 8) + (((b >>> 8) & 0xff) - greenA) * shareX;
  const greenBelow = (greenC << 8) + (((d >>> 8) & 0xff) - greenC) * shareX;
  const red = mixDown(above & 0xffff, below & 0xffff, shareY);
  const green = mixDown(greenAbove, greenBelow, shareY);
  const blue = mixDown(above >>> 16, below >>> 16, shareY);
  return (red >>> 16) | ((green >>> 8) & 0xff00) | (blue & 0xff0000) | 0xff000000;
}

function mixDown(above: number, below: number, share: number): number {
  return (above << 8) + (below - above) * share + 32768;
}
