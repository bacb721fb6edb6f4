import type { Picture } from '../images/levels.ts';
import { areOpaque } from '../images/opacity.ts';
import { openPicture } from '../images/open-picture.ts';
import { readTranslucentPng } from './read-png.ts';

/** A picture's pixels: its first frame, turned as its EXIF says, colours as they stand in the file. */
export async function decodeImage(bytes: Uint8Array): Promise<Picture> {
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]), {
    colorSpaceConversion: 'none',
    imageOrientation: 'from-image',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`no canvas of ${width} × ${height}`);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  if (areOpaque(data)) return openPicture({ width, height, data }, false);
  const straight = (await readTranslucentPng(bytes))?.data ?? data;
  return openPicture({ width, height, data: straight });
}
