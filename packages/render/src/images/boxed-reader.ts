import { type PixelRect, type Pixels, wordsOf } from '../raster/surface.ts';
import type { SamplePoints } from './rows.ts';
import { turnKernel } from './turn-kernel.ts';

/** Every thread allocates its own box; a larger one would cost more memory than it saves time. */
const boxPixelsMax = 8_000_000;
/** The number of neighbors of a pixel along each axis. */
const neighbors = 4;
const wordBytes = 4;
const blockBytes = 16;

/** The weights of the four neighbors along an axis, by phase. */
export interface PhaseWeights {
  readonly across: Int32Array;
  readonly down: Int32Array;
}

/**
 * Interpolates rows of positions in an opaque picture with the WebAssembly kernel, as long as all neighbors lie in the
 * box. Returns the index of the first position that was not read. Undefined if the box is too large, or too small for
 * any position.
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
