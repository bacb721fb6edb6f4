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

/** A production image as a PNG file, and what is to become of it. */
export interface PrintOrder {
  readonly png: string;
  /** The same with its black letters in white, where they are to be printed with black ink alone. */
  readonly whiteLetters?: string | undefined;
  readonly options: PrintOptions;
  readonly dpi: number;
  /** The press's colors; sRGB where there is none. */
  readonly profile: Uint8Array | undefined;
  /** For what is made on the way. */
  readonly folder: string;
}

const jpegQuality = 95;

/**
 * The file that goes to the press, from the production image; its path. Row by row, whatever the size: nothing holds the
 * whole image. A PNG is that file already.
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
      // The rows of the PNG are those that a PDF wants: they are copied, not made again.
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

/** What has clear pixels is no print: all formats but PNG lie on white. */
async function sizeOf({ png }: PrintOrder): Promise<Size> {
  const { width, height, channels } = await openPng(png).metadata();
  if (channels !== 3) throw new Error(`a print has three channels, and not ${channels}`);
  return { width, height };
}

/** The inks of the press, strip by strip. */
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

/** Rows as a PDF wants them: those of a PNG, of four channels. */
async function* compressRows(strips: AsyncIterable<Uint8Array>, { width }: Size): AsyncGenerator<Uint8Array> {
  yield startOfRows;
  const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
  for await (const rows of strips) {
    // From a whole word on, as the compression reads them.
    const strip = compressStrip(Uint8Array.from(rows), { width, isOpaque: false });
    written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
    yield strip.compressed;
  }
  yield endOfRows(written);
}
