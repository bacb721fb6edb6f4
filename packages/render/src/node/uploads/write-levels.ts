import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Size } from '@platen/design/geometry';
import { halve, sizeAt } from '../../images/levels.ts';
import { isClear, roundTranslucentPixels } from '../../images/opacity.ts';
import type { Pixels } from '../../raster/surface.ts';
import { compressStrip, levelHead, type PngStrip, pngStrip, pngTail } from '../png.ts';
import { type DecodedUpload, stripRows } from './decode-upload.ts';

/** The least length in px of the longer side of a stored level. Smaller levels are halved faster than they are read. */
const levelSideMinPx = 256;
/** The least number of pixels that are compressed together. */
const blockPixels = 1 << 17;

/** The number of levels that are stored for a picture. */
function levelCount(size: Size): number {
  let count = 1;
  for (;;) {
    const { width, height } = sizeAt(size, count);
    if (Math.max(width, height) < levelSideMinPx) return count;
    count += 1;
  }
}

export const levelPath = (folder: string, level: number): string => join(folder, `level-${level}`);

/**
 * Writes each level of a picture to a file (`levelPath`), in one pass over its rows, and returns their byte counts and
 * whether all pixels are transparent.
 * @param isLevel whether the upload itself is level 0, which is then not written and has 0 bytes
 */
export async function writeLevels(
  picture: DecodedUpload,
  isLevel: boolean,
  folder: string,
): Promise<{ levelBytes: number[]; isBlank: boolean }> {
  const { isOpaque } = picture;
  let isBlank = !isOpaque;
  const levels = Array.from({ length: levelCount(picture) }, (_, level) =>
    level === 0 && isLevel ? undefined : openLevel(levelPath(folder, level), picture, level, isOpaque),
  );
  try {
    let rowCount = 0;
    for await (const data of picture.strips()) {
      const height = data.length / 4 / picture.width;
      rowCount += height;
      // In a strip of any other height, a row would be separated from the one that it is averaged with.
      if (height % stripRows !== 0 && rowCount !== picture.height)
        throw new Error(`a strip of ${height} rows is not a multiple of ${stripRows}`);
      if (!isOpaque) roundTranslucentPixels(data);
      isBlank &&= isClear(data);
      let pixels: Pixels = { width: picture.width, height, data, isOpaque };
      for (const [level, file] of levels.entries()) {
        if (level > 0) pixels = halve(pixels);
        file?.add(pixels);
      }
    }
    return { levelBytes: levels.map((file) => file?.end() ?? 0), isBlank };
  } finally {
    for (const file of levels) file?.close();
  }
}

function openLevel(path: string, whole: Size, level: number, isOpaque: boolean) {
  const { width } = sizeAt(whole, level);
  const file = openSync(path, 'w');
  const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let byteCount = 0;

  function write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    byteCount += bytes.length;
  }

  function writeHeld(): void {
    if (heldBytes === 0) return;
    const data = held.length === 1 ? (held[0] as Uint8Array) : Uint8Array.from(Buffer.concat(held));
    const strip = compressStrip(data, { width, isOpaque });
    written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
    for (const part of pngStrip(strip)) write(part);
    held = [];
    heldBytes = 0;
  }

  write(levelHead(whole, level, isOpaque));
  return {
    add({ data }: Pixels): void {
      held.push(data as Uint8Array);
      heldBytes += data.length;
      if (heldBytes >= blockPixels * 4) writeHeld();
    },
    end(): number {
      writeHeld();
      write(pngTail(written));
      return byteCount;
    },
    close: () => closeSync(file),
  };
}
