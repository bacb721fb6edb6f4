import { newMask } from './masks.ts';
import { intersect, type Mask, type PixelRect } from './surface.ts';

/** In px. Pixels at the edge of a shape are covered in part, so a disc is assumed to reach this much further. */
const slackPx = 2.5;

/** The margin around a frame that must be known to fill the gaps in it. */
export function gapMarginPx(radiusPx: number): number {
  return Math.ceil(radiusPx + slackPx) + 1;
}

/**
 * Covers every position outside a shape that no disc of this radius can reach without touching the shape: gaps and
 * holes narrower than the disc. Uses integers and only what lies within the margin, so that all hosts and all strips
 * agree.
 * @param near what lies within the radius of the shape, in the same frame: the centers that a disc cannot have
 */
export function fillGaps(shape: Mask, near: Mask, radiusPx: number): void {
  const { width, height, data } = shape;
  const reach = radiusPx + slackPx;
  const rowsAway = rowsToFree(near, Math.floor(reach) + 1);
  // The half width of the disc, by the distance of a row from its center.
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

/** For each pixel, the vertical distance to the next pixel that is not near the shape, at most `most`. */
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
