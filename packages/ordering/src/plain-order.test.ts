import { orderAttributesSchema, orderLengthMax } from '@platen/model/form-orders';
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

describe('an order that is read without its schema', () => {
  it('is what the schema gives, and nothing wherever the schema refuses', () => {
    const isAlike = (sent: unknown) => {
      const plain = findPlainOrder(sent);
      return plain === undefined || JSON.stringify(plain) === JSON.stringify(orderAttributesSchema.parse(sent));
    };
    expect(fc.check(fc.property(order, isAlike), { numRuns: 3000 })).toMatchObject({ failed: false });
  });

  it('is almost every row of a sheet', () => {
    const row = {
      no: 'A1',
      quantity: '3',
      size: 'M',
      remark: undefined,
      custom_fields: [{ key: '定制项-姓名', value: '林' }],
    };
    expect(findPlainOrder(row)).toEqual(orderAttributesSchema.parse(row));
    expect(findPlainOrder({ ...row, quantity: '0' })).toBeUndefined();
  });

  it.each([null, undefined, 'A1', [], 3])('is not %j', (sent) => expect(findPlainOrder(sent)).toBeUndefined());
});
