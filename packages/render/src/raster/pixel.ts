/** x / 255, rounded, for x up to 255²; exact, and cheaper than a division. */
export function div255(x: number): number {
  const biased = x + 128;
  return (biased + (biased >> 8)) >> 8;
}

/** Every other channel of a pixel. Two of them go through one product: each has 16 bits there, and needs no more. */
const everyOther = 0xff00ff;

/** As `div255`, of two at once. */
function divBoth255(both: number): number {
  const biased = (both + 0x800080) | 0;
  return ((biased + ((biased >>> 8) & everyOther)) >>> 8) & everyOther;
}

/** Every channel of a pixel times a share of 255. */
export function scalePixel(pixel: number, share: number): number {
  const redBlue = divBoth255(Math.imul(pixel & everyOther, share));
  return redBlue | (divBoth255(Math.imul((pixel >>> 8) & everyOther, share)) << 8);
}

/** A premultiplied pixel over another. No channel is more than its alpha, and so none of the sums exceeds its byte. */
export function over(pixel: number, under: number): number {
  return (pixel + scalePixel(under, 255 - (pixel >>> 24))) | 0;
}

/** An opaque color, in two halves, over a pixel that it covers in part. Rounded once. */
export function mix(under: number, redBlue: number, greenAlpha: number, alpha: number): number {
  const rest = 255 - alpha;
  const low = divBoth255((Math.imul(redBlue, alpha) + Math.imul(under & everyOther, rest)) | 0);
  const high = divBoth255((Math.imul(greenAlpha, alpha) + Math.imul((under >>> 8) & everyOther, rest)) | 0);
  return low | (high << 8);
}
