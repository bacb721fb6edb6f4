import { availableParallelism } from 'node:os';
import { imagePixelsMax } from '@platen/model/blobs';
import sharp from 'sharp';
import { createWorkQueue } from './work-queue.ts';

// Every copy is made once, so nothing would be found in this cache; and it holds deleted originals open.
sharp.cache(false);

const timeoutS = 60;
const inTurn = createWorkQueue({ running: availableParallelism(), waiting: 1000 });

/** The bytes are no picture that can be decoded. */
export class UnreadableImage extends Error {}

export interface Resize {
  widthPx: number;
  quality: number;
  contentType: 'image/jpeg' | 'image/webp';
}

/** Photographs stay JPEG; everything else may be transparent, and becomes WebP. */
export function resizedType(contentType: string): Resize['contentType'] {
  return contentType === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
}

/**
 * A smaller sRGB copy, turned as the camera says, of the first frame. `withFile` provides the original only once it
 * is this picture's turn: a burst must not fetch a thousand originals at once.
 */
export function resizeImage(
  withFile: (use: (path: string) => Promise<Buffer>) => Promise<Buffer>,
  { widthPx, quality, contentType }: Resize,
): Promise<Buffer> {
  return inTurn(() =>
    withFile(async (path) => {
      const image = sharp(path, { limitInputPixels: imagePixelsMax, autoOrient: true })
        .resize({ width: widthPx, withoutEnlargement: true })
        .timeout({ seconds: timeoutS });
      const encoded = contentType === 'image/jpeg' ? image.jpeg({ quality }) : image.webp({ quality });
      try {
        return await encoded.toBuffer();
      } catch (error) {
        throw new UnreadableImage((error as Error).message);
      }
    }),
  );
}
