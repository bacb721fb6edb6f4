import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp, { type Metadata } from 'sharp';

/** Why an uploaded picture is not taken. */
export type PictureFault = 'not_an_image' | 'too_large';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(`this picture cannot be used: ${fault}`);
    this.name = 'PictureError';
    this.fault = fault;
  }
}

export interface NormalisedPicture extends Size {
  /** The upload itself, or the picture as PNG where the upload was not fit to be drawn from. */
  readonly bytes: Uint8Array;
  readonly wasChanged: boolean;
}

/** What both hosts decode alike, given 8 bits of sRGB. */
const drawableFormats = new Set(['png', 'jpeg', 'webp', 'gif']);

/**
 * A picture that is drawn the same everywhere. CMYK, 16 bits a channel, another colour space than sRGB, TIFF, AVIF
 * (which hosts turn into RGB each by its own arithmetic) and translucent WebP become PNG in sRGB; everything else stays as it was uploaded.
 * Width and height are those that are seen, after the turn that EXIF asks for.
 */
export async function normaliseUpload(bytes: Uint8Array): Promise<NormalisedPicture> {
  const metadata = await readMetadata(bytes);
  const { width, height } = metadata.autoOrient;
  if (width > imageSideMaxPx || height > imageSideMaxPx || width * height > imagePixelsMax) {
    throw new PictureError('too_large');
  }
  if (isDrawable(metadata)) return { bytes, width, height, wasChanged: false };
  const converted = sharp(bytes, { limitInputPixels: imagePixelsMax, pages: 1 }).autoOrient().toColourspace('srgb');
  try {
    const { data, info } = await converted.png({ compressionLevel: 4 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, wasChanged: true };
  } catch {
    throw new PictureError('not_an_image');
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: imagePixelsMax, pages: 1 }).metadata();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureError(isTooLarge ? 'too_large' : 'not_an_image');
  }
}

function isDrawable({ format, space, depth, icc, hasAlpha, isProgressive }: Metadata): boolean {
  // Translucent pixels come out of a canvas rounded, in each browser otherwise; only a plain PNG is read without one.
  if (hasAlpha && (format === 'webp' || (format === 'png' && isProgressive))) return false;
  const isEightBit = depth === 'uchar';
  const isRgb = space === 'srgb' || space === 'b-w';
  return drawableFormats.has(format) && isEightBit && isRgb && (icc === undefined || isSrgbProfile(icc));
}

/** Profiles say what they are in words; every sRGB profile in use says so. */
function isSrgbProfile(icc: Uint8Array): boolean {
  const words = Buffer.from(icc).toString('latin1').replaceAll('\0', '');
  return words.includes('sRGB');
}
