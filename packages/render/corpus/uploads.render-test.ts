import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLevel } from '../src/images/level-file.ts';
import { pixelsAt } from '../src/images/levels.ts';
import { inflate } from '../src/node/inflate.ts';
import { decodeUpload } from '../src/node/uploads/decode-upload.ts';
import { preparePicture } from '../src/node/uploads/prepare-picture.ts';
import { pictureFaults } from '../src/node/uploads/unreadable-picture.ts';
import { levelPath, prepareInMemory, UnreadablePicture } from '../src/node.ts';
import { findChromium } from './browser.node.ts';
import type { Image } from './compare.ts';
import { picturesDir } from './files.node.ts';
import { foreignPictures, mutedPicture, plainPicture } from './foreign-pictures.node.ts';

/** Per channel, 0–255: Chromium and the server apply profiles with different libraries. */
const withinDefault = 2;

const isFault = (outcome: string) => (pictureFaults as readonly string[]).includes(outcome);

async function pixelsOf(bytes: Uint8Array): Promise<Image> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The largest visible difference; the colors of fully transparent pixels do not count. */
function largestDifference(one: Image, other: Image): number {
  let largest = 0;
  for (let at = 0; at < one.data.length; at++) {
    const alpha = at | 3;
    const seen = (image: Image) =>
      at === alpha ? (image.data[at] ?? 0) : ((image.data[at] ?? 0) * (image.data[alpha] ?? 0)) / 255;
    largest = Math.max(largest, Math.abs(seen(one) - seen(other)));
  }
  return largest;
}

/** Draws a picture on an sRGB canvas in a page of Chromium and returns its pixels. */
const showInPage = `async (base64) => {
  const picture = new Image();
  picture.src = 'data:application/octet-stream;base64,' + base64;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
}`;

describe('an upload is drawn with its declared colors and orientation', () => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>;
  let show: (bytes: Buffer) => Promise<Image>;
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    browser = await chromium.launch({ executablePath: findChromium(), args: [...args, '--force-color-profile=srgb'] });
    const page = await browser.newPage();
    show = async (bytes) => {
      const call = `(${showInPage})('${bytes.toString('base64')}')`;
      const { data, ...size } = await page.evaluate<{ width: number; height: number; data: number[] }>(call);
      return { ...size, data: Buffer.from(data) };
    };
  });
  afterAll(() => browser.close());

  const references = {
    chromium: (bytes: Buffer) => show(bytes),
    plain: async () => pixelsOf(await plainPicture()),
    muted: async () => pixelsOf(await mutedPicture()),
    upside_down: async () =>
      pixelsOf(
        await sharp(await plainPicture())
          .rotate(180)
          .toBuffer(),
      ),
  };

  it.each(foreignPictures.filter(({ outcome }) => !isFault(outcome)))('$name', async ({ make, outcome, within }) => {
    const bytes = await make();
    const prepared = await prepareInMemory(bytes);
    const facts = await sharp(prepared).metadata();
    expect(facts).toMatchObject({ format: 'png', depth: 'uchar', space: 'srgb', isProgressive: false });
    expect(facts).not.toHaveProperty('icc');
    expect(facts).not.toHaveProperty('exif');
    const shown = await references[outcome as keyof typeof references](bytes);
    const drawn = await pixelsOf(prepared);
    expect({ width: drawn.width, height: drawn.height }).toEqual({ width: shown.width, height: shown.height });
    expect(largestDifference(drawn, shown)).toBeLessThanOrEqual(within ?? withinDefault);
  });

  it.each(foreignPictures.filter(({ outcome }) => isFault(outcome)))('$name is refused: $outcome', async (picture) => {
    const error = await prepareInMemory(await picture.make()).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UnreadablePicture);
    expect(error).toMatchObject({ fault: picture.outcome });
  });

  it.each(['photo.jpg', 'photo-progressive.jpg', 'glass.png', 'photo.webp', 'stripes.gif', 'photo.avif'])(
    '%s is refused where it does not go on to its end',
    async (name) => {
      const bytes = readFileSync(join(picturesDir, name));
      for (const share of [0.3, 0.7, 0.9]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        await expect(prepareInMemory(cut), `${share}`).rejects.toThrow(UnreadablePicture);
      }
    },
  );
});

