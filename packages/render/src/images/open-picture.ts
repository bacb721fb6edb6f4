import type { Size } from '@platen/design/geometry';
import { type Picture, pictureOf } from './levels.ts';
import { areOpaque, roundTranslucentPixels } from './opacity.ts';

interface Decoded extends Size {
  readonly data: Uint8ClampedArray;
}

/**
 * What a file was decoded to, as a picture to draw.
 * @param mayBeClear false where the file has no transparency: nobody need look for it
 */
export function openPicture(decoded: Decoded, mayBeClear = true): Picture {
  const isOpaque = !mayBeClear || areOpaque(decoded.data);
  if (!isOpaque) roundTranslucentPixels(decoded.data);
  return pictureOf({ ...decoded, isOpaque });
}
