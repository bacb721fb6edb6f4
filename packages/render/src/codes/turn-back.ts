import { type Size, scaleOfMatrix, transformPoint } from '@platen/design/geometry';
import type { PixelRect } from '../raster/surface.ts';
import type { SceneCode } from './scene-code.ts';

/** The margin around a code that a reader needs to find its edge. */
export const marginPx = 8;
/** Rotating twice blurs bars of one pixel, so the result is enlarged to keep them distinguishable. */
const enlargement = 3;
/** Limits the memory for a large code, by reducing its enlargement. */
const sideMaxPx = 6000;

interface StraightPixels extends Size {
  readonly data: Uint8ClampedArray;
}

/**
 * Undoes the rotation of a code: resamples the image in the coordinates of the code's layer, in shades of gray.
 * @param drawn the opaque pixels of `part`, which lies in the image
 */
export function turnBack(
  drawn: StraightPixels,
  part: PixelRect,
  { own: { frame, matrix } }: SceneCode,
): StraightPixels {
  const scale = scaleOfMatrix(matrix);
  const longest = Math.max(frame.width, frame.height) * scale + 2 * marginPx;
  const perUnit = scale * Math.min(enlargement, sideMaxPx / longest);
  const margin = marginPx / scale;
  const width = Math.max(1, Math.round((frame.width + 2 * margin) * perUnit));
  const height = Math.max(1, Math.round((frame.height + 2 * margin) * perUnit));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = transformPoint(matrix, {
        x: frame.left - margin + (x + 0.5) / perUnit,
        y: frame.top - margin + (y + 0.5) / perUnit,
      });
      const gray = lightnessAt(drawn, at.x - part.left - 0.5, at.y - part.top - 0.5);
      const to = (y * width + x) * 4;
      data[to] = gray;
      data[to + 1] = gray;
      data[to + 2] = gray;
    }
  }
  return { width, height, data };
}

/** Interpolates the lightness of the image bilinearly. Pixels outside the image are white, like paper. */
function lightnessAt({ data, width, height }: StraightPixels, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const lightAt = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return 255;
    const at = (row * width + column) * 4;
    return ((data[at] as number) * 3 + (data[at + 1] as number) * 6 + (data[at + 2] as number)) / 10;
  };
  const upper = lightAt(left, top) * (left + 1 - x) + lightAt(left + 1, top) * (x - left);
  const lower = lightAt(left, top + 1) * (left + 1 - x) + lightAt(left + 1, top + 1) * (x - left);
  return upper * (top + 1 - y) + lower * (y - top);
}
