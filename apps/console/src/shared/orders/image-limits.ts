import type { SizePrice } from '@platen/model/sku-templates';
import type { PictureSize } from '../../ui/upload/file-limits.ts';

/** Of a picture that an order brings, as in sheets. */
export const orderImageMaxMb = 35;

/** How large a finished production image of a size must be; nothing where the template does not say. */
export function exactPxOf(size: SizePrice | undefined): PictureSize | undefined {
  return size?.width && size.height ? { widthPx: size.width, heightPx: size.height } : undefined;
}
