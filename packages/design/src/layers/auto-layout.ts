import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { newTemplated, templatedFields, templatedInherited, templatedShape } from './templated.ts';

/** Pictures and texts that flow in rows, whatever their number in an order is. */
export const autoLayout = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('AutoLayout'), ...templatedShape }),
  label: { zh: '自动布局', en: 'Auto-layout' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: (context) => ({ width: 400, height: 400, ...newTemplated(context) }),
  fields: templatedFields,
  orderChanges: ['images'],
  children: ['AutoLayoutTemplate'],
  passToChildren: templatedInherited,
});
