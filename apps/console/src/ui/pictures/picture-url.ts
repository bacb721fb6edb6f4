import { resizeQualityDefault, resizeWidthMaxPx } from '@platen/model/resized-pictures';

/** For boxes of at most 50 px: the pictures of a list together must weigh less than its code. */
export const rowPictureWidthPx = 50;
export const thumbnailWidthPx = 300;
export const galleryCardWidthPx = 500;

/**
 * The address of a resized copy of a stored picture. Copies are made once and kept, so screens must ask for few
 * widths: name one of those above, not the width of some box.
 */
export function resizedUrl(url: string, widthPx: number, quality = resizeQualityDefault): string {
  const [beforeHash = '', hash] = url.split('#');
  const query = `width=${Math.min(widthPx, resizeWidthMaxPx)}&quality=${quality}`;
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The picture for a box that is at most `widthPx` wide, and twice of it for screens with two dots to a pixel. */
export function denseSources(url: string, widthPx: number): { src: string; srcSet: string } {
  const src = resizedUrl(url, widthPx);
  return { src, srcSet: `${src} 1x, ${resizedUrl(url, widthPx * 2)} 2x` };
}
