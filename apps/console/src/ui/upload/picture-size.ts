import type { PictureSize } from './file-limits.ts';

/**
 * The size of a selected image. The browser reads only the header and does not decode the pixels, so even an oversized
 * image is cheap. Rejects for a file that is not an image.
 */
export async function readPictureSize(file: File): Promise<PictureSize> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<PictureSize>((resolve, reject) => {
      const image = new Image();
      image.addEventListener('load', () => resolve({ widthPx: image.naturalWidth, heightPx: image.naturalHeight }));
      image.addEventListener('error', () => reject(new Error(`not a picture: ${file.name}`)));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
