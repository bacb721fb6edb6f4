import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { PrintOptions } from '@platen/design/print-options';
import sharp from 'sharp';
import { writePdf } from './pdf.ts';
import { compressStrip, endOfRows, type PngStrip, startOfRows } from './png.ts';
import { readPngRows } from './png-rows.ts';
import { srgbProfile } from './srgb-profile.ts';
import { readTiffRows } from './tiff-rows.ts';

/** A production image as a PNG file, and what is to become of it. */
export interface PrintOrder {
  readonly png: string;
  readonly options: PrintOptions;
  readonly dpi: number;
  /** The press's colours; sRGB where there is none. */
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
    await openPng(png).jpeg(jpeg).withIccProfile('srgb').withDensity(dpi).toFile(path);
    return path;
  },
  async tiff(order) {
    const path = join(order.folder, 'print.tif');
    await inColors(order).then((image) => image.tiff({ ...tiffAt(order), compression: 'deflate' }).toFile(path));
    return path;
  },
  async pdf(order) {
    const path = join(order.folder, 'print.pdf');
    const { width, height } = await openPng(order.png).metadata();
    const page = { width, height, dpi: order.dpi, bleedMm: order.options.bleed_mm };
    const stream = createWriteStream(path);
    if (order.profile) {
      const rows = readPressRows(await inPressColors(order), page);
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

const tiffAt = ({ dpi }: PrintOrder) => ({ xres: dpi / 25.4, yres: dpi / 25.4, resolutionUnit: 'inch' as const });

/** The image in the colours of the press, or in sRGB, with the profile that says so. */
async function inColors({ png, profile, folder }: PrintOrder) {
  if (!profile) return openPng(png).withIccProfile('srgb');
  const path = join(folder, 'press.icc');
  await writeFile(path, profile);
  return openPng(png).toColourspace('cmyk').withIccProfile(path);
}

async function inPressColors(order: PrintOrder): Promise<string> {
  const path = join(order.folder, 'press.tif');
  await inColors(order).then((image) => image.tiff({ ...tiffAt(order), compression: 'none' }).toFile(path));
  return path;
}

const stripRows = 256;

async function* readPressRows(path: string, { width }: { width: number }): AsyncGenerator<Uint8Array> {
  const file: FileHandle = await open(path);
  try {
    yield startOfRows;
    const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
    for await (const rows of readTiffRows(file, width * 4, stripRows)) {
      const strip = compressStrip(rows, { width, isOpaque: false });
      written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
      yield strip.compressed;
    }
    yield endOfRows(written);
  } finally {
    await file.close();
  }
}
