import type { PictureSize } from './file-limits.ts';

/**
 * How large a chosen picture is. The browser reads the head of the file for it and does not decode the pixels, so a
 * picture that is far too large costs nothing. A file that is no picture rejects.
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
