import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { Size } from '@platen/design/geometry';
import { newLineDecoder } from '../../deflate/png-lines.ts';
import { readPngRows } from '../png-rows.ts';

/** Few enough that a strip takes little memory, and enough that the fixed cost of each strip is negligible. */
const stripPixelsMax = 1_000_000;

export function stripRowsFor({ width }: Pick<Size, 'width'>): number {
  return Math.max(1, Math.floor(stripPixelsMax / width));
}

/**
 * Reads the RGB pixels of an opaque PNG that we have written, `stripRowsFor` rows at a time. A PNG with another color
 * type or bit depth would be misread.
 */
export async function* readPngStrips(path: string, { width, height }: Size): AsyncGenerator<Uint8Array> {
  const rowsAtOnce = stripRowsFor({ width });
  const rowBytes = width * 3;
  const done: Uint8Array[] = [];
  let strip = new Uint8Array(Math.min(rowsAtOnce, height) * rowBytes);
  let filled = 0;
  let rows = 0;
  const decoder = newLineDecoder(width, 3, ({ bytes }) => {
    strip.set(bytes, filled);
    filled += rowBytes;
    rows++;
    if (filled < strip.length) return;
    done.push(strip);
    strip = new Uint8Array(Math.min(rowsAtOnce, height - rows) * rowBytes);
    filled = 0;
  });
  const inflated: AsyncIterable<Uint8Array> = Readable.from(readPngRows(createReadStream(path))).pipe(createInflate());
  for await (const piece of inflated) {
    decoder.add(piece);
    yield* done.splice(0);
  }
  if (rows < height) throw new Error(`${height - rows} rows are missing`);
}
