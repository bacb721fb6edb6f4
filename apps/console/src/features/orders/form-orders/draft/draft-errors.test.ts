import { expect, it } from 'vitest';
import { placeRefusal } from './draft-errors.ts';
import { newDraft } from './order-draft.ts';

const drafts = [newDraft(7), newDraft(3), newDraft(9)];
const keys = ['Name', 'Photo'];
const place = (...fields: [string, string][]) =>
  placeRefusal(
    {
      message: 'refused',
      fields: fields.map(([path, message]) => ({ path, message, sentence: `${path} ${message}` })),
    },
    drafts,
    keys,
  );

it('finds the row and the place by what was sent', () => {
  const { errors, rest } = place(
    ['orders_attributes[2].size', '不能为空'],
    ['orders_attributes[0].custom_fields[1].value', 'is no image'],
    ['orders_attributes[1].production_image_urls[0]', 'too small'],
    ['orders_attributes[1].receiver_name', 'is required'],
  );
  expect(rest).toEqual([]);
  expect(Object.fromEntries(errors)).toEqual({
    9: { size: '不能为空' },
    7: { 'value:Photo': 'is no image' },
    3: { images: 'too small', receiver_name: 'is required' },
  });
});

it('keeps every message of one place', () => {
  const { errors } = place(['orders_attributes[0].no', 'a'], ['orders_attributes[0].no', 'b']);
  expect(errors.get(7)).toEqual({ no: 'a\nb' });
});

it('loses no message that belongs to no row', () => {
  expect(place(['sku_template_no', 'gone'], ['orders_attributes[8].no', 'x']).rest).toEqual([
    'sku_template_no gone',
    'orders_attributes[8].no x',
  ]);
  expect(place().rest).toEqual(['refused']);
});
