import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { ZipFile } from 'yazl';

export interface SampleFile {
  filename: string;
  type: string;
  bytes: Buffer;
}

/** A PNG that claims a size and has next to nothing in it: what a decompression bomb begins with. */
export function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const parts = { IHDR: header, IDAT: deflateSync(Buffer.alloc(64)), IEND: Buffer.alloc(0) };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...Object.entries(parts).map(([name, data]) => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(data.length, 0);
      frame.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
    }),
  ]);
}

export async function zipOf(...names: string[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from(name), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A photograph's worth of noise, so that quality and size show. */
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
