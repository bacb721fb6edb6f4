import { layerSideMinPx } from './constants.ts';
import type { Rect, Size } from './geometry.ts';

/** The largest size with the same ratio within the limit. Never enlarges. */
export function fitInto(size: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / size.width, limit.height / size.height);
  return {
    width: Math.max(layerSideMinPx, size.width * scale),
    height: Math.max(layerSideMinPx, size.height * scale),
  };
}

/**
 * A layer's size after its picture changed: the width stays, the height follows the picture, and the canvas limits
 * both.
 */
export function sizeForPicture(layer: Size, picture: Size, canvas: Size): Size {
  return fitInto({ width: layer.width, height: (layer.width * picture.height) / picture.width }, canvas);
}

/** The part of a picture that covers a frame without distortion: the excess is cropped evenly on both sides. */
export function coverCrop(picture: Size, frame: Size): Rect {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.min(picture.width, frame.width / scale);
  const height = Math.min(picture.height, frame.height / scale);
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}
