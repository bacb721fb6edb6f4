import type { Matrix, Size } from '@platen/design/geometry';
import type { Pixels } from '../raster/surface.ts';

/** A rotated picture and its position on the canvas. */
export interface PlacedPicture {
  readonly source: Pixels;
  readonly isRepeated: boolean;
  readonly isCut: boolean;
  /**
   * Maps a pixel of the canvas to the source position below its center. Relative to the canvas and not to the drawn
   * strip: the last bits of these numbers must not depend on where a strip begins.
   */
  readonly toSource: Matrix;
  /** Maps a pixel of the canvas to the frame, in px of the canvas. */
  readonly toFrame: Matrix;
  readonly limit: Size;
}

/** A row of positions in a picture: pixel x is at x · step + start. */
export interface SamplePoints {
  readonly startX: number;
  readonly stepX: number;
  readonly startY: number;
  readonly stepY: number;
}

/** Reads a placed picture row by row, as premultiplied RGBA. */
export interface RowSampler {
  /** The pixels of the last row that are not solid; reused for the next row. */
  readonly words: Int32Array;
  /**
   * Writes solid pixels, which are nearly all, directly to their destination.
   * @param y a row of the canvas
   * @param start the offset of the row in `out`
   */
  read(y: number, out: Int32Array, start: number): RowExtent;
}

/** The range of pixels of a row, and the range of those that are solid: opaque and fully covered. */
export interface RowExtent {
  readonly from: number;
  readonly to: number;
  readonly solidFrom: number;
  readonly solidTo: number;
}

export const noRow: RowExtent = { from: 0, to: 0, solidFrom: 0, solidTo: 0 };

/** How much of the pixel centered at `at` lies between 0 and `limit`. */
export function coverage(at: number, limit: number): number {
  const share = Math.min(at + 0.5, limit) - Math.max(at - 0.5, 0);
  return share <= 0 ? 0 : share >= 1 ? 1 : share;
}

export function clampTo(index: number, length: number): number {
  return index < 0 ? 0 : index >= length ? length - 1 : index;
}

export function wrapAround(index: number, length: number): number {
  return ((index % length) + length) % length;
}

/** Clamps to 0–255, because interpolation may exceed it. */
export function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

/** Multiplies a premultiplied pixel by a coverage. */
export function fadeWord(word: number, cover: number): number {
  if (cover === 1) return word;
  const low = toByte((word & 255) * cover) | (toByte(((word >> 8) & 255) * cover) << 8);
  return low | (toByte(((word >> 16) & 255) * cover) << 16) | (toByte((word >>> 24) * cover) << 24);
}
