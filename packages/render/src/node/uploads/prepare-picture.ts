import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp from 'sharp';
import { decodeUpload, decoding } from './decode-upload.ts';
import { withFileWindow } from './file-window.ts';
import { inspectUpload } from './inspect-upload.ts';
import { assertScansComplete } from './jpeg-upload.ts';
import { asPicture, UnreadablePicture } from './unreadable-picture.ts';
import { findUnsupported } from './unsupported-picture.ts';
import { levelPath, writeLevels } from './write-levels.ts';

/** The size and the levels of an upload that was decoded completely. */
export interface PreparedPicture extends Size {
  /**
   * The number of bytes of each level, starting with level 0, which has 0 bytes if the upload itself is used as level
   * 0. Empty if the picture is too large to be drawn.
   */
  readonly levelBytes: readonly number[];
  /** Whether all pixels are transparent. False for a picture that is too large to be drawn. */
  readonly isBlank: boolean;
}

/**
 * Decodes the first frame of an upload as browsers show it, upright, in sRGB and with 8 bits per channel, and writes
 * its levels to files. Colors follow everything that the file states about them. The upload is not changed.
 * @throws UnreadablePicture
 */
export function preparePicture(path: string, folder: string): Promise<PreparedPicture> {
  return asPicture(() => prepare(path, folder));
}

async function prepare(path: string, folder: string): Promise<PreparedPicture> {
  const unsupported = withFileWindow(path, findUnsupported);
  if (unsupported !== undefined) throw new UnreadablePicture('unsupported', unsupported);
  const { format, autoOrient } = await sharp(path, { ...decoding, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > imagePixelsMax) {
    throw new UnreadablePicture('too_many_pixels', `${autoOrient.width} × ${autoOrient.height}`);
  }
  const inspection = inspectUpload(path, format, join(folder, 'frame.png'));
  if (format === 'jpeg') await assertScansComplete(path);
  const size = inspection.frame?.canvas ?? { width: autoOrient.width, height: autoOrient.height };
  if (Math.max(size.width, size.height) > imageSideMaxPx) {
    await decodeWhole(path);
    return { ...size, levelBytes: [], isBlank: false };
  }
  const decoded = await decodeUpload(inspection.path ?? path, inspection, folder);
  const levels = await writeLevels(decoded, inspection.isLevel, folder);
  return { width: decoded.width, height: decoded.height, ...levels };
}

/** Prepares a picture and returns the file of its level 0, for callers that draw without a file store. */
export async function prepareInMemory(bytes: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-picture-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, bytes);
    const { levelBytes } = await preparePicture(path, folder);
    if (levelBytes.length === 0) throw new UnreadablePicture('damaged', 'too large to be drawn');
    return levelBytes[0] === 0 ? bytes : await readFile(levelPath(folder, 0));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Decodes every pixel, so that a damaged picture is found even if it is too large for levels. Averaging all pixels into
 * one keeps only a few rows in memory.
 */
async function decodeWhole(path: string): Promise<void> {
  await sharp(path, { ...decoding, sequentialRead: true })
    .resize({ width: 1, height: 1, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}
