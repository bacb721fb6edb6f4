import { dpiRange } from '@platen/model/sku-templates';

/** Below how many pixels to an inch of the print a picture is worth a word, and below how many it spoils the print. */
export interface ResolutionLimits {
  readonly warn_dpi: number;
  readonly error_dpi: number;
}

/** Below the first a print looks soft from where one holds it, below the second anyone sees the pixels. */
export const usualResolution: ResolutionLimits = { warn_dpi: 100, error_dpi: 50 };

/** 0 looks away. */
export const resolutionLimitRange = { min: 0, max: dpiRange.max } as const;
