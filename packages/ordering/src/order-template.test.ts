import { expect, it } from 'vitest';
import { orderTemplateOf } from './order-template.ts';
import { configWith, orderTemplate } from './testing/templates.ts';

it('equals the template of the API with its amounts in fen', () => {
  const { no, kind } = orderTemplate();
  const wire = {
    no,
    kind,
    name: 'Mug',
    excel_config: [],
    size_prices: [
      { size: 'M', price: 19.9, width: 100, height: 50 },
      { size: 'L', price: 0.1, width: null, height: null },
    ],
    system_rendering_price: 0.2,
    production_image_configs: [configWith([])],
    effect_image_configs: [configWith([])],
    custom_area_configs: [],
  };
  expect(orderTemplateOf(wire)).toMatchObject(orderTemplate());
});
