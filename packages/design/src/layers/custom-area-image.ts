import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** A small copy of the custom-area image beside the codes. */
export const customAreaImage = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('CustomAreaImage') }),
  label: { zh: '定制区域图', en: 'Custom area image' },
  newName: { zh: '定制区域图', en: 'Area image' },
  printRole: 'label',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 100, height: 100 }),
  isRotatable: false,
  area: 'custom',
});
