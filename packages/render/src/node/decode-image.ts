import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp from 'sharp';
import type { Picture } from '../images/levels.ts';
import { openPicture } from '../images/open-picture.ts';

interface DecodeOptions {
  /** Read it no larger than it takes to cover this: much faster for a photo, and a little different from the browser. */
  readonly cover?: Size | undefined;
}

// Every thread that renders decodes its own pictures; threads inside of threads only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

/** The size that people see, by the header alone. */
export async function readImageSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: imagePixelsMax, pages: 1 }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A picture as a browser sees it: its first frame, turned as its EXIF says, colours as they stand in the file. */
export async function decodeImage(bytes: Uint8Array, { cover }: DecodeOptions = {}): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: imagePixelsMax, pages: 1, ignoreIcc: true, failOn: 'error' });
  const { hasAlpha } = await image.metadata();
  const turned = image.autoOrient();
  const sized = cover ? turned.resize({ ...cover, fit: 'outside', withoutEnlargement: true }) : turned;
  const { data: raw, info } = await sized
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const data = new Uint8ClampedArray(raw.buffer, raw.byteOffset, raw.length);
  return openPicture({ width: info.width, height: info.height, data }, hasAlpha);
}
