import { crc32, deflateSync } from 'node:zlib';
import { mmPerInch } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { zlibHeader } from '../deflate/block-codes.ts';
import { adlerBase, type DeflatedRows, deflateRows } from '../deflate/deflate-rows.ts';
import type { Channels } from '../deflate/png-lines.ts';
import { levelChunk, pngSignature } from '../images/level-file.ts';
import { sizeAt } from '../images/levels.ts';
import { wordsOf } from '../raster/surface.ts';

/**
 * A strip of a PNG. Each strip is compressed independently by the thread that drew it, and ends on a whole byte, so
 * that all strips in order are one valid Deflate stream. The whole image is never in memory.
 */
export type PngStrip = DeflatedRows;

const trueColor = 2;
const trueColorWithAlpha = 6;
/** A final Deflate block without content: none of the strips ends the stream. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** What the head of a PNG states about the image. It is written before the first pixel is drawn. */
export interface PngFacts extends Size {
  readonly dpi: number;
  /** Whether the file has no alpha channel: some printers reject it, and files without it are smaller and faster. */
  readonly isOpaque: boolean;
  /** The ICC profile to embed. Without one, the file declares sRGB by the chunk of that name. */
  readonly profile?: Uint8Array | undefined;
}

const channelsOf = (isOpaque: boolean): Channels => (isOpaque ? 3 : 4);

/** @param data straight RGBA of whole rows */
export function compressStrip(
  data: Uint8Array | Uint8ClampedArray,
  { width, isOpaque }: Pick<PngFacts, 'width' | 'isOpaque'>,
): PngStrip {
  return deflateRows(wordsOf(data), width, channelsOf(isOpaque));
}

/** Everything that precedes the first strip: header, color space, resolution, and the start of the pixel data. */
export function pngHead({ dpi, profile, ...facts }: PngFacts): Buffer {
  const resolution = Buffer.alloc(9);
  const pixelsPerMeter = Math.round((dpi * 1000) / mmPerInch);
  resolution.writeUInt32BE(pixelsPerMeter, 0);
  resolution.writeUInt32BE(pixelsPerMeter, 4);
  resolution[8] = 1;
  const color = profile ? profileChunk(profile) : srgbChunk;
  return Buffer.concat([signatureAndHeader(facts), color, pngChunk('pHYs', resolution), pngChunk('IDAT', startOfRows)]);
}

/** Everything that precedes the first strip of a level of a picture. */
export function levelHead(whole: Size, level: number, isOpaque: boolean): Buffer {
  const place = Buffer.alloc(9);
  place.writeUInt32BE(whole.width, 0);
  place.writeUInt32BE(whole.height, 4);
  place.writeUInt8(level, 8);
  const levelInfo = pngChunk(levelChunk, place);
  return Buffer.concat([
    signatureAndHeader({ ...sizeAt(whole, level), isOpaque }),
    srgbChunk,
    levelInfo,
    pngChunk('IDAT', startOfRows),
  ]);
}

export const signature: Buffer = Buffer.from(pngSignature);

function signatureAndHeader({ width, height, isOpaque }: Size & { isOpaque: boolean }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isOpaque ? trueColor : trueColorWithAlpha, 0, 0, 0], 8);
  return Buffer.concat([signature, pngChunk('IHDR', header)]);
}

export function profileChunk(profile: Uint8Array): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]));
}

/** The IDAT chunk of a strip, in parts to be written one after the other: joining them would copy several megabytes. */
export function pngStrip({ compressed }: PngStrip): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(compressed.length, 0);
  head.write('IDAT', 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(compressed, crc32(head.subarray(4))), 0);
  return [head, compressed, tail];
}

/** Everything that follows the last strip. */
export function pngTail(strips: readonly Pick<PngStrip, 'checksum' | 'byteCount'>[]): Buffer {
  return Buffer.concat([pngChunk('IDAT', endOfRows(strips)), pngChunk('IEND', Buffer.alloc(0))]);
}

/** The start of the zlib stream, which precedes the first strip. */
export const startOfRows: Buffer = Buffer.from(zlibHeader);

/** The end of the zlib stream, which follows the last strip: the final block and the checksum of all strips. */
export function endOfRows(strips: readonly Pick<PngStrip, 'checksum' | 'byteCount'>[]): Buffer {
  const sum = strips.reduce((total, { checksum, byteCount }) => joinAdler32(total, checksum, byteCount), 1);
  const end = Buffer.alloc(6);
  lastBlock.copy(end);
  end.writeUInt32BE(sum >>> 0, 2);
  return end;
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

const srgbChunk = pngChunk('sRGB', Buffer.from([0]));

/** Combines the Adler-32 checksums of two consecutive sequences of bytes without reading the bytes again. */
function joinAdler32(first: number, second: number, secondBytes: number): number {
  const lowFirst = first % 65536;
  const lowSecond = second % 65536;
  const highFirst = Math.floor(first / 65536);
  const highSecond = Math.floor(second / 65536);
  const low = (lowFirst + lowSecond - 1 + adlerBase) % adlerBase;
  const length = secondBytes % adlerBase;
  const high = (highFirst + highSecond + length * (lowFirst - 1 + adlerBase)) % adlerBase;
  return high * 65536 + low;
}
