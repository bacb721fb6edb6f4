/** Rounds x / 255 for x up to 255²; exact, and faster than a division. */
export function div255(x: number): number {
  const biased = x + 128;
  return (biased + (biased >> 8)) >> 8;
}

/** Masks every other channel of a pixel, so that one multiplication handles two channels of 16 bits. */
const everyOther = 0xff00ff;

/** Like `div255`, for two channels at once. */
function divBoth255(both: number): number {
  const biased = (both + 0x800080) | 0;
  return ((biased + ((biased >>> 8) & everyOther)) >>> 8) & everyOther;
}

/** Multiplies every channel of a pixel by `share`/255. */
export function scalePixel(pixel: number, share: number): number {
  const redBlue = divBoth255(Math.imul(pixel & everyOther, share));
  return redBlue | (divBoth255(Math.imul((pixel >>> 8) & everyOther, share)) << 8);
}

/** Blends a premultiplied pixel over another. No channel exceeds its alpha, so no sum exceeds its byte. */
export function over(pixel: number, under: number): number {
  return (pixel + scalePixel(under, 255 - (pixel >>> 24))) | 0;
}

/** Blends an opaque color, given as two pairs of channels, over a pixel that it covers in part. Rounds only once. */
export function mix(under: number, redBlue: number, greenAlpha: number, alpha: number): number {
  const rest = 255 - alpha;
  const low = divBoth255((Math.imul(redBlue, alpha) + Math.imul(under & everyOther, rest)) | 0);
  const high = divBoth255((Math.imul(greenAlpha, alpha) + Math.imul((under >>> 8) & everyOther, rest)) | 0);
  return low | (high << 8);
}
