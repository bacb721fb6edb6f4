import type { Order } from '@platen/contract/orders/order';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { expect, it } from 'vitest';
import { changedDetails, detailsOf } from './order-details.ts';

const order = {
  ...Object.fromEntries(receiverFields.map((field) => [field, field])),
  quantity: 2,
  values: { 姓名: '小王' },
  human_excel_config: [{ key: '姓名' }, { key: '颜色' }],
} as unknown as Order;

it('sends nothing if nothing changed, ignoring surrounding spaces', () => {
  expect(changedDetails(order, { ...detailsOf(order), phone: ' phone ' })).toBeUndefined();
  expect(changedDetails(order, {})).toBeUndefined();
});

it('sends what changed, and a cleared field as empty', () => {
  const draft = { ...detailsOf(order), phone: '', city: '上海', quantity: 3 };
  expect(changedDetails(order, draft)).toEqual({ phone: '', city: '上海', quantity: 3 });
});

it('sends all custom items if one of them changed, because refusals name their index', () => {
  const draft = { ...detailsOf(order), custom_fields: [{ value: '小王' }, { value: '红' }] };
  expect(changedDetails(order, draft)).toEqual({
    custom_fields: [
      { key: '定制项-姓名', value: '小王' },
      { key: '定制项-颜色', value: '红' },
    ],
  });
});
