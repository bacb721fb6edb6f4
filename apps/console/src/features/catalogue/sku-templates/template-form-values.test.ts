import { skuTemplateInputSchema } from '@platen/model/catalogue/sku-templates';
import { expect, it } from 'vitest';
import {
  emptyRow,
  emptyTemplate,
  isRepeatedSize,
  type TemplateValues,
  toTemplateInput,
} from './template-form-values.ts';

const file = (id: number) => ({ id, url: `/${id}`, filename: `${id}.png` });
const filled: TemplateValues = {
  ...emptyTemplate,
  name: 'Mug',
  size_prices: [{ ...emptyRow, size: '11 oz', price: 19.9, width: 2400 }],
  system_rendering_price: 1.5,
  effect_image_ids: [file(4), file(2)],
};

it('matches the request body', () => {
  const input = toTemplateInput(filled);
  expect(skuTemplateInputSchema.parse(input)).toEqual(input);
  expect(input).toMatchObject({ effect_image_ids: [4, 2], system_rendering_price: 1.5 });
});

it('accepts one price without a size', () => {
  const input = toTemplateInput({ ...filled, size_prices: [{ ...emptyRow, price: 9 }] });
  expect(skuTemplateInputSchema.parse(input).size_prices).toEqual([{ size: '', price: 9, width: null, height: null }]);
});

it('starts the design of a rendered template with images', () => {
  expect(toTemplateInput(filled).starter_images).toBe(true);
  expect(toTemplateInput({ ...filled, kind: 'form_order' }).starter_images).toBe(false);
});

it('has no rendering fee if the system renders nothing', () => {
  expect(toTemplateInput({ ...filled, kind: 'form_order' }).system_rendering_price).toBe(0);
});

it('never turns an empty price into a free product', () => {
  const input = toTemplateInput({ ...filled, size_prices: [{ ...emptyRow, size: 'L' }] });
  expect(skuTemplateInputSchema.safeParse(input).success).toBe(false);
});

it('finds duplicate sizes', () => {
  const rows = [{ size: 'L' }, { size: ' L ' }, { size: 'M' }, { size: '' }, { size: '' }, undefined];
  expect(rows.map((_, index) => isRepeatedSize(rows, index))).toEqual([true, true, false, false, false, false]);
});
