import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { usualResolution } from '@platen/design/resolution-limits';
import type { SizePrice } from '@platen/model/catalogue/sku-templates';
import type { PictureSize } from '../../ui/upload/file-limits.ts';

/** The limit for an uploaded image of an order, as in sheets. */
export const orderImageMaxMb = 35;

/** The required size of a finished production image; undefined if the template does not specify one. */
export function exactPxOf(size: SizePrice | undefined): PictureSize | undefined {
  return size?.width && size.height ? { widthPx: size.width, heightPx: size.height } : undefined;
}

/**
 * How many pixels a photo needs for each one at which the template shows it, so that its print gets no warning. Prints may
 * enlarge it further: what is said here is said of every one that is surely too small.
 */
export function photoSharpness({
  dpi_value,
  production_image_configs,
}: Pick<SkuTemplate, 'dpi_value' | 'production_image_configs'>): number {
  const limits = production_image_configs.map(({ resolution }) => resolution ?? usualResolution);
  const dpi = Math.max(0, ...limits.map(({ warn_dpi, error_dpi }) => Math.max(warn_dpi, error_dpi)));
  return Math.min(1, dpi / dpi_value);
}
