import type { Writable } from 'node:stream';
import type { Size } from '@platen/design/geometry';
import type { PixelRect } from '../raster/surface.ts';
import { type PngFacts, type PngStrip, pngHead, pngStrip, pngTail } from './png.ts';
import { write } from './write-stream.ts';

/** Enough rows that the fixed cost of a strip is negligible, few enough pixels that several strips fit into memory. */
const stripRowsMax = 256;
const stripPixelsMax = 3_400_000;

function rowsOfStrip({ width }: Size): number {
  return Math.max(1, Math.min(stripRowsMax, Math.floor(stripPixelsMax / width)));
}

export function stripCount(size: Size): number {
  return Math.ceil(size.height / rowsOfStrip(size));
}

export function stripAt(size: Size, index: number): PixelRect {
  const rows = rowsOfStrip(size);
  const top = index * rows;
  return { left: 0, top, width: size.width, height: Math.min(rows, size.height - top) };
}

export interface StripPlan {
  readonly image: PngFacts;
  /** The number of strips in progress. It bounds the memory, because a strip that is early waits for earlier ones. */
  readonly atOnce: number;
  readonly draw: (index: number) => Promise<PngStrip>;
  /** Called after each strip with the fraction of the image that is written, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Writes an image as one PNG, strip by strip, as fast as the stream accepts it. Does not end the stream. */
export async function writeStrips(plan: StripPlan, stream: Writable): Promise<void> {
  const count = stripCount(plan.image);
  const waiting: Promise<PngStrip>[] = [];
  const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
  let next = 0;
  const drawNext = () => {
    const strip = plan.draw(next++);
    // Only the first failure is awaited. Without this, those of other strips would be unhandled rejections.
    strip.catch(() => undefined);
    waiting.push(strip);
  };
  await write(stream, pngHead(plan.image));
  while (written.length < count) {
    plan.signal?.throwIfAborted();
    for (let room = Math.min(plan.atOnce - waiting.length, count - next); room > 0; room--) drawNext();
    const strip = await waiting.shift();
    if (!strip) break;
    for (const part of pngStrip(strip)) await write(stream, part);
    written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
    plan.onProgress?.(written.length / count);
  }
  await write(stream, pngTail(written));
}
