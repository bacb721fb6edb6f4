import { newMask } from './masks.ts';
import { intersect, type Mask, type PixelRect } from './surface.ts';

/** How far beyond its radius a disc is taken to reach, in px: pixels at the edge of a shape are covered in part. */
const slackPx = 2.5;

/** How much more than a frame has to be known for its gaps to be filled. */
export function gapMarginPx(radiusPx: number): number {
  return Math.ceil(radiusPx + slackPx) + 1;
}

/**
 * Covers every place of a shape's surroundings that no disc can reach without meeting the shape: gaps and holes narrower
 * than the disc. In whole numbers, and from what lies within a margin alone, so that every host and every strip agree.
 * @param near what lies within the radius of the shape, in the same frame: no disc has its middle there
 */
export function fillGaps(shape: Mask, near: Mask, radiusPx: number): void {
  const { width, height, data } = shape;
  const reach = radiusPx + slackPx;
  const rowsAway = rowsToFree(near, Math.floor(reach) + 1);
  // By how many rows a middle is away: as many columns as its disc reaches to each side.
  const halves = Int32Array.from({ length: Math.floor(reach) + 1 }, (_, rows) => {
    return Math.floor(Math.sqrt(reach * reach - rows * rows));
  });
  const starts = new Int32Array(width + 1);
  for (let row = 0; row < height; row++) {
    starts.fill(0);
    for (let column = 0; column < width; column++) {
      const half = halves[rowsAway[row * width + column] as number];
      if (half === undefined) continue;
      const from = Math.max(0, column - half);
      const to = Math.min(width, column + half + 1);
      starts[from] = (starts[from] as number) + 1;
      starts[to] = (starts[to] as number) - 1;
    }
    let discs = 0;
    for (let column = 0; column < width; column++) {
      discs += starts[column] as number;
      if (discs === 0) data[row * width + column] = 255;
    }
  }
}

/** For each pixel, how many rows up or down the next one lies that is not near the shape; at most so many. */
function rowsToFree({ data, width, height }: Mask, most: number): Uint16Array {
  const away = new Uint16Array(data.length).fill(most);
  const step = (at: number, before: number) => {
    const rows = (data[at] as number) < 128 ? 0 : Math.min(away[at] as number, before + 1);
    away[at] = rows;
    return rows;
  };
  for (let column = 0; column < width; column++) {
    let rows = most;
    for (let row = 0; row < height; row++) rows = step(row * width + column, rows);
    rows = most;
    for (let row = height - 1; row >= 0; row--) rows = step(row * width + column, rows);
  }
  return away;
}

/** The part of a mask that lies in a frame. */
export function cropMask(mask: Mask, frame: PixelRect): Mask {
  const cropped = newMask(frame);
  const shared = intersect(mask, cropped);
  if (!shared) return cropped;
  for (let y = shared.top; y < shared.top + shared.height; y++) {
    const from = (y - mask.top) * mask.width + shared.left - mask.left;
    const to = (y - cropped.top) * cropped.width + shared.left - cropped.left;
    cropped.data.set(mask.data.subarray(from, from + shared.width), to);
  }
  return cropped;
}
