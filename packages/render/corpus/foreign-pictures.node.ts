import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { makeProfile } from '../src/node/icc-profile.ts';
import { pngChunk, signature } from '../src/node/png.ts';
import { colorantsOf, numberedPrimaries } from '../src/node/uploads/primaries.ts';
import type { PictureFault } from '../src/node/uploads/unreadable-picture.ts';
import { makeTiff, type TiffParts } from './make-tiff.ts';

/**
 * Pictures as customers upload them, all generated here. Each one declares its colors, frames or orientation in a
 * different way, or is damaged in a different way; the expected result is listed with it.
 */
interface ForeignPicture {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
  /** The expected look: as in Chromium, or like one of the reference pictures; or the reason of the refusal. */
  readonly outcome: 'chromium' | 'plain' | 'muted' | 'upside_down' | PictureFault;
  /**
   * The allowed difference per channel (0–255) if it is more than 2: JPEG rounds, and the two directions of a CMYK
   * profile use different tables.
   */
  readonly within?: number;
}

const width = 48;
const height = 32;

/** Saturated colors, grays and dark tones, where color profiles differ most. */
function colors(): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const patch = [(x * 5) % 256, (y * 8) % 256, ((x + y) * 3) % 256];
      const gray = Math.round((x / (width - 1)) * 255);
      data.set(y < 8 ? [gray, gray, gray] : patch, (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * The reference: sRGB pixels without any color information. A picture that declares no other colors must look like
 * this.
 */
export const plainPicture = (): Promise<Buffer> => colors().png().toBuffer();

/** Colors inside the gamut of a press, so that a CMYK round trip keeps them. */
const muted = () => colors().linear(0.3, 140);
export const mutedPicture = (): Promise<Buffer> => muted().png().toBuffer();

const halfClear = () => colors().ensureAlpha(0.5);
const wide = makeProfile({
  // The name contradicts the content on purpose: a reader that trusts the name shows wrong colors.
  name: 'sRGB IEC61966-2.1',
  colorants: colorantsOf(numberedPrimaries[9] as never),
  curve: { kind: 'power', gamma: 1.8 },
});

const gray = makeProfile({ name: 'Grey', colorants: undefined, curve: { kind: 'power', gamma: 1.8 } });

const profile = (bytes: Buffer): Chunk => ({
  type: 'iCCP',
  content: Buffer.concat([Buffer.from('own\0\0', 'latin1'), deflateSync(bytes)]),
});

async function withProfile(image: Sharp, attached: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-profile-'));
  const path = join(folder, 'profile.icc');
  try {
    writeFileSync(path, attached);
    return await image.withIccProfile(path).toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), content: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

const pngOf = (chunks: readonly Chunk[]) =>
  Buffer.concat([signature, ...chunks.map(({ type, content }) => pngChunk(type, content))]);

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A PNG with additional chunks before its pixels. */
async function withChunks(image: Sharp, ...added: readonly Chunk[]): Promise<Buffer> {
  const [header, ...rest] = chunksOf(await image.png().toBuffer());
  return pngOf([header as Chunk, ...added, ...rest.filter(({ type }) => type !== 'pHYs')]);
}

const gamma = (value: number): Chunk => ({ type: 'gAMA', content: numbers(value) });
const chroma = (...values: readonly number[]): Chunk => ({ type: 'cHRM', content: numbers(...values) });
const code = (primaries: number, transfer: number): Chunk => ({
  type: 'cICP',
  content: Buffer.from([primaries, transfer, 0, 1]),
});
const p3Primaries = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000] as const;

/** An AVIF that declares its colors only by CICP code points, without a profile. */
async function avifInNumbers(primaries: number, transfer: number): Promise<Buffer> {
  const file = await colors().avif({ lossless: true }).toBuffer();
  const at = file.indexOf('colrnclx', 0, 'latin1');
  if (at === -1) throw new Error('libheif does not write the numbers of colors any more');
  file.writeUInt16BE(primaries, at + 8);
  file.writeUInt16BE(transfer, at + 10);
  return file;
}

/** An animated PNG whose default image is part of the animation or not, with its second frame at `place`. */
async function apng(isInAnimation: boolean, place: { left: number; top: number }): Promise<Buffer> {
  const own = chunksOf(await (isInAnimation ? colors() : colors().negate()).png().toBuffer());
  const small = chunksOf(await colors().extract({ left: 0, top: 0, width: 20, height: 12 }).png().toBuffer());
  const control = (sequence: number, size: readonly number[], at: readonly number[]) => ({
    type: 'fcTL',
    content: Buffer.concat([numbers(sequence, ...size, ...at), Buffer.from([0, 100, 3, 232, 0, 0])]),
  });
  const find = (chunks: readonly Chunk[], type: string) => chunks.filter((chunk) => chunk.type === type);
  const frame = find(small, 'IDAT').map(({ content }, index) => ({
    type: 'fdAT',
    content: Buffer.concat([numbers(index + (isInAnimation ? 2 : 1)), content]),
  }));
  const first = isInAnimation ? [control(0, [width, height], [0, 0])] : [];
  return pngOf([
    ...find(own, 'IHDR'),
    { type: 'acTL', content: numbers(isInAnimation ? 2 : 1, 0) },
    ...first,
    ...find(own, 'IDAT'),
    control(first.length, [20, 12], [place.left, place.top]),
    ...frame,
    { type: 'IEND', content: Buffer.alloc(0) },
  ]);
}

/** A GIF whose canvas is larger than its only frame. */
async function gifOnLargerCanvas(): Promise<Buffer> {
  const gif = Buffer.from(await colors().gif({ colors: 64 }).toBuffer());
  gif.writeUInt16LE(width + 20, 6);
  gif.writeUInt16LE(height + 10, 8);
  const descriptor = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, width, 0, height, 0]));
  gif.writeUInt16LE(9, descriptor + 1);
  gif.writeUInt16LE(4, descriptor + 3);
  return gif;
}

