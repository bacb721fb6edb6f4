import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** One arrangement; drawn only if its template is chosen. */
export const imageGroupTemplateChild = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('ImageGroupTemplateChild'), template: z.string().default('') }),
  label: { zh: '模板', en: 'Template' },
  newName: { zh: '模板', en: 'Template' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 400, height: 400 }),
  fields: [{ kind: 'reference', key: 'template', to: 'template', label: { zh: '模板', en: 'Template' } }],
  children: ['TemplateChildImage', 'TemplateChildTextRect'],
  isChosen: (layer, inherited) => layer.template === inherited.template,
});
