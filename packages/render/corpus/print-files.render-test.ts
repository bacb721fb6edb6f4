import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { plainPrint, type PrintOptions } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import sharp, { type Sharp } from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAssets, makePrintFile, render, renderToPng } from '../src/node.ts';
import { corpusSource } from './files.node.ts';
import { readByMagick, readPdf } from './outside-readers.node.ts';
import { picture, scene, text } from './scene-parts.ts';

const size = { width: 300, height: 600 };
const dpi = 150;
const drawn = (options: PrintOptions): Scene => ({
  ...scene([picture('photo.jpg', { left: 0, top: 0, width: 200, height: 600 }), text('Lily')], {}, size),
  dpi,
  print: options,
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A production image of the scene, and the file that goes to the press. */
async function print(set: Partial<PrintOptions>, profile?: Buffer) {
  const options = { ...plainPrint, ...set };
  const image = drawn(options);
  const assets = await loadAssets(image, corpusSource);
  const png = join(folder, 'image.png');
  const stream = new PassThrough();
  await Promise.all([
    pipeline(stream, createWriteStream(png)),
    renderToPng(image, assets, stream).finally(() => stream.end()),
  ]);
  const path = await makePrintFile({ png, options, dpi, profile, folder });
  return { file: await readFile(path), png: await readFile(png), pixels: render(image, assets) };
}

/** As it lies on white paper. */
const onWhite = (data: Uint8Array | Uint8ClampedArray) =>
  sharp(Buffer.from(data), { raw: { ...size, channels: 4 } })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();

function largestDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length) return 255;
  let most = 0;
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

/** The profile of a press: the one that libvips brings along. */
async function pressProfile(): Promise<Buffer> {
  const made = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await made.toColourspace('cmyk').withIccProfile('cmyk').tiff().toBuffer()).metadata();
  if (!icc) throw new Error('libvips has no profile for CMYK any more');
  return icc;
}

describe('a production image', () => {
  it('carries a profile that changes no colour, and its resolution', async () => {
    const { file, pixels } = await print({});
    const { icc, density, channels } = await sharp(file).metadata();
    expect({ density, channels }).toEqual({ density: dpi, channels: 4 });
    expect(icc?.toString('latin1', 36, 40)).toBe('acsp');
    expect(largestDifference(await sharp(file).raw().toBuffer(), pixels.data)).toBe(0);
  });

  it('means by its profile what libvips means by sRGB', async () => {
    const { file, pixels } = await print({ on_white: true });
    const inOtherColors = (image: Sharp) => image.withIccProfile('p3').raw().toBuffer();
    const ours = await inOtherColors(sharp(file));
    const theirs = await inOtherColors(sharp(await onWhite(pixels.data), { raw: { ...size, channels: 3 } }));
    expect(largestDifference(ours, theirs)).toBeLessThanOrEqual(2);
  });

  it('lies on white where that is asked for', async () => {
    const { file, pixels } = await print({ on_white: true });
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(largestDifference(data, await onWhite(pixels.data))).toBeLessThanOrEqual(1);
  });

  it('becomes a JPEG with all of its colours', async () => {
    const { file } = await print({ format: 'jpeg' });
    const { density, chromaSubsampling, format, icc } = await sharp(file).metadata();
    expect({ density, chromaSubsampling, format }).toEqual({
      density: dpi,
      chromaSubsampling: '4:4:4',
      format: 'jpeg',
    });
    expect(icc).toBeDefined();
  });
});

describe('a PDF', () => {
  it('has the size in millimetres, its boxes, and every pixel', async () => {
    const { file, png } = await print({ format: 'pdf', bleed_mm: 3 });
    const { pageCount, media, bleed, trim, image } = readPdf(file);
    // 300 × 600 px at 150 to an inch are 144 × 288 points, of which 3 mm are cut off on each side.
    expect({ pageCount, media, bleed }).toEqual({ pageCount: 1, media: [0, 0, 144, 288], bleed: [0, 0, 144, 288] });
    expect(trim).toEqual([8.504, 8.504, 135.496, 279.496]);
    expect(image).toMatchObject({ ...size, isCmyk: false });
    expect(largestDifference(image.pixels, await sharp(png).raw().toBuffer())).toBe(0);
  });

  it('has no larger trim than bleed where nothing is cut off', async () => {
    const { media, bleed, trim } = readPdf((await print({ format: 'pdf' })).file);
    expect([bleed, trim]).toEqual([media, media]);
  });

  it('is read alike by the reader of browsers', async () => {
    const { file, png } = await print({ format: 'pdf' });
    const [image] = await extractImages(await getDocumentProxy(new Uint8Array(file)), 1);
    const raw = { ...size, channels: image?.channels ?? 3 };
    const seen = await sharp(Buffer.from(image?.data ?? []), { raw })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(largestDifference(seen, await sharp(png).raw().toBuffer())).toBe(0);
  });

  it('is in the colours of the press where it has a profile, to the same inks as a TIFF', async () => {
    const profile = await pressProfile();
    const { image } = readPdf((await print({ format: 'pdf' }, profile)).file);
    expect(image).toMatchObject({ ...size, isCmyk: true });
    const tiff = await readByMagick((await print({ format: 'tiff' }, profile)).file);
    expect(largestDifference(image.pixels, tiff.pixels ?? [])).toBe(0);
  });
});

describe('a TIFF', () => {
  it('is in the colours of the press, with its profile', async () => {
    const profile = await pressProfile();
    const { file, png } = await print({ format: 'tiff' }, profile);
    const { pixels, profile: embedded, ...facts } = await readByMagick(file);
    expect(facts).toEqual({ format: 'TIFF', ...size, isCmyk: true, dpi: { x: dpi, y: dpi } });
    expect(embedded.equals(profile)).toBe(true);
    expect(pixels).toHaveLength(size.width * size.height * 4);
    const back = await sharp(file).toColourspace('srgb').raw().toBuffer();
    const rgb = await sharp(png).raw().toBuffer();
    const mean = back.reduce((sum, value, at) => sum + Math.abs(value - (rgb[at] ?? 0)), 0) / rgb.length;
    expect(mean).toBeLessThan(12);
  });

  it('is in sRGB where there is no profile, to every pixel', async () => {
    const { file, png } = await print({ format: 'tiff' });
    const { pixels, profile, ...facts } = await readByMagick(file);
    expect(facts).toEqual({ format: 'TIFF', ...size, isCmyk: false, dpi: { x: dpi, y: dpi } });
    expect(profile.toString('latin1', 36, 40)).toBe('acsp');
    expect(largestDifference(pixels ?? [], await sharp(png).raw().toBuffer())).toBe(0);
  });
});
