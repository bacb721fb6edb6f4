import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSideMaxPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp from 'sharp';
import { decodeUpload, decoding } from './decode-upload.ts';
import { withFileWindow } from './file-window.ts';
import { inspectUpload } from './inspect-upload.ts';
import { asPicture, UnreadablePicture } from './unreadable-picture.ts';
import { findUnsupported } from './unsupported-picture.ts';
import { levelPath, writeLevels } from './write-levels.ts';

/** An upload that was decoded to its last row. */
export interface PreparedPicture extends Size {
  /**
   * The bytes of each level that was written, level 0 first, which has none where the upload is that level itself.
   * No levels: it is too large to be drawn.
   */
  readonly levelBytes: readonly number[];
}

/**
 * Makes of an upload what is drawn: upright, in sRGB by whatever the file says of its colors, of 8 bits, its first frame
 * as browsers show it; and its levels, in files of their own. The upload stays as it is.
 * @throws UnreadablePicture
 */
export function preparePicture(path: string, folder: string): Promise<PreparedPicture> {
  return asPicture(() => prepare(path, folder));
}

async function prepare(path: string, folder: string): Promise<PreparedPicture> {
  const unsupported = withFileWindow(path, findUnsupported);
  if (unsupported !== undefined) throw new UnreadablePicture('unsupported', unsupported);
  const { format, autoOrient } = await sharp(path, decoding).metadata();
  const inspection = inspectUpload(path, format, join(folder, 'frame.png'));
  const size = inspection.frame?.canvas ?? { width: autoOrient.width, height: autoOrient.height };
  if (Math.max(size.width, size.height) > imageSideMaxPx) {
    await decodeWhole(path);
    return { ...size, levelBytes: [] };
  }
  const decoded = await decodeUpload(inspection.path ?? path, inspection, folder);
  const levelBytes = await writeLevels(decoded, inspection.isLevel, folder);
  return { width: decoded.width, height: decoded.height, levelBytes };
}

/** Level 0 of a picture, as a file: for whoever draws without a store. */
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

/** A mean of all pixels asks for every one of them, and keeps few of them in memory at a time. */
async function decodeWhole(path: string): Promise<void> {
  await sharp(path, { ...decoding, sequentialRead: true })
    .resize({ width: 1, height: 1, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}