describe('the levels of an upload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-levels-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const prepare = async (image: Sharp) => {
    const path = join(folder, 'upload');
    await image.toFile(path);
    return preparePicture(path, folder);
  };
  const levelAt = (level: number) => readLevel(readFileSync(levelPath(folder, level)), inflate);

  it.each([
    ['opaque', 3],
    ['with transparency', 4],
  ] as const)('are those that drawing would halve it to: %s', async (_, channels) => {
    // Odd sides, more rows than a strip has, and colors that vary from pixel to pixel.
    const raw = { width: 1037, height: 811, channels };
    const data = Buffer.from(
      Array.from({ length: 1037 * 811 * channels }, (__, at) => (at * at * 7 + (at >> 3)) % 256),
    );
    const { levelBytes, isBlank, ...size } = await prepare(sharp(data, { raw }).tiff({ compression: 'lzw' }));
    expect(isBlank).toBe(false);
    expect(size).toEqual({ width: 1037, height: 811 });
    expect(levelBytes).toHaveLength(3);
    const whole = await levelAt(0);
    expect(whole).toMatchObject({ ...size, level: 0, isOpaque: channels === 3 });
    for (const level of [1, 2]) {
      const { pixels, ...facts } = await levelAt(level);
      expect(facts).toEqual({ ...size, level, isOpaque: channels === 3 });
      expect(Buffer.from(pixels.data).equals(Buffer.from(pixelsAt(whole, level).data))).toBe(true);
    }
  });

  it.each([
    ['8 bits', 'srgb'],
    ['16 bits', 'rgb16'],
  ] as const)('are the same of a picture that is too large for memory: %s', async (_, space) => {
    const path = join(folder, 'upload');
    const data = Buffer.from(Array.from({ length: 300 * 700 * 4 }, (__, at) => (at * at * 7 + (at >> 3)) % 256));
    const raw = { width: 300, height: 700, channels: 4 } as const;
    await sharp(data, { raw }).toColorspace(space).tiff({ compression: 'lzw' }).toFile(path);
    const rowsOf = async (pixelsMax: number) => {
      const strips: Uint8Array[] = [];
      const decoded = await decodeUpload(path, { isLevel: false }, folder, pixelsMax);
      for await (const strip of decoded.strips()) strips.push(strip);
      return { counts: strips.map(({ length }) => length / 1200), rows: Buffer.concat(strips) };
    };
    const inMemory = await rowsOf(Number.POSITIVE_INFINITY);
    const inFile = await rowsOf(0);
    expect(inFile.counts).toEqual(inMemory.counts);
    expect(inFile.rows.equals(inMemory.rows)).toBe(true);
    if (space === 'srgb') expect(inFile.rows.equals(data)).toBe(true);
  });

  it('start with the upload itself if it can be drawn from directly', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const create = { width: 600, height: 300, channels: 3 as const, background: '#888888', noise };
    const { levelBytes } = await prepare(sharp({ create }).png());
    expect(levelBytes).toEqual([0, expect.any(Number)]);
    const whole = await readLevel(readFileSync(join(folder, 'upload')), inflate);
    expect(Buffer.from((await levelAt(1)).pixels.data).equals(Buffer.from(pixelsAt(whole, 1).data))).toBe(true);
  });

  it('are not written for a picture that is too large to draw, which can still be stored', async () => {
    const wide = sharp({ create: { width: 26_001, height: 1, channels: 3, background: '#d02040' } });
    expect(await prepare(wide.png())).toEqual({ width: 26_001, height: 1, isBlank: false, levelBytes: [] });
  });
});
