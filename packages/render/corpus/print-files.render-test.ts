import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PrintOptions, plainPrint } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import sharp, { type Sharp } from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressStrip, pngHead, pngStrip, pngTail } from '../src/node/png.ts';
import { isPressProfile, PressProfileError, toInks } from '../src/node/print/press-colors.ts';
import { srgbProfile } from '../src/node/srgb-profile.ts';
import { loadAssets, makePrintFile, render, renderToPng } from '../src/node.ts';
import { corpusSource } from './files.node.ts';
import { type Inks, labOfInks, makePressProfile } from './make-press-profile.ts';
import { readByMagick, readPdf } from './outside-readers.node.ts';
import { hasTransicc, probedColors, recordedInks, runTransicc } from './press-inks.node.ts';
import { box, picture, scene, text } from './scene-parts.ts';

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

/** Draws a production image and writes it to a file. */
async function write(image: Scene, whitensBlackText = false) {
  const assets = await loadAssets(image, corpusSource);
  const png = join(folder, whitensBlackText ? 'white-letters.png' : 'image.png');
  const stream = new PassThrough();
  await Promise.all([
    pipeline(stream, createWriteStream(png)),
    renderToPng(image, assets, stream, { whitensBlackText }).finally(() => stream.end()),
  ]);
  return { png, assets };
}

/** Draws a production image and makes its print file. */
async function print(set: Partial<PrintOptions>, profile?: Buffer, draw: (options: PrintOptions) => Scene = drawn) {
  const options = { ...plainPrint, ...set };
  const image = draw(options);
  const { png, assets } = await write(image);
  const whiteLetters = options.pure_black_text ? (await write(image, true)).png : undefined;
  const path = await makePrintFile({ png, whiteLetters, options, dpi, profile, folder });
  return { file: await readFile(path), png: await readFile(png), pixels: render(image, assets) };
}

/** Blends pixels onto white. */
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

/** A press profile: the CMYK profile that libvips bundles. */
async function pressProfile(): Promise<Buffer> {
  const made = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await made.toColorspace('cmyk').withIccProfile('cmyk').tiff().toBuffer()).metadata();
  if (!icc) throw new Error('libvips has no profile for CMYK any more');
  return icc;
}

describe('a production image', () => {
  it('embeds a profile that changes no color, and its resolution', async () => {
    const { file, pixels } = await print({});
    const { icc, density, channels } = await sharp(file).metadata();
    expect({ density, channels }).toEqual({ density: dpi, channels: 4 });
    expect(icc?.toString('latin1', 36, 40)).toBe('acsp');
    expect(largestDifference(await sharp(file).raw().toBuffer(), pixels.data)).toBe(0);
  });

  it('embeds a profile that libvips treats as sRGB', async () => {
    const { file, pixels } = await print({ on_white: true });
    const inOtherColors = (image: Sharp) => image.withIccProfile('p3').raw().toBuffer();
    const ours = await inOtherColors(sharp(file));
    const theirs = await inOtherColors(sharp(await onWhite(pixels.data), { raw: { ...size, channels: 3 } }));
    expect(largestDifference(ours, theirs)).toBeLessThanOrEqual(2);
  });

  it('is drawn on white if requested', async () => {
    const { file, pixels } = await print({ on_white: true });
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(largestDifference(data, await onWhite(pixels.data))).toBeLessThanOrEqual(1);
  });

  it('becomes a JPEG without chroma subsampling', async () => {
    const { file } = await print({ format: 'jpeg' });
    const { density, chromaSubsampling, format, icc } = await sharp(file).metadata();
    expect({ density, chromaSubsampling, format }).toEqual({
      density: dpi,
      chromaSubsampling: '4:4:4',
      format: 'jpeg',
    });
    expect(icc?.equals(srgbProfile)).toBe(true);
  });
});

