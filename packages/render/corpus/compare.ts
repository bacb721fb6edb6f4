import type { Size } from '@platen/design/geometry';

export interface Image extends Size {
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface Difference {
  /** The number of pixels in which any channel differs. */
  readonly count: number;
  /** The largest difference of a channel, 0–255. */
  readonly largest: number;
}

export function compareImages(a: Image, b: Image): Difference {
  if (a.width !== b.width || a.height !== b.height) return { count: a.width * a.height, largest: 255 };
  let count = 0;
  let largest = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += 4) {
    let worst = 0;
    for (let at = pixel; at < pixel + 4; at++) worst = Math.max(worst, Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)));
    if (worst > 0) count++;
    largest = Math.max(largest, worst);
  }
  return { count, largest };
}
