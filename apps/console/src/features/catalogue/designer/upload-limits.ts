import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { FileLimits } from '../../../ui/upload/file-limits.ts';

/** What the designer takes as pictures. */
export const designerLimits: FileLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  maxMb: 60,
  count: 1,
  maxWidthPx: imageSideMaxPx,
  maxHeightPx: imageSideMaxPx,
  maxPixels: imagePixelsMax,
};

/** What an order takes in place of a picture. */
export const replacementLimits = { extensions: ['png', 'jpg', 'jpeg'], maxMb: 20 } as const;
