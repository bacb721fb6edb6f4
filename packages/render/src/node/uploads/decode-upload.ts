import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp, { type Sharp } from 'sharp';
import { areOpaque } from '../../images/opacity.ts';
import { unpackTriplets } from '../../pixel-words.ts';
import { readTiffRows } from '../tiff-rows.ts';
import type { UploadFrame, UploadInspection } from './upload-inspection.ts';
import { addProfile } from './png-file.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** An upload as pixels: upright, in sRGB. */
export interface DecodedUpload extends Size {
  readonly isOpaque: boolean;
  /** Straight RGBA of 8 bits, from the first row to the last, so many rows at a time. May be read again. */
  strips(): AsyncIterable<Uint8Array>;
}

/** An even number, however often it is halved for the levels. */
export const stripRows = 256;

export const decoding = { limitInputPixels: imagePixelsMax, pages: 1, failOn: 'error' } as const;

/** A larger one is decoded into a file: a process may not take a gigabyte for a picture. */
const inMemoryPixelsMax = 48_000_000;

interface Rows extends Size {
  readonly channels: number;
  read(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** @param folder for what is made on the way */
export async function decodeUpload(
  path: string,
  inspection: UploadInspection,
  folder: string,
  pixelsMax = inMemoryPixelsMax,
): Promise<DecodedUpload> {
  const facts = await sharp(path, decoding).metadata();
  if (facts.depth === 'uint') {
    if (facts.space === 'cmyk') throw new UnreadablePicture('unsupported', 'TIFF · CMYK 32 bit');
    const retagged = await to16Bits(path, folder);
    return decodeUpload(retagged, { ...inspection, profile: inspection.profile ?? facts.icc }, folder, pixelsMax);
  }
  // Sixteen bits are rounded here: libvips would cut them off.
  const has16Bits = facts.depth === 'ushort';
  const isInks = facts.space === 'cmyk';
  const profile = inspection.profile ?? (has16Bits && !isInks ? facts.icc : undefined);
  if (profile) {
    const retagged = await replaceProfile(path, profile, folder);
    return decodeUpload(retagged, { ...inspection, profile: undefined }, folder, pixelsMax);
  }
  const upright = sharp(path, decoding).autoOrient();
  const image = inFrame(upright, facts.autoOrient, inspection.frame).toColorspace(has16Bits ? 'rgb16' : 'srgb');
  const { width, height } = inspection.frame?.canvas ?? facts.autoOrient;
  const isSmall = width * height <= pixelsMax;
  const rows = await (isSmall ? decodeInMemory(image, has16Bits) : decodeIntoFile(image, has16Bits, folder));
  if (rows.channels !== 3 && rows.channels !== 4) throw new Error(`${rows.channels} channels`);
  async function* strips(): AsyncGenerator<Uint8Array> {
    for await (const bytes of rows.read()) {
      yield toRgba(has16Bits ? roundTo8Bits(bytes) : bytes, rows.channels);
    }
  }
  const isOpaque = rows.channels === 3 || (await areAllOpaque(strips()));
  return { width: rows.width, height: rows.height, isOpaque, strips };
}

/** The same picture of 16 bits: libvips takes 32 for 8, and cuts off what is more. */
async function to16Bits(path: string, folder: string): Promise<string> {
  const retagged = join(folder, '16-bits.png');
  const raw = sharp(path, { ...decoding, ignoreIcc: true })
    .autoOrient()
    .raw({ depth: 'uint' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const values = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  const { width, height, channels } = info;
  const halves = Uint16Array.from(values, (value) => Math.round(value / 65_537));
  await sharp(halves, { raw: { width, height, channels } })
    .toColorspace('rgb16')
    .png({ compressionLevel: 1 })
    .toFile(retagged);
  return retagged;
}

/**
 * The same picture of 8 bits with a profile: what sharp applies as exactly as it can, by what the profile holds. Of 16 bits
 * it would go through another color space on the way, by a table.
 */
async function replaceProfile(path: string, profile: Buffer, folder: string): Promise<string> {
  const [plain, tagged] = [join(folder, 'plain.png'), join(folder, 'tagged.png')];
  const isGray = profile.toString('latin1', 16, 20) === 'GRAY';
  await sharp(path, { ...decoding, ignoreIcc: true })
    .autoOrient()
    .toColorspace(isGray ? 'b-w' : 'srgb')
    .png({ compressionLevel: 1 })
    .toFile(plain);
  addProfile(plain, profile, tagged);
  return tagged;
}

/** What a frame does not cover is clear. */
function inFrame(image: Sharp, size: Size, frame: UploadFrame | undefined): Sharp {
  if (!frame) return image;
  const { rect, canvas } = frame;
  const isFrameAlone = size.width === rect.width && size.height === rect.height;
  return (isFrameAlone ? image : image.extract(rect)).extend({
    left: rect.left,
    top: rect.top,
    right: canvas.width - rect.left - rect.width,
    bottom: canvas.height - rect.top - rect.height,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

async function decodeInMemory(image: Sharp, has16Bits: boolean): Promise<Rows> {
  const raw = image.raw({ depth: has16Bits ? 'ushort' : 'uchar' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const stripBytes = stripRows * rowBytesOf(info, has16Bits);
  function* read(): Generator<Uint8Array> {
    for (let at = 0; at < data.length; at += stripBytes) yield data.subarray(at, at + stripBytes);
  }
  return { ...info, read };
}

async function decodeIntoFile(image: Sharp, has16Bits: boolean, folder: string): Promise<Rows> {
  const path = join(folder, 'rows.tif');
  const info = await image.tiff({ compression: 'none', predictor: 'none' }).toFile(path);
  async function* read(): AsyncGenerator<Uint8Array> {
    const file: FileHandle = await open(path);
    try {
      yield* readTiffRows(file, rowBytesOf(info, has16Bits), stripRows);
    } finally {
      await file.close();
    }
  }
  return { ...info, read };
}

function rowBytesOf({ width, channels }: { width: number; channels: number }, has16Bits: boolean): number {
  return width * channels * (has16Bits ? 2 : 1);
}

async function areAllOpaque(strips: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const strip of strips) if (!areOpaque(strip)) return false;
  return true;
}

function roundTo8Bits(bytes: Uint8Array): Uint8Array {
  const values = new Uint16Array(Uint8Array.from(bytes).buffer);
  return Uint8Array.from(values, (value) => Math.round(value / 257));
}

/** In memory of its own, a pixel a word. */
function toRgba(bytes: Uint8Array, channels: number): Uint8Array {
  const own = new Int32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(own.buffer).set(bytes);
  if (channels === 4) return new Uint8Array(own.buffer);
  const words = new Int32Array(bytes.length / 3);
  unpackTriplets(own, words.length, words, 0);
  return new Uint8Array(words.buffer);
}
