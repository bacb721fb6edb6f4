import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { FileLimits } from '../../../ui/upload/file-limits.ts';

/** The images that the designer accepts. */
export const designerLimits: FileLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  maxMb: 60,
  count: 1,
  maxWidthPx: imageSideMaxPx,
  maxHeightPx: imageSideMaxPx,
  maxPixels: imagePixelsMax,
};

/** The images that an order accepts as replacements. */
export const replacementLimits = { extensions: ['png', 'jpg', 'jpeg'], maxMb: 20 } as const;
