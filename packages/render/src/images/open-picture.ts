import type { Size } from '@platen/design/geometry';
import { type Picture, pictureOf } from './levels.ts';
import { areOpaque, roundTranslucentPixels } from './opacity.ts';

interface Decoded extends Size {
  readonly data: Uint8ClampedArray;
}

/**
 * Wraps decoded pixels as a picture to draw.
 * @param mayBeClear false if the file has no transparency, which saves the search for transparent pixels
 */
export function openPicture(decoded: Decoded, mayBeClear = true): Picture {
  const isOpaque = !mayBeClear || areOpaque(decoded.data);
  if (!isOpaque) roundTranslucentPixels(decoded.data);
  return pictureOf({ ...decoded, isOpaque });
}
