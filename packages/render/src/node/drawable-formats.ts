import type { Metadata } from 'sharp';

/** What both hosts decode alike, given 8 bits of sRGB. */
const drawableFormats = new Set(['png', 'jpeg', 'webp', 'gif']);

export function isDrawable({ format, space, depth, icc, hasAlpha, isProgressive }: Metadata): boolean {
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
