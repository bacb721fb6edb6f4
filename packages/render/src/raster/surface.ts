import type { Rect, Size } from '@platen/design/geometry';

export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The premultiplied RGBA pixels of the canvas or of one strip. A buffer of our own instead of the host's canvas, so
 * that the same code blends on every host.
 */
export interface Surface extends PixelRect {
  readonly data: Uint8Array;
  /**
   * The same memory as one word for each pixel. All supported platforms are little-endian: red is the lowest byte,
   * alpha the highest.
   */
  readonly words: Int32Array;
  /** Set when a picture has covered every pixel fully; blending over it cannot change that. */
  isOpaque: boolean;
  /** The state of each row, see `straight.ts`. */
  readonly rowStates: Uint8Array;
}

/** The coverage of each pixel, 0–255, row by row. The width is a multiple of 4. */
export interface Mask extends PixelRect {
  readonly data: Uint8Array;
  /** The same memory as words of four pixels. */
  readonly words: Int32Array;
}

/** A picture in memory: straight RGBA, four bytes for each pixel, as in files. */
export interface Pixels extends Size {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly isOpaque: boolean;
}

/** @param memory is reused if it is large enough; its content is overwritten */
export function newSurface(frame: PixelRect, memory?: Uint8Array): Surface {
  const byteCount = frame.width * frame.height * 4;
  const isEnough = memory !== undefined && memory.length >= byteCount;
  const data = isEnough ? memory.subarray(0, byteCount).fill(0) : new Uint8Array(byteCount);
  return { ...frame, data, words: wordsOf(data), isOpaque: false, rowStates: new Uint8Array(frame.height) };
}

/** A view of the same memory as words of four bytes. */
export function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array | Uint8ClampedArray): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength >> 2);
}

/** The pixels that a rectangle touches, and one more on each side, because coverage reaches into the neighbor. */
export function pixelRectAround({ left, top, width, height }: Rect): PixelRect {
  const x = Math.floor(left) - 1;
  const y = Math.floor(top) - 1;
  return { left: x, top: y, width: Math.ceil(left + width) + 1 - x, height: Math.ceil(top + height) + 1 - y };
}

/** A frame extended on each side. */
export function outsetPixels({ left, top, width, height }: PixelRect, by: number): PixelRect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The common part of two frames; undefined if they do not overlap. */
export function intersect(a: PixelRect, b: PixelRect): PixelRect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
