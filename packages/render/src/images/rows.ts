import type { Matrix, Size } from '@platen/design/geometry';
import type { Pixels } from '../raster/surface.ts';

/** A turned picture in its place: what the rows of a result are read from. */
export interface PlacedPicture {
  readonly source: Pixels;
  readonly isRepeated: boolean;
  readonly isCut: boolean;
  /**
   * From a pixel of the canvas to the pixel of the source under its center. Of the canvas, and not of the part of it that
   * is drawn: the last bits of these numbers must not depend on where a strip begins.
   */
  readonly toSource: Matrix;
  /** From a pixel of the canvas to the frame, in px of the canvas. */
  readonly toFrame: Matrix;
  readonly limit: Size;
}

/** A row of places in a picture: of pixel x, the place x · step + start. */
export interface SamplePoints {
  readonly startX: number;
  readonly stepX: number;
  readonly startY: number;
  readonly stepY: number;
}

/** Reads a placed picture row by row. Premultiplied RGBA. */
export interface RowSampler {
  /** The pixels of the last row that are not solid; used again for the next. */
  readonly words: Int32Array;
  /**
   * Solid pixels, nearly all there are, go to where they belong without a stop on the way.
   * @param y a row of the canvas
   * @param start where in `out` the row begins
   */
  read(y: number, out: Int32Array, start: number): RowExtent;
}

/** Which pixels of a row there are, and which of those are solid: opaque, and covered whole. */
export interface RowExtent {
  readonly from: number;
  readonly to: number;
  readonly solidFrom: number;
  readonly solidTo: number;
}

export const noRow: RowExtent = { from: 0, to: 0, solidFrom: 0, solidTo: 0 };

/** How much of a pixel around a point lies between 0 and the limit. */
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

/** Curves swing beyond black and white; pixels do not. */
export function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

/** Part of a premultiplied pixel. */
export function fadeWord(word: number, cover: number): number {
  if (cover === 1) return word;
  const low = toByte((word & 255) * cover) | (toByte(((word >> 8) & 255) * cover) << 8);
  return low | (toByte(((word >> 16) & 255) * cover) << 16) | (toByte((word >>> 24) * cover) << 24);
}
