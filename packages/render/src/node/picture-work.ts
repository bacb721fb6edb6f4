import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp, { type Metadata } from 'sharp';
import { isDrawable } from './drawable-formats.ts';

/** What is done with pictures that people bring, in a process of its own. */
export interface PictureCalls {
  /** The size that people see, by the header alone; of a file, or of its first bytes. Nothing where it tells none. */
  size: { ask: { from: string | Uint8Array }; answer: Size | undefined };
  normalise: { ask: PictureToNormalise; answer: NormalisedFile };
  resize: { ask: { path: string; resize: PictureResize }; answer: Uint8Array };
}

export interface PictureToNormalise {
  readonly path: string;
  /** Where it is written, should it have to become another file. */
  readonly to: string;
  /** It was made by us, and is not decoded to see whether it can be. */
  readonly isOurs: boolean;
}

export interface NormalisedFile extends Size {
  /** Whether it was written anew, as a PNG, because the upload was not fit to be drawn from. */
  readonly isChanged: boolean;
}

export interface PictureResize {
  readonly widthPx: number;
  readonly quality: number;
  readonly contentType: 'image/jpeg' | 'image/webp';
}

/** The bytes are no picture that can be decoded to its end. */
export class UnreadablePicture extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadablePicture';
  }
}

// The process does one thing at a time: more threads would only hold more memory.
sharp.concurrency(1);
// Every picture is looked at once, so nothing would be found in this cache; and it holds deleted files open.
sharp.cache(false);

const decoding = { limitInputPixels: imagePixelsMax, pages: 1, failOn: 'error' } as const;

type Work = { readonly [C in keyof PictureCalls]: (ask: PictureCalls[C]['ask']) => Promise<PictureCalls[C]['answer']> };

export const pictureWork: Work = {
  async size({ from }) {
    const metadata = await sharp(from, { limitInputPixels: false, pages: 1 })
      .metadata()
      .catch(() => undefined);
    return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  },

  /**
   * Decodes a picture to its last row, and makes it one that is drawn the same everywhere: CMYK, 16 bits a channel,
   * another colour space than sRGB, TIFF, AVIF (which hosts turn into RGB each by its own arithmetic) and translucent WebP
   * become PNG in sRGB. What is too large to be drawn stays as it is: its owner may keep it.
   */
  normalise: ({ path, to, isOurs }) =>
    asPicture(async () => {
      const metadata = await sharp(path, decoding).metadata();
      const { width, height } = metadata.autoOrient;
      const isConverted = !isDrawable(metadata) && isSmallEnough(metadata);
      if (isConverted) await convert(path, to);
      else if (!isOurs) await decodeWhole(path);
      return { width, height, isChanged: isConverted };
    }),

  /** A smaller sRGB copy, turned as the camera says, of the first frame. */
  resize: ({ path, resize: { widthPx, quality, contentType } }) =>
    asPicture(() => {
      const image = sharp(path, { limitInputPixels: imagePixelsMax, autoOrient: true }).resize({
        width: widthPx,
        withoutEnlargement: true,
      });
      return (contentType === 'image/jpeg' ? image.jpeg({ quality }) : image.webp({ quality })).toBuffer();
    }),
};

async function asPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error));
  }
}

function isSmallEnough({ autoOrient: { width, height } }: Metadata): boolean {
  return width <= imageSideMaxPx && height <= imageSideMaxPx;
}

async function convert(path: string, to: string): Promise<void> {
  await sharp(path, decoding).autoOrient().toColourspace('srgb').png({ compressionLevel: 4 }).toFile(to);
}

/** A mean of all pixels asks for every one of them, and keeps few of them in memory at a time. */
async function decodeWhole(path: string): Promise<void> {
  await sharp(path, { ...decoding, sequentialRead: true })
    .resize({ width: 1, height: 1, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}
