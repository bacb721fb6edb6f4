import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp, { type Sharp } from 'sharp';
import { areOpaque } from '../../images/opacity.ts';
import { unpackTriplets } from '../../pixel-words.ts';
import { readTiffRows } from '../tiff-rows.ts';
import { addProfile } from './png-file.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import type { UploadFrame, UploadInspection } from './upload-inspection.ts';

/** The pixels of an upload, upright and in sRGB. */
export interface DecodedUpload extends Size {
  readonly isOpaque: boolean;
  /** Reads straight RGBA with 8 bits per channel, `stripRows` rows at a time. Can be called several times. */
  strips(): AsyncIterable<Uint8Array>;
}

/** A power of two, so that a strip can be halved for every level without separating two rows that are averaged. */
export const stripRows = 256;

/** The options of sharp for all uploads: only the first frame, and no partial pictures. Warnings are tolerated. */
export const decoding = { limitInputPixels: imagePixelsMax, pages: 1, failOn: 'error' } as const;

/** Larger pictures are decoded into a file, so that no process needs a gigabyte of memory for one picture. */
const inMemoryPixelsMax = 48_000_000;

/** Decoded rows, in memory or in a file, with 8 or 16 bits per channel. */
interface Rows extends Size {
  readonly channels: number;
  read(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * @param folder for temporary files
 * @param pixelsMax the size up to which a picture is decoded in memory
 */
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
  // Values of 16 bits are kept and rounded to 8 bits by our own code, because libvips would truncate them.
  const has16Bits = facts.depth === 'ushort';
  const isCmyk = facts.space === 'cmyk';
  const profile = inspection.profile ?? (has16Bits && !isCmyk ? facts.icc : undefined);
  if (profile) {
    const retagged = await replaceProfile(path, profile, folder);
    return decodeUpload(retagged, { ...inspection, profile: undefined }, folder, pixelsMax);
  }
  const upright = sharp(path, decoding).autoOrient();
  const image = inFrame(upright, facts.autoOrient, inspection.frame).toColorspace(has16Bits ? 'rgb16' : 'srgb');
  const { width, height } = inspection.frame?.canvas ?? facts.autoOrient;
  const isSmall = width * height <= pixelsMax;
  const rows = await (isSmall ? decodeInMemory(image, has16Bits) : decodeIntoFile(image, has16Bits, folder));
  if (rows.channels !== 3 && rows.channels !== 4) throw new Error(`unsupported number of channels: ${rows.channels}`);
  async function* strips(): AsyncGenerator<Uint8Array> {
    for await (const bytes of rows.read()) {
      yield toRgba(has16Bits ? roundTo8Bits(bytes) : bytes, rows.channels);
    }
  }
  const isOpaque = rows.channels === 3 || (await areAllOpaque(strips()));
  return { width: rows.width, height: rows.height, isOpaque, strips };
}

/** Converts a picture of 32 bits per channel to 16 bits: libvips would take the values for 8 bits and clip them. */
async function to16Bits(path: string, folder: string): Promise<string> {
  const retagged = join(folder, '16-bits.png');
  const raw = sharp(path, { ...decoding, ignoreIcc: true })
    .autoOrient()
    .raw({ depth: 'uint' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const values = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  const { width, height, channels } = info;
  const shorts = Uint16Array.from(values, (value) => Math.round(value / 65_537));
  await sharp(shorts, { raw: { width, height, channels } })
    .toColorspace('rgb16')
    .png({ compressionLevel: 1 })
    .toFile(retagged);
  return retagged;
}

/**
 * Converts a picture to 8 bits and attaches a profile, which sharp then applies as exactly as the profile allows. With
 * 16 bits, sharp would convert through an intermediate color space by a lookup table.
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

/** Places the first frame on its canvas. Pixels that the frame does not cover are transparent. */
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

/** Copies the pixels as RGBA into new memory, which is aligned so that each pixel can be read as a word. */
function toRgba(bytes: Uint8Array, channels: number): Uint8Array {
  const own = new Int32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(own.buffer).set(bytes);
  if (channels === 4) return new Uint8Array(own.buffer);
  const words = new Int32Array(bytes.length / 3);
  unpackTriplets(own, words.length, words, 0);
  return new Uint8Array(words.buffer);
}
