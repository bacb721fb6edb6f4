import { sourceOfBytes } from '@platen/sheet/byte-source';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageInfo } from './image-info.ts';

const canvas = (width = 30, height = 20) => sharp({ create: { width, height, channels: 3, background: '#36c' } });
const infoOf = async (bytes: Promise<Buffer>) => readImageInfo(sourceOfBytes(await bytes));

describe('what an image says of itself', () => {
  it('reads a PNG', async () => {
    const expected = { contentType: 'image/png', width: 30, height: 20, orientation: 1 };
    expect(await infoOf(canvas().png().toBuffer())).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a JPEG of orientation %i', async (orientation) => {
    const info = await infoOf(canvas().withMetadata({ orientation }).jpeg().toBuffer());
    const [width, height] = orientation >= 5 ? [20, 30] : [30, 20];
    expect(info).toEqual({ contentType: 'image/jpeg', width, height, orientation });
  });

  it('steps over whatever stands before the picture', async () => {
    const jpeg = await canvas().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 0x20)]);
    const padded = Buffer.concat([jpeg.subarray(0, 2), comment, comment, Buffer.from([0xff]), jpeg.subarray(2)]);
    expect(await infoOf(Promise.resolve(padded))).toMatchObject({ width: 20, height: 30 });
  });

  it('says nothing of what is cut off or something else', async () => {
    const jpeg = await canvas().jpeg().toBuffer();
    for (let length = 0; length < 40; length++) {
      expect(await infoOf(Promise.resolve(jpeg.subarray(0, length)))).toBeUndefined();
    }
    expect(await infoOf(canvas().webp().toBuffer())).toBeUndefined();
    expect(await infoOf(Promise.resolve(Buffer.from('<svg/>')))).toBeUndefined();
  });
});
