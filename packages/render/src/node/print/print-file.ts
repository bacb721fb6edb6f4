import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Size } from '@platen/design/geometry';
import { hasInkLimit, type PrintOptions } from '@platen/design/print-options';
import sharp from 'sharp';
import { compressStrip, endOfRows, type PngStrip, startOfRows } from '../png.ts';
import { readPngRows } from '../png-rows.ts';
import { srgbProfile } from '../srgb-profile.ts';
import { addBlackLetters, limitInk, separateLettering } from './inks.ts';
import { writePdf } from './pdf.ts';
import { readPngStrips, stripRowsFor } from './png-strips.ts';
import { toInks } from './press-colors.ts';
import { writeTiff } from './tiff.ts';

/** A production image as a PNG file, and how its print file is to be made. */
export interface PrintOrder {
  /** The path of the production image. */
  readonly png: string;
  /** The path of the same image with its black letters in white, if they are to be printed with black ink only. */
  readonly whiteLetters?: string | undefined;
  readonly options: PrintOptions;
  readonly dpi: number;
  /** The ICC profile of the press. Without one, the print file stays in sRGB. */
  readonly profile: Uint8Array | undefined;
  /** The folder for the print file and for temporary files. */
  readonly folder: string;
}

const jpegQuality = 95;

/**
 * Makes the print file from the production image and returns its path. Images of any size are converted strip by strip,
 * so that the whole image is never in memory. If the press takes PNG, the production image itself is the print file.
 */
export function makePrintFile(order: PrintOrder): Promise<string> {
  return makers[order.options.format](order);
}

const makers: Record<PrintOptions['format'], (order: PrintOrder) => Promise<string>> = {
  png: async ({ png }) => png,
  async jpeg({ png, dpi, folder }) {
    const path = join(folder, 'print.jpg');
    const jpeg = { quality: jpegQuality, chromaSubsampling: '4:4:4' };
    await openPng(png).jpeg(jpeg).keepIccProfile().withDensity(dpi).toFile(path);
    return path;
  },
  async tiff(order) {
    const path = join(order.folder, 'print.tif');
    const size = await sizeOf(order);
    const image = { ...size, dpi: order.dpi, rowsInStrip: stripRowsFor(size) };
    if (order.profile) {
      await writeTiff(path, { ...image, channels: 4, profile: order.profile }, await readInks(order, size));
    } else {
      await writeTiff(path, { ...image, channels: 3, profile: srgbProfile }, readPngStrips(order.png, size));
    }
    return path;
  },
  async pdf(order) {
    const path = join(order.folder, 'print.pdf');
    const size = await sizeOf(order);
    const page = { ...size, dpi: order.dpi, bleedMm: order.options.bleed_mm };
    const stream = createWriteStream(path);
    if (order.profile) {
      const rows = compressRows(await readInks(order, size), size);
      await writePdf({ ...page, channels: 4, profile: order.profile }, rows, stream);
    } else {
      // A PDF stores rows in the same way as a PNG, so they are copied without being decompressed.
      const rows = readPngRows(createReadStream(order.png));
      await writePdf({ ...page, channels: 3, profile: srgbProfile }, rows, stream);
    }
    stream.end();
    await finished(stream);
    return path;
  },
};

function openPng(path: string) {
  return sharp(path, { sequentialRead: true, limitInputPixels: false });
}

/** Reads the size of the PNG. It must be opaque: in all formats except PNG, the image was drawn on white. */
async function sizeOf({ png }: PrintOrder): Promise<Size> {
  const { width, height, channels } = await openPng(png).metadata();
  if (channels !== 3) throw new Error(`expected 3 channels, got ${channels}`);
  return { width, height };
}

/** Converts the image to the inks of the press, strip by strip. Sharp reads the profile only from a file. */
async function readInks(order: PrintOrder, size: Size): Promise<AsyncGenerator<Uint8Array>> {
  const profilePath = join(order.folder, 'press.icc');
  await writeFile(profilePath, order.profile ?? new Uint8Array(0));
  return inkStrips(order, size, profilePath);
}

async function* inkStrips(order: PrintOrder, size: Size, profilePath: string): AsyncGenerator<Uint8Array> {
  const { png, whiteLetters, options } = order;
  const inWhite = whiteLetters === undefined ? undefined : readPngStrips(whiteLetters, size);
  for await (const strip of readPngStrips(png, size)) {
    const read = await inWhite?.next();
    const white = read && !read.done ? read.value : undefined;
    const lettering = white && separateLettering(strip, white);
    const inks = await toInks(lettering ? lettering.ground : strip, profilePath);
    if (lettering) addBlackLetters(inks, lettering.cover);
    if (hasInkLimit(options)) limitInk(inks, options.ink_limit);
    yield inks;
  }
}

/** Compresses rows of four inks as a PDF stores them: like the rows of a PNG with four channels. */
async function* compressRows(strips: AsyncIterable<Uint8Array>, { width }: Size): AsyncGenerator<Uint8Array> {
  yield startOfRows;
  const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
  for await (const rows of strips) {
    // The copy starts at a multiple of 4 bytes, because the compression reads pixels as words.
    const strip = compressStrip(Uint8Array.from(rows), { width, isOpaque: false });
    written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
    yield strip.compressed;
  }
  yield endOfRows(written);
}