describe('a PDF', () => {
  it('has the size in millimeters, its boxes and every pixel', async () => {
    const { file, png } = await print({ format: 'pdf', bleed_mm: 3 });
    const { pageCount, media, bleed, trim, image } = readPdf(file);
    // 300 × 600 px at 150 dpi are 144 × 288 pt, of which 3 mm are trimmed on each side.
    expect({ pageCount, media, bleed }).toEqual({ pageCount: 1, media: [0, 0, 144, 288], bleed: [0, 0, 144, 288] });
    expect(trim).toEqual([8.504, 8.504, 135.496, 279.496]);
    expect(image).toMatchObject({ ...size, isCmyk: false });
    expect(largestDifference(image.pixels, await sharp(png).raw().toBuffer())).toBe(0);
  });

  it('is refused with a bleed of half a side or more', async () => {
    // 300 px at 150 dpi are 50.8 mm.
    await expect(print({ format: 'pdf', bleed_mm: 25.4 })).rejects.toThrow('bleed');
    const { trim } = readPdf((await print({ format: 'pdf', bleed_mm: 25.3 })).file);
    expect(trim[2]).toBeGreaterThan(trim[0]);
  });

  it('has equal trim and bleed boxes without a bleed', async () => {
    const { media, bleed, trim } = readPdf((await print({ format: 'pdf' })).file);
    expect([bleed, trim]).toEqual([media, media]);
  });

  it('looks the same in the PDF reader of browsers', async () => {
    const { file, png } = await print({ format: 'pdf' });
    const [image] = await extractImages(await getDocumentProxy(new Uint8Array(file)), 1);
    const raw = { ...size, channels: image?.channels ?? 3 };
    const seen = await sharp(Buffer.from(image?.data ?? []), { raw })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(largestDifference(seen, await sharp(png).raw().toBuffer())).toBe(0);
  });

  it('has the same inks as a TIFF if the press has a profile', async () => {
    const profile = await pressProfile();
    const { image } = readPdf((await print({ format: 'pdf' }, profile)).file);
    expect(image).toMatchObject({ ...size, isCmyk: true });
    const tiff = await readByMagick((await print({ format: 'tiff' }, profile)).file);
    expect(largestDifference(image.pixels, tiff.pixels ?? [])).toBe(0);
  });
});

describe('the inks of a press', () => {
  const press = makePressProfile();

  it('equal those of lcms, which converts in one step', async () => {
    const path = join(folder, 'test-press.icc');
    await writeFile(path, press);
    expectAlike(await toInks(probedColors, path), recordedInks());
  });

  it.runIf(hasTransicc())('are recorded as transicc returns them', () => {
    const live = runTransicc();
    const differences = recordedInks().map((inks, index) => largestDifference(inks, live[index] ?? []));
    expect(Math.max(...differences)).toBeLessThan(0.01);
  });

  it('are written to the files unchanged', async () => {
    const colors = join(folder, 'colors.png');
    const raw = { width: 12, height: 18, channels: 3 as const };
    await sharp(probedColors, { raw }).png().toFile(colors);
    const file = async (format: 'tiff' | 'pdf') => {
      const options = { ...plainPrint, format, profile: '/press.icc' };
      return readFile(await makePrintFile({ png: colors, options, dpi, profile: press, folder }));
    };
    const tiff = await readByMagick(await file('tiff'));
    expectAlike(tiff.pixels ?? new Uint8Array(), recordedInks());
    expect(tiff.profile.equals(press)).toBe(true);
    expect(largestDifference(readPdf(await file('pdf')).image.pixels, tiff.pixels ?? [])).toBe(0);
  });

  it('are only black for black text and codes over any background if requested', async () => {
    const draw = (options: PrintOptions): Scene => ({
      ...scene(
        [
          box('#3060c0', { left: 0, top: 0, width: 300, height: 600 }),
          text('Lily', { left: 0, top: 0, width: 300, height: 200, font_size: 120, color: '#000000' }),
        ],
        {},
        size,
      ),
      dpi,
      print: options,
    });
    const inks = async (pure_black_text: boolean) =>
      (await readByMagick((await print({ format: 'tiff', profile: '/p', pure_black_text }, press, draw)).file))
        .pixels ?? new Uint8Array();
    const [rich, pure] = [await inks(false), await inks(true)];
    const letters = await lettersOf(draw);
    const inksAt = (from: Uint8Array, pixel: number) => [...from.subarray(pixel * 4, pixel * 4 + 4)];
    const inside = letters.indexOf(255);
    expect(inside).not.toBe(-1);
    expect(inksAt(rich, inside).filter((ink) => ink > 200).length).toBeGreaterThan(2);
    // One comparison at the end: an assertion for each pixel took ten seconds.
    const isWrong = (cover: number, pixel: number) => {
      if (cover > 0 && cover < 255) return false;
      const expected = cover === 255 ? [0, 0, 0, 255] : inksAt(rich, pixel);
      return inksAt(pure, pixel).some((ink, index) => ink !== expected[index]);
    };
    expect([...letters].filter(isWrong)).toEqual([]);
    // At the edge of a letter, background and black are blended by coverage.
    const edge = letters.findIndex((cover) => cover > 100 && cover < 156);
    const ground = inksAt(rich, letters.indexOf(0));
    const share = (letters[edge] ?? 0) / 255;
    const mixed = ground.map((ink, index) => ink * (1 - share) + (index === 3 ? 255 * share : 0));
    expect(largestDifference(inksAt(pure, edge), mixed)).toBeLessThanOrEqual(3);
  });

  it('stay within the ink limit if one is set', async () => {
    const most = async (ink_limit: number) => {
      const { file } = await print({ format: 'tiff', profile: '/p', ink_limit }, press);
      const pixels = (await readByMagick(file)).pixels ?? new Uint8Array();
      let total = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        total = Math.max(
          total,
          pixels.subarray(at, at + 4).reduce((sum, ink) => sum + ink, 0),
        );
      }
      return total / 2.55;
    };
    expect(await most(400)).toBeGreaterThan(300);
    expect(Math.round(await most(240))).toBe(240);
  });

  it.each([
    ['cut off', (profile: Buffer) => profile.subarray(0, 20_000)],
    ['cut off, with a length that fits', (profile: Buffer) => lengthened(profile.subarray(0, 20_000))],
    ['without its tables', (profile: Buffer) => Buffer.from(profile).fill(0, 400)],
    ['with tables of nothing', (profile: Buffer) => Buffer.from(profile).fill(0, 45_000)],
    ['for a screen', () => srgbProfile],
  ])('are not computed with a profile that is %s', async (_, damage) => {
    expect(await isPressProfile(damage(press))).toBe(false);
  });

  it('are never taken from another profile: a missing profile is refused', async () => {
    const { png } = await write(drawn({ ...plainPrint, on_white: true }));
    const options = { ...plainPrint, format: 'tiff' as const, profile: '/p' };
    const made = makePrintFile({ png, options, dpi, profile: lengthened(press.subarray(0, 20_000)), folder });
    await expect(made).rejects.toThrow(PressProfileError);
  });

  it('are computed by a real press profile', async () => {
    expect(await isPressProfile(press)).toBe(true);
    expect(await isPressProfile(await pressProfile())).toBe(true);
  });
});

