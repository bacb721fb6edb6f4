import { crc32, deflateSync } from 'node:zlib';
import { mmPerInch } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { levelChunk, pngSignature } from '../images/level-file.ts';
import { sizeAt } from '../images/levels.ts';
import type { Channels } from '../deflate/png-lines.ts';
import { wordsOf } from '../raster/surface.ts';
import { zlibHeader } from '../deflate/block-codes.ts';
import { adlerBase, type DeflatedRows, deflateRows } from '../deflate/deflate-rows.ts';

/**
 * A PNG written in strips. Each is compressed by itself, by whichever thread drew it, and ends on a whole byte; one
 * after the other they are one valid stream. Nothing here ever holds the whole image.
 */
export type PngStrip = DeflatedRows;

const trueColor = 2;
const trueColorWithAlpha = 6;
const lastBlock = Buffer.from([0x03, 0x00]);

/** What is known of an image before its first pixel is. */
export interface PngFacts extends Size {
  readonly dpi: number;
  /** It is written without transparency: some printers take none, and it is smaller and sooner written. */
  readonly isOpaque: boolean;
  /** An ICC profile that goes along; without one the file says sRGB in a word. */
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

/** What comes before the first strip. The resolution is in pixels per metre. */
export function pngHead({ dpi, profile, ...facts }: PngFacts): Buffer {
  const resolution = Buffer.alloc(9);
  const perMetre = Math.round((dpi * 1000) / mmPerInch);
  resolution.writeUInt32BE(perMetre, 0);
  resolution.writeUInt32BE(perMetre, 4);
  resolution[8] = 1;
  const color = profile ? profileChunk(profile) : saysSrgb;
  return Buffer.concat([firstChunk(facts), color, pngChunk('pHYs', resolution), pngChunk('IDAT', startOfRows)]);
}

/** What comes before the first strip of a level of a picture. */
export function levelHead(whole: Size, level: number, isOpaque: boolean): Buffer {
  const place = Buffer.alloc(9);
  place.writeUInt32BE(whole.width, 0);
  place.writeUInt32BE(whole.height, 4);
  place.writeUInt8(level, 8);
  const says = pngChunk(levelChunk, place);
  return Buffer.concat([
    firstChunk({ ...sizeAt(whole, level), isOpaque }),
    saysSrgb,
    says,
    pngChunk('IDAT', startOfRows),
  ]);
}

export const signature: Buffer = Buffer.from(pngSignature);

function firstChunk({ width, height, isOpaque }: Size & { isOpaque: boolean }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isOpaque ? trueColor : trueColorWithAlpha, 0, 0, 0], 8);
  return Buffer.concat([signature, pngChunk('IHDR', header)]);
}

export function profileChunk(profile: Uint8Array): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]));
}

/** A strip as a chunk, in parts that are to be written one after the other: it is too large to be copied for nothing. */
export function pngStrip({ compressed }: PngStrip): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(compressed.length, 0);
  head.write('IDAT', 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(compressed, crc32(head.subarray(4))), 0);
  return [head, compressed, tail];
}

/** What comes after the last strip. */
export function pngTail(strips: readonly Pick<PngStrip, 'checksum' | 'byteCount'>[]): Buffer {
  return Buffer.concat([pngChunk('IDAT', endOfRows(strips)), pngChunk('IEND', Buffer.alloc(0))]);
}

/** What comes before compressed strips where they stand by themselves. */
export const startOfRows: Buffer = Buffer.from(zlibHeader);

/** And what comes after them. */
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

const saysSrgb = pngChunk('sRGB', Buffer.from([0]));

/** The checksum of two stretches from the checksum of each. */
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
