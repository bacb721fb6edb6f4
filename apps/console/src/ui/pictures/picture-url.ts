import { resizeQualityDefault, resizeWidthMaxPx } from '@platen/model/files/resized-pictures';

/** For boxes of at most 50 px: the images of a list together must be smaller than its code. */
export const rowPictureWidthPx = 50;
export const thumbnailWidthPx = 300;
export const galleryCardWidthPx = 500;

/**
 * The URL of a resized copy of a stored image. Copies are created once and stored, so screens should request few
 * widths: use one of those above, not the width of some box.
 */
export function resizedUrl(url: string, widthPx: number, quality = resizeQualityDefault): string {
  const [beforeHash = '', hash] = url.split('#');
  const query = `width=${Math.min(widthPx, resizeWidthMaxPx)}&quality=${quality}`;
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The sources for a box that is at most `widthPx` wide, with twice the width for high-density screens. */
export function denseSources(url: string, widthPx: number): { src: string; srcSet: string } {
  const src = resizedUrl(url, widthPx);
  return { src, srcSet: `${src} 1x, ${resizedUrl(url, widthPx * 2)} 2x` };
}
