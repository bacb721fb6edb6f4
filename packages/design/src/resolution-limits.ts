import { dpiRange } from '@platen/model/catalogue/sku-templates';

/** The resolutions on the print below which a picture gets a warning or an error. */
export interface ResolutionLimits {
  readonly warn_dpi: number;
  readonly error_dpi: number;
}

/** Below the first, a print looks soft at reading distance; below the second, pixels are visible. */
export const usualResolution: ResolutionLimits = { warn_dpi: 100, error_dpi: 50 };

/** 0 disables the check. */
export const resolutionLimitRange = { min: 0, max: dpiRange.max } as const;
