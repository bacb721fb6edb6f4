import { templateConfigSchema } from '@platen/design/template';
import { expect, it } from 'vitest';
import { photoSharpness } from './photo-sharpness.ts';

const print = (resolution?: { warn_dpi: number; error_dpi: number }) =>
  templateConfigSchema.parse({ id: 'p', name: '', type: 'production', ...(resolution && { resolution }) });

it.each([
  [300, [print()], 1 / 3],
  [72, [print()], 1],
  [300, [print({ warn_dpi: 150, error_dpi: 75 }), print()], 1 / 2],
  [300, [print({ warn_dpi: 0, error_dpi: 0 })], 0],
  [300, [], 0],
])(
  'at %i dpi a photo needs as many pixels as its print is checked for',
  (dpi_value, production_image_configs, share) => {
    expect(photoSharpness({ dpi_value, production_image_configs })).toBeCloseTo(share);
  },
);
