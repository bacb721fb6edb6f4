import type { Mask, PixelRect } from './surface.ts';

/**
 * The rows of a strip, and of a band. A host cuts the curves of a path at the edge of its canvas, and rounds them
 * differently for it. So everything is covered band by band, whether a strip or a whole canvas is drawn, and the two
 * are the same image.
 */
export const bandRows = 256;

/** What a path covers, from what it covers in each band of the canvas that the frame touches. */
export function coverByBands(frame: PixelRect, cover: (part: PixelRect) => Mask): Mask {
  const bottom = frame.top + frame.height;
  const firstEnd = endOfBand(frame.top);
  if (firstEnd >= bottom) return cover(frame);
  const data = new Uint8Array(frame.width * frame.height);
  for (let top = frame.top; top < bottom; top = endOfBand(top)) {
    const part = cover({ ...frame, top, height: Math.min(endOfBand(top), bottom) - top });
    let to = (top - frame.top) * frame.width;
    const end = part.offset + part.height * part.width * part.step;
    for (let from = part.offset; from < end; from += part.step) data[to++] = part.data[from] as number;
  }
  return { ...frame, data, step: 1, offset: 0 };
}

function endOfBand(row: number): number {
  return (Math.floor(row / bandRows) + 1) * bandRows;
}
