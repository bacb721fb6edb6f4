import type { Writable } from 'node:stream';
import type { Size } from '@platen/design/geometry';
import type { PixelRect } from '../raster/surface.ts';
import { type PngFacts, type PngStrip, pngHead, pngStrip, pngTail } from './png.ts';
import { write } from './write-stream.ts';

/** Enough that the work around a strip does not count; and few enough pixels that several strips fit into memory. */
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
  /** How many strips are asked for at once. It bounds the memory, for a strip that is early waits for those before it. */
  readonly atOnce: number;
  readonly draw: (index: number) => Promise<PngStrip>;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Writes an image as one PNG, strip after strip, as fast as the stream takes it. Does not end the stream. */
export async function writeStrips(plan: StripPlan, stream: Writable): Promise<void> {
  const count = stripCount(plan.image);
  const waiting: Promise<PngStrip>[] = [];
  const written: Pick<PngStrip, 'checksum' | 'byteCount'>[] = [];
  let next = 0;
  const ask = () => {
    const strip = plan.draw(next++);
    // Whoever fails first is reported; the others must not count as unheard.
    strip.catch(() => undefined);
    waiting.push(strip);
  };
  await write(stream, pngHead(plan.image));
  while (written.length < count) {
    plan.signal?.throwIfAborted();
    for (let room = Math.min(plan.atOnce - waiting.length, count - next); room > 0; room--) ask();
    const strip = await waiting.shift();
    if (!strip) break;
    for (const part of pngStrip(strip)) await write(stream, part);
    written.push({ checksum: strip.checksum, byteCount: strip.byteCount });
    plan.onProgress?.(written.length / count);
  }
  await write(stream, pngTail(written));
}
