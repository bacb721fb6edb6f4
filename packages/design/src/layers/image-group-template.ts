import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { newTemplated, templatedFields, templatedInherited, templatedShape } from './templated.ts';

/** Pictures and texts in one of several arrangements, of which the order chooses one. */
export const imageGroupTemplate = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('ImageGroupTemplate'), ...templatedShape }),
  label: { zh: '模板组', en: 'Group template' },
  newName: { zh: '模板组', en: 'Templates' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: (context) => ({ width: 400, height: 400, ...newTemplated(context) }),
  fields: templatedFields,
  orderChanges: ['images'],
  children: ['ImageGroupTemplateChild'],
  passToChildren: templatedInherited,
});
