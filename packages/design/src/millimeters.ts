import { mmPerInch } from './constants.ts';

/**
 * The printed length of a number of pixels: the whole millimeters that have this many pixels, if there are any, because
 * somebody entered those; otherwise to a tenth of a millimeter, because nothing is cut more precisely.
 */
export function millimetersOf(px: number, dpi: number): number {
  const mm = (px / dpi) * mmPerInch;
  const whole = Math.round(mm);
  return whole > 0 && pixelsOf(whole, dpi) === px ? whole : Math.round(mm * 10) / 10;
}

/** At least one pixel. */
export function pixelsOf(mm: number, dpi: number): number {
  return Math.max(1, Math.round((mm / mmPerInch) * dpi));
}
