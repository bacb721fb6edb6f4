import type { Size } from '@platen/design/geometry';

/**
 * A translucent PNG without a canvas, which would hold it premultiplied: browsers round then each in their own way.
 * Nothing for what is no such PNG, interlaced, damaged, or has 16 bits: a canvas decodes that.
 */
export async function readTranslucentPng(bytes: Uint8Array): Promise<(Size & { data: Uint8ClampedArray }) | undefined> {
  const file = readChunks(bytes);
  const channels = file && channelCounts[file.colorType];
  if (!file || !channels || file.isInterlaced || file.depth > 8) return undefined;
  const rows = await inflate(file.compressed).catch(() => undefined);
  const { width, height, depth } = file;
  const lineBytes = Math.ceil((width * channels * depth) / 8);
  if (rows?.length !== (lineBytes + 1) * height || !unfilter(rows, lineBytes, Math.max(1, (channels * depth) >> 3))) {
    return undefined;
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const line = rows.subarray(y * (lineBytes + 1) + 1, (y + 1) * (lineBytes + 1));
    spread[file.colorType]?.(line, file, data.subarray(y * width * 4, (y + 1) * width * 4));
  }
  return { width, height, data };
}

interface PngFile extends Size {
  readonly depth: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  readonly alphas: Uint8Array;
  readonly compressed: readonly Uint8Array[];
}

const paletteColors = 3;
const greyAndAlpha = 4;
const rgbAndAlpha = 6;
/** The kinds of PNG that can be translucent, as against clear in places. */
const channelCounts: Readonly<Record<number, number>> = { [paletteColors]: 1, [greyAndAlpha]: 2, [rgbAndAlpha]: 4 };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function readChunks(bytes: Uint8Array): PngFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || !signature.every((byte, at) => bytes[at] === byte)) return undefined;
  const found: Record<string, Uint8Array> = {};
  const compressed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') compressed.push(content);
    else found[type] ??= content;
    at += length + 12;
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] as number,
    colorType: bytes[25] as number,
    isInterlaced: bytes[28] !== 0,
    palette: found['PLTE'] ?? new Uint8Array(),
    alphas: found['tRNS'] ?? new Uint8Array(),
    compressed,
  };
}

async function inflate(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const stream = new Blob(parts as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Takes back what each line was written as the difference to, in place. Says whether every line could be. */
function unfilter(rows: Uint8Array, lineBytes: number, pixelBytes: number): boolean {
  const stride = lineBytes + 1;
  for (let start = 0; start < rows.length; start += stride) {
    const predict = predictors[rows[start] as number];
    if (!predict) return false;
    for (let at = 1; at <= lineBytes; at++) {
      const isInside = at > pixelBytes;
      const left = isInside ? (rows[start + at - pixelBytes] as number) : 0;
      const above = start > 0 ? (rows[start + at - stride] as number) : 0;
      const corner = isInside && start > 0 ? (rows[start + at - stride - pixelBytes] as number) : 0;
      rows[start + at] = (rows[start + at] as number) + predict(left, above, corner);
    }
  }
  return true;
}

const predictors: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** A line of the file to straight RGBA. */
const spread: Readonly<Record<number, (line: Uint8Array, file: PngFile, out: Uint8ClampedArray) => void>> = {
  [rgbAndAlpha]: (line, _, out) => out.set(line),
  [greyAndAlpha](line, { width }, out) {
    for (let x = 0; x < width; x++) {
      out.fill(line[x * 2] as number, x * 4, x * 4 + 3);
      out[x * 4 + 3] = line[x * 2 + 1] as number;
    }
  },
  [paletteColors](line, { width, depth, palette, alphas }, out) {
    for (let x = 0; x < width; x++) {
      const byte = line[(x * depth) >> 3] as number;
      const index = (byte >> (8 - depth - ((x * depth) & 7))) & ((1 << depth) - 1);
      out.set(palette.subarray(index * 3, index * 3 + 3), x * 4);
      out[x * 4 + 3] = alphas[index] ?? 255;
    }
  },
};
