import { orderAttributesSchema, orderLengthMax, orderQuantityMax } from '@platen/model/orders/form-orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlainOrder } from './plain-order.ts';

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    '',
    ' ',
    ' A1 ',
    '　',
    '\u00a0A\ufeff',
    '\u2003名\u3000',
    'é\u2028',
    'x'.repeat(20),
    'x'.repeat(60),
    'x'.repeat(61),
    'x'.repeat(2001),
  ),
);
const anything = fc.oneof({ weight: 8, arbitrary: text }, fc.constantFrom(undefined, null, 3, [], {}));
const quantity = fc.oneof(
  fc.constantFrom('1', ' 2 ', '0', '-1', '1.5', '', 'x', '1000000', '1000001', 0, 1, 2.5, Number.NaN, undefined, null),
  fc.integer({ min: -2, max: 1_000_002 }),
);
const field = fc.oneof(
  { weight: 8, arbitrary: fc.record({ key: text, value: text }) },
  fc.record({ key: text, value: fc.constantFrom(1, null, undefined, 'x'.repeat(5001)) }),
  fc.constantFrom({ key: '定制项-姓名' }, { key: 'a', value: 'b', more: 1 }, null, [], 'x'),
);
const order = fc.record(
  {
    ...Object.fromEntries(Object.keys(orderLengthMax).map((name) => [name, anything])),
    quantity,
    production_image_urls: fc.oneof(fc.array(text, { maxLength: 21 }), fc.constantFrom(undefined, 'x', [1])),
    custom_fields: fc.oneof(fc.array(field, { maxLength: 4 }), fc.constantFrom(undefined, null, {})),
    strange: fc.constantFrom(undefined, 1),
  },
  { requiredKeys: [] },
);

/** What people send: every text within its length, none with white space around it. */
const word = (maxLength: number) =>
  fc.stringMatching(/^[\w\u4e00-\u9fa5-]{1,12}$/).map((letters) => letters.slice(0, maxLength));
const validOrder = fc.record(
  {
    ...Object.fromEntries(Object.entries(orderLengthMax).map(([name, max]) => [name, word(max)])),
    production_image_urls: fc.array(fc.webUrl(), { maxLength: 3 }),
    custom_fields: fc.array(fc.record({ key: word(20), value: fc.string({ maxLength: 50 }) }), { maxLength: 4 }),
    no: word(orderLengthMax.no),
    quantity: fc.oneof(fc.integer({ min: 1, max: orderQuantityMax }), fc.constantFrom('1', '20', '1000000')),
  },
  { requiredKeys: ['no', 'quantity'] },
);

describe('an order that is read without its schema', () => {
  const isAsParsed = (plain: unknown, sent: unknown) =>
    JSON.stringify(plain) === JSON.stringify(orderAttributesSchema.parse(sent));

  it('reads a plain order as the schema does, and returns nothing where the schema refuses', () => {
    const isAlike = (sent: unknown) => {
      const plain = findPlainOrder(sent);
      return plain === undefined || isAsParsed(plain, sent);
    };
    expect(fc.check(fc.property(order, isAlike), { numRuns: 3000 })).toMatchObject({ failed: false });
  });

  it('is every order that needs no conversion', () => {
    const isRead = (sent: unknown) => isAsParsed(findPlainOrder(sent), sent);
    expect(fc.check(fc.property(validOrder, isRead), { numRuns: 1000 })).toMatchObject({ failed: false });
  });

  it('has the fields of the schema', () => {
    const plain = findPlainOrder({ no: 'A1', quantity: '3', remark: undefined });
    expect(Object.keys(plain ?? {}).sort()).toEqual(Object.keys(orderAttributesSchema.shape).sort());
  });

  it.each([null, undefined, 'A1', [], 3])('is not %j', (sent) => expect(findPlainOrder(sent)).toBeUndefined());
});
