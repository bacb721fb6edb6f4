import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readTranslucentPng } from './read-png.ts';

const width = 37;
const height = 23;

function glass(channels: 2 | 4) {
  const data = Buffer.from(
    Array.from({ length: width * height * channels }, (_, at) => (at * at * 7 + (at >> 3)) % 256),
  );
  return sharp(data, { raw: { width, height, channels } });
}

describe('a translucent PNG', () => {
  it.each([
    ['RGB', () => glass(4).png({ compressionLevel: 9, adaptiveFiltering: true })],
    ['RGB without filters', () => glass(4).png({ adaptiveFiltering: false })],
    ['grey', () => glass(2).toColourspace('b-w').png()],
    ['a palette of 256', () => glass(4).png({ palette: true })],
    ['a palette of 4', () => glass(4).png({ palette: true, colours: 4 })],
  ])('of %s is read as sharp reads it', async (_, make) => {
    const bytes = await make().toBuffer();
    const expected = await sharp(bytes).ensureAlpha().toColourspace('srgb').raw().toBuffer();
    const read = await readTranslucentPng(bytes);
    expect(read).toMatchObject({ width, height });
    expect(Buffer.from(read?.data ?? []).equals(expected)).toBe(true);
  });

  it.each([
    ['interlaced', () => glass(4).png({ progressive: true }).toBuffer()],
    ['of 16 bits', () => glass(4).toColourspace('rgb16').png().toBuffer()],
    ['opaque', () => glass(4).removeAlpha().png().toBuffer()],
    ['cut off', async () => (await glass(4).png().toBuffer()).subarray(0, 900)],
    ['a JPEG', () => glass(4).jpeg().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
  ])('that is %s is left to the canvas', async (_, make) => {
    expect(await readTranslucentPng(await make())).toBeUndefined();
  });
});
