import { readFile } from 'node:fs/promises';
import { normaliseUpload, PictureError } from '@platen/render/node';

/**
 * The picture as PNG in sRGB, where a browser and the renderer would not decode the upload to the same pixels: CMYK,
 * 16 bits a channel, other colour spaces, TIFF, AVIF. Nothing where it is fine as it is.
 */
export async function toDrawable(path: string): Promise<Buffer | undefined> {
  try {
    const picture = await normaliseUpload(await readFile(path));
    return picture.wasChanged ? Buffer.from(picture.bytes) : undefined;
  } catch (error) {
    // Larger than can be drawn, or in a way that only decoding shows: still a file that its owner may keep.
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}
