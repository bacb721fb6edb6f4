import type { PixelRect, Pixels } from '../raster/surface.ts';
import { cubicPhases, cubicReader, cubicWeights } from './cubic.ts';
import { coverage, newRow, noRow, type Placed, type RowSampler, toByte } from './rows.ts';

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
  const read = cubicReader(source, isRepeated);
  return (x: number, y: number, cover: number): void => {
    const mixed = read(s[0] * (rowLeft + x) + s[2] * y + s[4], s[1] * (rowLeft + x) + s[3] * y + s[5]);
    const alpha = toByte((mixed[3] as number) * cover);
    for (let channel = 0; channel < 3; channel++) {
      bytes[x * 4 + channel] = Math.min(alpha, toByte((mixed[channel] as number) * cover));
    }
    bytes[x * 4 + 3] = alpha;
  };
}

/** Pixels that an opaque picture covers whole: nearly all there are, and so without a step too many. */
function solidReader({ source, isRepeated, toSource: s }: Placed, rowLeft: number) {
  const { data, width, height } = source;
  const read = cubicReader(source, isRepeated);
  return (from: number, to: number, y: number, out: Int32Array, start: number): void => {
    const startX = s[2] * y + s[4];
    const startY = s[3] * y + s[5];
    for (let x = from; x < to; x++) {
      const sx = s[0] * (rowLeft + x) + startX;
      const sy = s[1] * (rowLeft + x) + startY;
      const isInside = sx >= 1 && sy >= 1 && sx < width - 2 && sy < height - 2;
      out[start + x] = isInside ? mixInside(data, width, sx, sy) : packed(read(sx, sy));
    }
  };
}

function packed([r, g, b]: readonly number[]): number {
  return toByte(r ?? 0) | (toByte(g ?? 0) << 8) | (toByte(b ?? 0) << 16) | 0xff000000;
}

/** Sixteen neighbours of an opaque picture to one pixel. */
function mixInside(data: Pixels['data'], width: number, sx: number, sy: number): number {
  const column = sx | 0;
  const line = sy | 0;
  const across = (((sx - column) * cubicPhases + 0.5) | 0) * 4;
  const down = (((sy - line) * cubicPhases + 0.5) | 0) * 4;
  const w0 = cubicWeights[across] as number;
  const w1 = cubicWeights[across + 1] as number;
  const w2 = cubicWeights[across + 2] as number;
  const w3 = cubicWeights[across + 3] as number;
  let r = 0;
  let g = 0;
  let b = 0;
  let at = ((line - 1) * width + column - 1) * 4;
  for (let row = 0; row < 4; row++, at += width * 4) {
    const share = cubicWeights[down + row] as number;
    const r0 = data[at] as number;
    const g0 = data[at + 1] as number;
    const b0 = data[at + 2] as number;
    const r1 = data[at + 4] as number;
    const g1 = data[at + 5] as number;
    const b1 = data[at + 6] as number;
    const r2 = data[at + 8] as number;
    const g2 = data[at + 9] as number;
    const b2 = data[at + 10] as number;
    r += share * (r0 * w0 + r1 * w1 + r2 * w2 + (data[at + 12] as number) * w3);
    g += share * (g0 * w0 + g1 * w1 + g2 * w2 + (data[at + 13] as number) * w3);
    b += share * (b0 * w0 + b1 * w1 + b2 * w2 + (data[at + 14] as number) * w3);
  }
  return toByte(r) | (toByte(g) << 8) | (toByte(b) << 16) | 0xff000000;
}
