import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from './byte-source.ts';
import { readImageInfo, uprightSize } from './image-info.ts';

const canvas = (width = 30, height = 20) => sharp({ create: { width, height, channels: 3, background: '#36c' } });
const infoOf = async (bytes: Promise<Buffer> | Buffer) => readImageInfo(sourceOfBytes(await bytes));

describe('readImageInfo', () => {
  it.each(['png', 'gif'] as const)('reads a %s', async (format) => {
    const expected = { contentType: `image/${format}`, width: 30, height: 20, orientation: 1 };
    expect(await infoOf(canvas().toFormat(format).toBuffer())).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads a JPEG of orientation %i', async (orientation) => {
    const info = await infoOf(canvas().withMetadata({ orientation }).jpeg().toBuffer());
    expect(info).toEqual({ contentType: 'image/jpeg', width: 30, height: 20, orientation });
    expect(info && uprightSize(info)).toEqual(orientation >= 5 ? { width: 20, height: 30 } : { width: 30, height: 20 });
  });

  it('skips whatever precedes the frame of a JPEG', async () => {
    const jpeg = await canvas().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 0x20)]);
    const padded = Buffer.concat([jpeg.subarray(0, 2), comment, comment, Buffer.from([0xff]), jpeg.subarray(2)]);
    expect(await infoOf(padded)).toMatchObject({ width: 30, height: 20, orientation: 6 });
  });

  it.each(['png', 'gif', 'jpeg'] as const)('returns nothing for a %s that is cut off', async (format) => {
    const bytes = await canvas().toFormat(format).toBuffer();
    for (let length = 0; length < 10; length++) expect(await infoOf(bytes.subarray(0, length))).toBeUndefined();
  });

  it('returns nothing for other files and for images without pixels', async () => {
    expect(await infoOf(canvas().webp().toBuffer())).toBeUndefined();
    expect(await infoOf(Buffer.from('<svg/>'))).toBeUndefined();
    expect(await infoOf(Buffer.from([71, 73, 70, 56, 57, 97, 0, 0, 20, 0]))).toBeUndefined();
  });
});
