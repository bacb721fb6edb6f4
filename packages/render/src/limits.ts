import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';

/** Thrown for an image beyond the limits. A host's canvas would silently return transparent pixels instead. */
export class TooLargeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TooLargeError';
  }
}

export function checkSize(size: Size): void {
  const sides = [size.width, size.height];
  if (sides.some((side) => !Number.isInteger(side) || side < 1)) {
    throw new RangeError(`not a size in whole pixels: ${size.width} × ${size.height}`);
  }
  if (sides.some((side) => side > imageSideMaxPx) || size.width * size.height > imagePixelsMax) {
    const limit = `at most ${imageSideMaxPx} px a side and ${imagePixelsMax} px in all`;
    throw new TooLargeError(`${size.width} × ${size.height} is more than can be drawn: ${limit}`);
  }
}
