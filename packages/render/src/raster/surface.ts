import type { Rect, Size } from '@platen/design/geometry';

/** A frame of whole pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The pixels of a part of the canvas: all of it, or one strip. Premultiplied RGBA. Ours, and not the host's canvas, so
 * that one piece of code blends on every host.
 */
export interface Surface extends PixelRect {
  readonly data: Uint8Array;
  /** The same memory, a pixel each: the lowest byte is the red and the highest the alpha, on all that we run on. */
  readonly words: Int32Array;
  /** Set where a picture has covered every pixel whole: nothing that is blended over it takes that back. */
  isOpaque: boolean;
  /** What lies on each row: see `straight.ts`. */
  readonly rowStates: Uint8Array;
}

/** How much of each pixel something covers, 0–255, row by row. Its width is a multiple of 4. */
export interface Mask extends PixelRect {
  readonly data: Uint8Array;
  /** The same memory, four pixels each. */
  readonly words: Int32Array;
}

/** A picture in memory. Straight RGBA, four bytes a pixel, the way that files hold it. */
export interface Pixels extends Size {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly isOpaque: boolean;
}

/** @param memory taken where it is large enough; what it held is lost */
export function newSurface(frame: PixelRect, memory?: Uint8Array): Surface {
  const byteCount = frame.width * frame.height * 4;
  const isEnough = memory !== undefined && memory.length >= byteCount;
  const data = isEnough ? memory.subarray(0, byteCount).fill(0) : new Uint8Array(byteCount);
  return { ...frame, data, words: wordsOf(data), isOpaque: false, rowStates: new Uint8Array(frame.height) };
}

/** The same memory, four bytes each. */
export function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array | Uint8ClampedArray): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength >> 2);
}

/** The whole pixels that a frame touches, one more on each side: coverage bleeds into the neighbor. */
export function pixelRectAround({ left, top, width, height }: Rect): PixelRect {
  const x = Math.floor(left) - 1;
  const y = Math.floor(top) - 1;
  return { left: x, top: y, width: Math.ceil(left + width) + 1 - x, height: Math.ceil(top + height) + 1 - y };
}

/** A frame with so many pixels more on each side. */
export function outsetPixels({ left, top, width, height }: PixelRect, by: number): PixelRect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** What two frames share; nothing where they do not meet. */
export function intersect(a: PixelRect, b: PixelRect): PixelRect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