async function patched(make: Promise<Buffer>, patch: (bytes: Buffer) => void): Promise<Buffer> {
  const bytes = Buffer.from(await make);
  patch(bytes);
  return bytes;
}

const rgb = async () => new Uint8Array(await colors().raw().toBuffer());

async function tiffOf(parts: Partial<TiffParts>): Promise<Buffer> {
  return makeTiff({
    width,
    height,
    channels: 3,
    bits: 8,
    photometric: 2,
    compression: 1,
    data: [await rgb()],
    ...parts,
  });
}

async function tiffOf32Bits(): Promise<Buffer> {
  const values = Uint32Array.from(await rgb(), (value) => value * 0x1010101);
  return tiffOf({ bits: 32, data: [new Uint8Array(values.buffer)] });
}

async function planarTiff(isTiled: boolean): Promise<Buffer> {
  const pixels = await rgb();
  const plane = (channel: number) => pixels.filter((_, at) => at % 3 === channel);
  return tiffOf({ planar: 2, isTiled, data: [plane(0), plane(1), plane(2)] });
}

const jpeg = () => colors().jpeg({ quality: 95, chromaSubsampling: '4:4:4' });

export const foreignPictures: readonly ForeignPicture[] = [
  { name: 'PNG', make: () => colors().png().toBuffer(), outcome: 'plain' },
  { name: 'PNG with transparency', make: () => halfClear().png().toBuffer(), outcome: 'chromium' },
  { name: 'PNG, interlaced', make: () => colors().png({ progressive: true }).toBuffer(), outcome: 'plain' },
  { name: 'PNG of a palette', make: () => halfClear().png({ palette: true }).toBuffer(), outcome: 'chromium' },
  { name: 'PNG of 16 bits', make: () => colors().toColorspace('rgb16').png().toBuffer(), outcome: 'plain' },
  { name: 'gray PNG of 16 bits', make: () => colors().toColorspace('grey16').png().toBuffer(), outcome: 'chromium' },
  {
    name: 'PNG with one clear color',
    make: () => withChunks(colors(), { type: 'tRNS', content: Buffer.alloc(6) }),
    outcome: 'chromium',
  },
  { name: 'PNG in Display P3', make: () => colors().withIccProfile('p3').png().toBuffer(), outcome: 'chromium' },
  {
    name: 'PNG of 16 bits in Display P3',
    make: () => colors().toColorspace('rgb16').withIccProfile('p3').png().toBuffer(),
    outcome: 'chromium',
  },
  {
    name: 'gray PNG with a profile of its own',
    make: () => withChunks(colors().toColorspace('b-w'), profile(gray)),
    outcome: 'chromium',
  },
  {
    name: 'gray PNG of 16 bits with a profile',
    make: () => withChunks(colors().toColorspace('grey16'), profile(gray)),
    outcome: 'chromium',
  },
  {
    name: 'PNG whose profile is sRGB in name only',
    make: () => withProfile(colors().png(), wide),
    outcome: 'chromium',
  },
  { name: 'PNG of gamma 1', make: () => withChunks(colors(), gamma(100_000)), outcome: 'chromium' },
  {
    name: 'gray PNG of gamma 1',
    make: () => withChunks(colors().toColorspace('b-w'), gamma(100_000)),
    outcome: 'chromium',
  },
  { name: 'PNG of the usual gamma', make: () => withChunks(colors(), gamma(45_455)), outcome: 'chromium' },
  {
    name: 'PNG of primaries and a gamma',
    make: () => withChunks(colors(), gamma(55_556), chroma(...p3Primaries)),
    outcome: 'chromium',
  },
  {
    name: 'PNG of sRGB, whatever its gamma',
    make: () => withChunks(colors(), { type: 'sRGB', content: Buffer.from([0]) }, gamma(100_000)),
    outcome: 'plain',
  },
  { name: 'PNG of Display P3 by its numbers', make: () => withChunks(colors(), code(12, 13)), outcome: 'chromium' },
  { name: 'PNG of BT.2020 by its numbers', make: () => withChunks(colors(), code(9, 13)), outcome: 'chromium' },
  { name: 'PNG in HDR', make: () => withChunks(colors(), code(9, 16)), outcome: 'hdr' },
  {
    name: 'PNG turned by its EXIF',
    make: () => colors().withMetadata({ orientation: 3 }).png().toBuffer(),
    outcome: 'upside_down',
  },
  { name: 'animated PNG that begins with its picture', make: () => apng(true, { left: 5, top: 3 }), outcome: 'plain' },
  { name: 'animated PNG whose picture is no frame', make: () => apng(false, { left: 7, top: 9 }), outcome: 'chromium' },
  { name: 'PNG without an end', make: async () => (await plainPicture()).subarray(0, -12), outcome: 'cut_off' },
  { name: 'PNG with half of its rows', make: async () => (await plainPicture()).subarray(0, 400), outcome: 'cut_off' },
  { name: 'JPEG', make: () => jpeg().toBuffer(), outcome: 'chromium' },
  { name: 'gray JPEG', make: () => jpeg().toColorspace('b-w').toBuffer(), outcome: 'chromium' },
  {
    name: 'JPEG turned by its EXIF',
    make: () => jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    outcome: 'chromium',
  },
  { name: 'JPEG in Display P3', make: () => jpeg().withIccProfile('p3').toBuffer(), outcome: 'chromium', within: 3 },
  {
    name: 'JPEG whose profile is sRGB in name only',
    make: () => withProfile(jpeg(), wide),
    outcome: 'chromium',
    within: 3,
  },
  {
    name: 'CMYK JPEG',
    make: () =>
      muted().toColorspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    outcome: 'muted',
    within: 25,
  },
  {
    name: 'lossless JPEG',
    make: () => patched(jpeg().toBuffer(), (bytes) => (bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3)),
    outcome: 'lossless_jpeg',
  },
  {
    name: 'JPEG with half of its rows',
    make: async () => (await jpeg().toBuffer()).subarray(0, -150),
    outcome: 'damaged',
  },
  {
    name: 'progressive JPEG with a code that none of its tables has',
    make: () =>
      patched(jpeg().jpeg({ progressive: true }).toBuffer(), (bytes) => {
        const scanAt = bytes.indexOf(Buffer.from([0xff, 0xda]));
        for (let at = scanAt + 14; at < scanAt + 38; at += 2) bytes.set([0xff, 0], at);
      }),
    outcome: 'damaged',
  },
  { name: 'WebP', make: () => colors().webp({ lossless: true }).toBuffer(), outcome: 'plain' },
  { name: 'WebP with transparency', make: () => halfClear().webp({ lossless: true }).toBuffer(), outcome: 'chromium' },
  {
    name: 'WebP in Display P3',
    make: () => colors().withIccProfile('p3').webp({ lossless: true }).toBuffer(),
    outcome: 'chromium',
  },
  {
    name: 'WebP turned by its EXIF',
    make: () => colors().withMetadata({ orientation: 3 }).webp({ lossless: true }).toBuffer(),
    outcome: 'upside_down',
  },
  { name: 'GIF', make: () => colors().gif({ colors: 64 }).toBuffer(), outcome: 'chromium' },
  { name: 'GIF whose frame does not cover it', make: gifOnLargerCanvas, outcome: 'chromium' },
  { name: 'AVIF', make: () => colors().avif({ lossless: true }).toBuffer(), outcome: 'chromium' },
  {
    name: 'AVIF in Display P3',
    make: () => colors().withIccProfile('p3').avif({ lossless: true }).toBuffer(),
    outcome: 'chromium',
    within: 3,
  },
  { name: 'AVIF of Display P3 by its numbers', make: () => avifInNumbers(12, 13), outcome: 'chromium', within: 3 },
  { name: 'AVIF of BT.2020 by its numbers', make: () => avifInNumbers(9, 13), outcome: 'chromium', within: 3 },
  { name: 'AVIF of video by its numbers', make: () => avifInNumbers(1, 1), outcome: 'chromium', within: 3 },
  { name: 'AVIF in HDR', make: () => avifInNumbers(9, 16), outcome: 'hdr' },
  { name: 'TIFF', make: () => colors().tiff({ compression: 'lzw' }).toBuffer(), outcome: 'plain' },
  {
    name: 'TIFF of 16 bits',
    make: () => colors().toColorspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
    outcome: 'plain',
  },
  {
    name: 'CMYK TIFF',
    make: () => muted().toColorspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
    outcome: 'muted',
    within: 25,
  },
  { name: 'TIFF of 32 bits', make: () => tiffOf32Bits(), outcome: 'plain' },
  { name: 'TIFF of separate planes', make: () => planarTiff(false), outcome: 'plain' },
  { name: 'TIFF of tiles of separate planes', make: () => planarTiff(true), outcome: 'unsupported' },
  { name: 'TIFF in Lab', make: () => tiffOf({ photometric: 8 }), outcome: 'unsupported' },
  { name: 'TIFF in the Lab of ICC', make: () => tiffOf({ photometric: 9 }), outcome: 'unsupported' },
  { name: 'TIFF of LZMA', make: () => tiffOf({ compression: 34_925 }), outcome: 'unsupported' },
  { name: 'TIFF of old-style JPEG', make: () => tiffOf({ compression: 6 }), outcome: 'unsupported' },
  { name: 'TIFF of signed numbers', make: () => tiffOf({ sampleFormat: 2 }), outcome: 'unsupported' },
  { name: 'TIFF of 12 bits', make: () => tiffOf({ bits: 12 }), outcome: 'unsupported' },
  {
    name: 'TIFF of more pixels than allowed',
    make: () => tiffOf({ width: 40_000, height: 40_000 }),
    outcome: 'too_many_pixels',
  },
  {
    name: 'JPEG of 12 bits',
    make: () => patched(jpeg().toBuffer(), (bytes) => (bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12)),
    outcome: 'unsupported',
  },
  {
    name: 'TIFF with half of its rows',
    make: async () => (await colors().tiff({ compression: 'lzw' }).toBuffer()).fill(0xff, 200, 500),
    outcome: 'damaged',
  },
  { name: 'nothing', make: async () => Buffer.from('no picture'), outcome: 'damaged' },
];
