import { type Axis, wholeWeight } from './axis.ts';
import { toByte } from './rows.ts';

/** What the pixels of the canvas take from a line, of which the first number is the tap `low`. Three numbers a pixel. */
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

/** As `mixOpaque`, with four numbers a pixel. */
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

/** Curves swing beyond black and white, but seldom: one look for all three. Each is cut to a whole number already. */
function packOpaque(r: number, g: number, b: number): number {
  if (((r | g | b) & ~255) === 0) return r | (g << 8) | (b << 16) | 0xff000000;
  const low = Math.max(0, Math.min(255, r)) | (Math.max(0, Math.min(255, g)) << 8);
  return low | (Math.max(0, Math.min(255, b)) << 16) | 0xff000000;
}

/** A share of 64 of a channel, times a weight: the sum has 31 bits, and needs a few less. */
const valueScale = 64;
const resultScale = valueScale * wholeWeight;
const resultShift = 20;

/**
 * An enlarged line with its edges, straight to where its pixels belong. Those within one pixel of the source take from
 * the same three numbers: its edges and itself. Their weights sum up to 1, so that two of them tell the third.
 */
export function enlargeOpaque(
  { first, taps, weight, wholes, runEnd }: Axis,
  line: Float32Array,
  low: number,
  from: number,
  end: number,
  out: Int32Array,
  start: number,
): void {
  for (let index = from; index < end; ) {
    let tap = taps[index] as number;
    let at = ((first[index] as number) - low) * 3;
    if ((taps[index + 1] as number) !== tap + 3) {
      let r = 0.5;
      let g = 0.5;
      let b = 0.5;
      for (const last = taps[index + 1] as number; tap < last; tap++, at += 3) {
        const share = weight[tap] as number;
        r += (line[at] as number) * share;
        g += (line[at + 1] as number) * share;
        b += (line[at + 2] as number) * share;
      }
      out[start + index++] = packOpaque(r | 0, g | 0, b | 0);
      continue;
    }
    const r = line[at + 3] as number;
    const g = line[at + 4] as number;
    const b = line[at + 5] as number;
    const beginR = (r * resultScale + resultScale / 2) | 0;
    const beginG = (g * resultScale + resultScale / 2) | 0;
    const beginB = (b * resultScale + resultScale / 2) | 0;
    const beforeR = (((line[at] as number) - r) * valueScale) | 0;
    const beforeG = (((line[at + 1] as number) - g) * valueScale) | 0;
    const beforeB = (((line[at + 2] as number) - b) * valueScale) | 0;
    const afterR = (((line[at + 6] as number) - r) * valueScale) | 0;
    const afterG = (((line[at + 7] as number) - g) * valueScale) | 0;
    const afterB = (((line[at + 8] as number) - b) * valueScale) | 0;
    for (const stop = Math.min(runEnd[index] as number, end); index < stop; index++, tap += 3) {
      const before = wholes[tap] as number;
      const after = wholes[tap + 2] as number;
      out[start + index] = packOpaque(
        (beginR + Math.imul(beforeR, before) + Math.imul(afterR, after)) >> resultShift,
        (beginG + Math.imul(beforeG, before) + Math.imul(afterG, after)) >> resultShift,
        (beginB + Math.imul(beforeB, before) + Math.imul(afterB, after)) >> resultShift,
      );
    }
  }
}

export function storeOpaque(line: Float32Array, from: number, end: number, out: Int32Array, start: number): void {
  for (let x = from, at = from * 3; x < end; x++, at += 3) {
    const r = ((line[at] as number) + 0.5) | 0;
    const g = ((line[at + 1] as number) + 0.5) | 0;
    out[start + x] = packOpaque(r, g, ((line[at + 2] as number) + 0.5) | 0);
  }
}

/** No channel is more than its alpha, whatever the curves did. */
export function storeTranslucent(line: Float32Array, from: number, end: number, out: Int32Array, start: number): void {
  for (let x = from, at = from * 4; x < end; x++, at += 4) {
    const alpha = toByte(line[at + 3] as number);
    const r = Math.min(alpha, toByte(line[at] as number));
    const g = Math.min(alpha, toByte(line[at + 1] as number));
    out[start + x] = r | (g << 8) | (Math.min(alpha, toByte(line[at + 2] as number)) << 16) | (alpha << 24);
  }
}