const lengthened = (profile: Buffer) => {
  const whole = Buffer.from(profile);
  whole.writeUInt32BE(whole.length, 0);
  return whole;
};

/** The coverage of the letters of a scene, taken from the scene without other layers. */
async function lettersOf(draw: (options: PrintOptions) => Scene): Promise<Uint8Array> {
  const image = draw(plainPrint);
  const alone = { ...image, layers: image.layers.slice(1) };
  const { data } = render(alone, await loadAssets(alone, corpusSource));
  return data.filter((_, at) => at % 4 === 3) as unknown as Uint8Array;
}

/** Compares the printed colors of the inks, in ΔE76. */
function expectAlike(inks: Uint8Array, expected: readonly Inks[]): void {
  const differences = expected.map((percents, index) => {
    const found = [...inks.subarray(index * 4, index * 4 + 4)].map((ink) => ink / 255);
    const one = labOfInks(found as unknown as Inks);
    const other = labOfInks(percents.map((percent) => percent / 100) as unknown as Inks);
    return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  });
  expect(differences).toHaveLength(216);
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(0.5);
  expect(Math.max(...differences)).toBeLessThan(2);
}

describe('a TIFF', () => {
  it('has the inks of the press and embeds its profile', async () => {
    const profile = await pressProfile();
    const { file, png } = await print({ format: 'tiff' }, profile);
    const { pixels, profile: embedded, ...facts } = await readByMagick(file);
    expect(facts).toEqual({ format: 'TIFF', ...size, isCmyk: true, dpi: { x: dpi, y: dpi } });
    expect(embedded.equals(profile)).toBe(true);
    expect(pixels).toHaveLength(size.width * size.height * 4);
    const back = await sharp(file).toColorspace('srgb').raw().toBuffer();
    const rgb = await sharp(png).raw().toBuffer();
    const mean = back.reduce((sum, value, at) => sum + Math.abs(value - (rgb[at] ?? 0)), 0) / rgb.length;
    expect(mean).toBeLessThan(12);
  });

  it('has the sRGB pixels of the image without a profile', async () => {
    const { file, png } = await print({ format: 'tiff' });
    const { pixels, profile, ...facts } = await readByMagick(file);
    expect(facts).toEqual({ format: 'TIFF', ...size, isCmyk: false, dpi: { x: dpi, y: dpi } });
    expect(profile.toString('latin1', 36, 40)).toBe('acsp');
    expect(largestDifference(pixels ?? [], await sharp(png).raw().toBuffer())).toBe(0);
  });

  it('keeps every sRGB color of the image', async () => {
    const square = { width: 256, height: 256 };
    // Colors without red lie on the edge of the sRGB gamut, where a conversion from sRGB to sRGB would round some of
    // them.
    const data = Uint8Array.from({ length: square.width * square.height * 4 }, (_, at) => {
      return [0, (at >> 2) % 256, at >> 10, 255][at % 4] ?? 0;
    });
    const png = join(folder, 'every.png');
    const image = { ...square, dpi, isOpaque: true, profile: srgbProfile };
    const strip = compressStrip(data, image);
    await writeFile(png, Buffer.concat([pngHead(image), ...pngStrip(strip), pngTail([strip])]));
    const order = { png, dpi, profile: undefined, folder };
    const tiff = await makePrintFile({ ...order, options: { ...plainPrint, format: 'tiff' } });
    const { pixels } = await readByMagick(await readFile(tiff));
    expect(
      largestDifference(
        pixels ?? [],
        data.filter((_, at) => at % 4 !== 3),
      ),
    ).toBe(0);
  });
});
