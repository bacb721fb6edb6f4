import type { Mask, PixelRect } from './surface.ts';

/** A mask with nothing else between its figures. */
export type OwnMask = Mask & { readonly data: Uint8Array };

export function newMask(frame: PixelRect): OwnMask {
  return { ...frame, data: new Uint8Array(frame.width * frame.height), step: 1, offset: 0 };
}

/** Adds what a small mask covers to a large one, moved by whole pixels. Where both cover a pixel, up to all of it. */
export function stampMask(whole: OwnMask, part: OwnMask, x: number, y: number): void {
  const left = part.left + x - whole.left;
  const top = part.top + y - whole.top;
  const fromColumn = Math.max(0, -left);
  const toColumn = Math.min(part.width, whole.width - left);
  const toRow = Math.min(part.height, whole.height - top);
  const { data } = whole;
  const { data: added } = part;
  for (let row = Math.max(0, -top); row < toRow; row++) {
    const start = (top + row) * whole.width + left;
    const from = row * part.width;
    for (let column = fromColumn; column < toColumn; column++) {
      const more = added[from + column] as number;
      if (more === 0) continue;
      const sum = (data[start + column] as number) + more;
      data[start + column] = sum > 255 ? 255 : sum;
    }
  }
}

/** What either of two masks of one frame covers. The larger figure: at an edge that they share, it must not grow darker. */
export function uniteMasks(a: Mask, b: Mask): OwnMask {
  return combine(a, b, (first, second) => (first > second ? first : second));
}

/**
 * What one mask covers beyond another of the same frame. With the other painted beside it, every pixel is covered once
 * and none shows through.
 */
export function subtractMask(from: Mask, taken: Mask): OwnMask {
  return combine(from, taken, (first, second) => (first > second ? first - second : 0));
}

function combine(a: Mask, b: Mask, mix: (a: number, b: number) => number): OwnMask {
  const mask = newMask(a);
  let atA = a.offset;
  let atB = b.offset;
  for (let to = 0; to < mask.data.length; to++, atA += a.step, atB += b.step) {
    mask.data[to] = mix(a.data[atA] as number, b.data[atB] as number);
  }
  return mask;
}
