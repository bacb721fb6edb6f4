import { type PixelRect, type Pixels, wordsOf } from '../raster/surface.ts';
import type { SamplePoints } from './rows.ts';
import { turnKernel } from './turn-kernel.ts';

/** A larger box is not worth its memory, which every thread has of its own. */
const boxPixelsMax = 8_000_000;
/** Of a pixel, along each axis. */
const neighbors = 4;
const wordBytes = 4;
const blockBytes = 16;

/** By phase, the weights of the four neighbors along an axis. */
export interface PhaseWeights {
  readonly across: Int32Array;
  readonly down: Int32Array;
}

/**
 * Reads rows of places between the pixels of an opaque picture by the kernel, as far as all neighbors lie in a box of it;
 * gives the first that was not read. Nothing for a box that is too large, or too small for any.
 */
export function boxedReader(source: Pixels, box: PixelRect, { across, down }: PhaseWeights, countMax: number) {
  if (Math.min(box.width, box.height) < neighbors || box.width * box.height > boxPixelsMax) return undefined;
  const reader = {};
  const shared = turnKernel();
  const { kernel } = shared;
  const acrossAt = 0;
  const downAt = across.length * 2;
  const outAt = downAt + down.length * wordBytes;
  const boxAt = Math.ceil((outAt + countMax * wordBytes) / blockBytes) * blockBytes;

  function acquireMemory(): void {
    if (shared.isUsedBy(reader)) return;
    const buffer = shared.takeOver(reader, boxAt + box.width * box.height * wordBytes + blockBytes);
    new Int16Array(buffer, acrossAt, across.length).set(across);
    new Int32Array(buffer, downAt, down.length).set(down);
    const words = wordsOf(source.data);
    const copy = new Int32Array(buffer, boxAt, box.width * box.height);
    for (let row = 0; row < box.height; row++) {
      const start = (box.top + row) * source.width + box.left;
      copy.set(words.subarray(start, start + box.width), row * box.width);
    }
  }

  return (from: number, to: number, places: SamplePoints, out: Int32Array, start: number): number => {
    acquireMemory();
    const { startX, stepX, startY, stepY } = places;
    const { left, top, width, height } = box;
    const first = outAt - from * wordBytes;
    // biome-ignore format: a place, a box and where the weights and pixels are, one line each
    const end = kernel.read(
      from, to, startX, stepX, startY, stepY,
      boxAt, left, top, width, height,
      acrossAt, downAt, first,
    );
    out.set(new Int32Array(kernel.memory.buffer, outAt, end - from), start + from);
    return end;
  };
}
