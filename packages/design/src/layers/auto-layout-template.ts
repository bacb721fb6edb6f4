import { z } from 'zod';
import { flowRules, verticalAligns } from '../auto-layout.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

const gap = z.number().min(0).max(10_000).default(0);

/** The frame in which the items flow, and how. */
export const autoLayoutTemplate = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('AutoLayoutTemplate'),
    template_id: z.string().default(''),
    horizontal_gap: gap,
    vertical_gap: gap,
    rule: z.enum(flowRules).default('left_to_right'),
    vertical_align: z.enum(verticalAligns).default('center'),
  }),
  label: { zh: '布局模板', en: 'Layout template' },
  newName: { zh: '布局模板', en: 'Layout' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 400, height: 400 }),
  fields: [
    { kind: 'reference', key: 'template_id', to: 'template', label: { zh: '模板', en: 'Template' } },
    { kind: 'number', key: 'horizontal_gap', label: { zh: '水平间距', en: 'Horizontal gap' }, min: 0 },
    { kind: 'number', key: 'vertical_gap', label: { zh: '垂直间距', en: 'Vertical gap' }, min: 0 },
    {
      kind: 'choice',
      key: 'rule',
      label: { zh: '排列规则', en: 'Order' },
      choices: [
        { value: 'left_to_right', label: { zh: '从左到右', en: 'Left to right' } },
        { value: 'right_to_left', label: { zh: '从右到左', en: 'Right to left' } },
        {
          value: 'odd_left_to_right_even_right_to_left',
          label: { zh: '奇数行从左到右，偶数行从右到左', en: 'Odd rows from the left, even rows from the right' },
        },
        {
          value: 'odd_right_to_left_even_left_to_right',
          label: { zh: '奇数行从右到左，偶数行从左到右', en: 'Odd rows from the right, even rows from the left' },
        },
      ],
    },
    {
      kind: 'choice',
      key: 'vertical_align',
      label: { zh: '垂直对齐', en: 'Vertical alignment' },
      choices: [
        { value: 'top', label: { zh: '顶对齐', en: 'Top' } },
        { value: 'center', label: { zh: '居中', en: 'Center' } },
        { value: 'bottom', label: { zh: '底对齐', en: 'Bottom' } },
      ],
    },
  ],
  children: ['AutoLayoutImage', 'AutoLayoutText'],
  flows: true,
  isChosen: (layer, inherited) => layer.template_id === inherited.template,
});
