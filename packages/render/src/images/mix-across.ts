import type { Axis } from './axis.ts';
import { toByte } from './rows.ts';

/**
 * Blends pixels of the canvas from a line of the source whose first value is tap `low`. Three values for each pixel.
 */
export function mixOpaque(
  { first, taps, weight }: Axis,
  line: Float32Array,
  low: number,
  from: number,
  end: number,
  out: Float32Array,
): void {
  let tap = taps[from] as number;
  for (let index = from; index < end; index++) {
    let r = 0;
    let g = 0;
    let b = 0;
    const last = taps[index + 1] as number;
    for (let at = ((first[index] as number) - low) * 3; tap < last; tap++, at += 3) {
      const share = weight[tap] as number;
      r += (line[at] as number) * share;
      g += (line[at + 1] as number) * share;
      b += (line[at + 2] as number) * share;
    }
    const to = index * 3;
    out[to] = r;
    out[to + 1] = g;
    out[to + 2] = b;
  }
}

/** Like `mixOpaque`, with four values for each pixel. */
export function mixTranslucent(
  { first, taps, weight }: Axis,
  line: Float32Array,
  low: number,
  from: number,
  end: number,
  out: Float32Array,
): void {
  let tap = taps[from] as number;
  for (let index = from; index < end; index++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    const last = taps[index + 1] as number;
    for (let at = ((first[index] as number) - low) * 4; tap < last; tap++, at += 4) {
      const share = weight[tap] as number;
      r += (line[at] as number) * share;
      g += (line[at + 1] as number) * share;
      b += (line[at + 2] as number) * share;
      a += (line[at + 3] as number) * share;
    }
    const to = index * 4;
    out[to] = r;
    out[to + 1] = g;
    out[to + 2] = b;
    out[to + 3] = a;
  }
}

/**
 * Interpolation rarely exceeds 0–255, so one test covers all three channels. They are truncated to integers already.
 */
function packOpaque(r: number, g: number, b: number): number {
  if (((r | g | b) & ~255) === 0) return r | (g << 8) | (b << 16) | 0xff000000;
  const low = Math.max(0, Math.min(255, r)) | (Math.max(0, Math.min(255, g)) << 8);
  return low | (Math.max(0, Math.min(255, b)) << 16) | 0xff000000;
}

export function storeOpaque(line: Float32Array, from: number, end: number, out: Int32Array, start: number): void {
  for (let x = from, at = from * 3; x < end; x++, at += 3) {
    const r = ((line[at] as number) + 0.5) | 0;
    const g = ((line[at + 1] as number) + 0.5) | 0;
    out[start + x] = packOpaque(r, g, ((line[at + 2] as number) + 0.5) | 0);
  }
}

/** Limits each channel to its alpha, because interpolation may exceed it and premultiplied colors must not. */
export function storeTranslucent(line: Float32Array, from: number, end: number, out: Int32Array, start: number): void {
  for (let x = from, at = from * 4; x < end; x++, at += 4) {
    const alpha = toByte(line[at + 3] as number);
    const r = Math.min(alpha, toByte(line[at] as number));
    const g = Math.min(alpha, toByte(line[at + 1] as number));
    out[start + x] = r | (g << 8) | (Math.min(alpha, toByte(line[at + 2] as number)) << 16) | (alpha << 24);
  }
}
