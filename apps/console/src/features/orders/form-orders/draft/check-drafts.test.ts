import { expect, it } from 'vitest';
import { checkDrafts } from './check-drafts.ts';
import { newDraft, type OrderDraft, withCell } from './order-draft.ts';
import { item, template } from './testing/template.ts';

const texts = {
  noRequired: 'no',
  noRepeated: 'twice',
  sizeRequired: 'size',
  sizeUnknown: 'unknown size',
  quantityWrong: 'quantity',
  imagesRequired: 'images',
  itemRequired: (label: string) => `${label} required`,
  optionUnknown: 'option',
};
const good = (key: number): OrderDraft => withCell(newDraft(key, 'M'), 'no', `A-${key}`);
const check = (parts: Parameters<typeof template>[0], ...drafts: OrderDraft[]) =>
  Object.fromEntries(checkDrafts(template(parts), drafts, texts));

it('lets a complete order through', () => {
  expect(check({}, good(1), good(2))).toEqual({});
});

it('says everything at once', () => {
  const drafts = [newDraft(1), { ...good(2), size: 'XL', quantity: '0' }];
  expect(check({}, ...drafts)).toEqual({
    1: { no: 'no', size: 'size' },
    2: { size: 'unknown size', quantity: 'quantity' },
  });
});

it('refuses the second of two equal numbers', () => {
  expect(check({}, good(1), { ...good(2), no: ' A-1 ' })).toEqual({ 2: { no: 'twice' } });
});

it('asks for finished images where the customer brings them', () => {
  expect(check({ kind: 'form_order' }, good(1))).toEqual({ 1: { images: 'images' } });
});

it('asks for an item only where the size shows it', () => {
  const name = item('Name', { required: true });
  const effect = [{ id: 'e', size: ['L'], excel_config: [{ ...name, is_child: false, children: [] }] }];
  const parts = { excel_config: [name], effect_image_configs: effect };
  expect(check(parts, good(1), { ...good(2), size: 'L' })).toEqual({ 2: { 'value:Name': 'Name required' } });
});

it('takes an option by its label or its value, and nothing else', () => {
  const parts = { excel_config: [item('Colour', { type: 'color', options: ['Red', 'Blue'] })] };
  const filled = (value: string) => check(parts, withCell(good(1), 'value:Colour', value));
  expect(filled('Red')).toEqual({});
  expect(filled('Blue!')).toEqual({});
  expect(filled('Green')).toEqual({ 1: { 'value:Colour': 'option' } });
});
