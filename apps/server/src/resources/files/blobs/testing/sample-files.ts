import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { ZipFile } from 'yazl';

export interface SampleFile {
  filename: string;
  type: string;
  bytes: Buffer;
}

/** A PNG that claims a size but contains almost nothing, like a decompression bomb. */
export function pngWithClaimedSize(width: number, height: number): Buffer {
  return pngOf(width, height, [deflateSync(Buffer.alloc(64))]);
}

/** An opaque PNG of 8 bits per channel, built from the given rows. */
export function pngOf(width: number, height: number, rows: readonly Buffer[], more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    ...rows.map((data) => chunk('IDAT', data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export async function zipOf(...names: string[]): Promise<Buffer> {
  const zip = new ZipFile();
  // Always the same bytes: at some times of the year a time contains the start of a JPEG marker.
  for (const name of names) zip.addBuffer(Buffer.from(name), name, { mtime: new Date(2026, 0, 1) });
  zip.end();
  return buffer(zip.outputStream);
}

/** Noise like in a photograph, so that quality and size make a difference. */
export function noise(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels,
      background: channels === 4 ? { r: 200, g: 60, b: 60, alpha: 0.5 } : '#c83c3c',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}
