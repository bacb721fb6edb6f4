import type { Pixels } from '../raster/surface.ts';
import { clampTo, wrapAround } from './rows.ts';

/** Places between two pixels that are told apart: nearer than an eye can see. */
export const cubicPhases = 256;

/** By phase, the weights of the four neighbours along an axis: the curve of Catmull and Rom through them. */
export const cubicWeights = Float64Array.from({ length: (cubicPhases + 1) * 4 }, (_, at) => {
  const t = (at >> 2) / cubicPhases;
  const weights = [((2 - t) * t - 1) * t, (3 * t - 5) * t * t + 2, ((4 - 3 * t) * t + 1) * t, (t - 1) * t * t];
  return (weights[at & 3] ?? 0) / 2;
});

/** Reads a place between pixels of any picture, near its edge or not. Premultiplied; the list is used again. */
export function cubicReader({ data, width, height }: Pixels, isRepeated: boolean) {
  const wrap = isRepeated ? wrapAround : clampTo;
  const mixed = [0, 0, 0, 0];
  return (x: number, y: number): readonly number[] => {
    const column = Math.floor(x);
    const line = Math.floor(y);
    const across = Math.round((x - column) * cubicPhases) * 4;
    const down = Math.round((y - line) * cubicPhases) * 4;
    mixed.fill(0);
    for (let row = 0; row < 4; row++) {
      const start = wrap(line - 1 + row, height) * width;
      for (let each = 0; each < 4; each++) {
        const at = (start + wrap(column - 1 + each, width)) * 4;
        const share = (cubicWeights[down + row] as number) * (cubicWeights[across + each] as number);
        const alpha = data[at + 3] as number;
        const byAlpha = (share * alpha) / 255;
        for (let channel = 0; channel < 3; channel++) {
          mixed[channel] = (mixed[channel] as number) + (data[at + channel] as number) * byAlpha;
        }
        mixed[3] = (mixed[3] as number) + alpha * share;
      }
    }
    return mixed;
  };
}
