import type { SizePrice } from '@platen/model/catalogue/sku-templates';
import type { PictureSize } from '../../ui/upload/file-limits.ts';

/** The limit for an uploaded image of an order, as in sheets. */
export const orderImageMaxMb = 35;

/** The required size of a finished production image; undefined if the template does not specify one. */
export function exactPxOf(size: SizePrice | undefined): PictureSize | undefined {
  return size?.width && size.height ? { widthPx: size.width, heightPx: size.height } : undefined;
}
