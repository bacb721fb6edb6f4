import { finding } from '@platen/model/errors/field-findings';
import { expect, it } from 'vitest';
import { item } from '../../../../testing/template.ts';
import { draftLabelsIn, locateFindings, locateRefusal } from './draft-errors.ts';
import { newDraft } from './order-draft.ts';

const drafts = [newDraft(7), newDraft(3), newDraft(9)];
const sent = { drafts, itemKeys: ['Name', 'Photo'] };
const locate = (...fields: [string, string][]) =>
  locateRefusal(
    {
      message: 'refused',
      fields: fields.map(([path, message]) => ({ path, message, sentence: `${path} ${message}` })),
    },
    sent,
  );

it('maps a refusal to its row and cell', () => {
  const { errors, rest } = locate(
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

it('keeps every message of one cell', () => {
  const { errors } = locate(['orders_attributes[0].no', 'a'], ['orders_attributes[0].no', 'b']);
  expect(errors.get(7)).toEqual({ no: 'a\nb' });
});

it('keeps messages without a row', () => {
  expect(locate(['sku_template_no', 'gone'], ['orders_attributes[8].no', 'x']).rest).toEqual([
    'sku_template_no gone',
    'orders_attributes[8].no x',
  ]);
  expect(locate().rest).toEqual(['refused']);
});

it('words its own findings with the labels of the form', () => {
  const at = (...inner: (string | number)[]) => ['orders_attributes', 1, ...inner];
  const findings = [
    finding(at('no'), 'required'),
    finding(at('size'), 'unknown_size', { size: 'XL', sizes: ['M', 'L'] }),
    finding(at('quantity'), 'not_whole_number'),
    finding(at('custom_fields', 0, 'value'), 'required'),
    finding(at('receiver_name'), 'too_long', { max: 100 }),
    finding(['orders_attributes'], 'amount_too_large', { amount: '¥2', max: '¥1' }),
  ];
  const items = { excel_config: [item('Name'), item('Photo')] };
  const placedIn = (locale: 'zh-CN' | 'en-US') => locateFindings(findings, sent, draftLabelsIn(locale, items));
  expect(placedIn('en-US').errors.get(3)).toEqual({
    no: 'Order number is required',
    size: 'Unknown size “XL”. Choose from: M, L',
    quantity: 'Quantity must be a whole number',
    'value:Name': 'Name is required',
    receiver_name: 'Receiver name must have at most 100 characters',
  });
  expect(placedIn('zh-CN').errors.get(3)).toMatchObject({ no: '客户订单号不能为空', quantity: '数量必须是整数' });
  expect(placedIn('en-US').rest).toEqual(['Orders: The amount ¥2 exceeds the limit of ¥1']);
});
