import { expect, it } from 'vitest';
import { placeRefusals, toRowMessage } from './outbound-refusals.ts';
import { parseOutbounds, rowKey } from './parse-outbounds.ts';

const rows = parseOutbounds('OD1 SF1\n\nOD2 SF2', '');
const failure = (fields: { field: string; message: string }[]) => ({
  message: 'refused',
  status: 400,
  requestId: undefined,
  fields,
});

it('finds the row that a refusal means, whatever lines lie between', () => {
  const { refusals, rest } = placeRefusals(
    failure([
      { field: 'outbounds[1].order_system_no', message: 'outbounds[1].order_system_no：第2行：订单 OD2 不存在' },
    ]),
    rows,
  );
  const [, second] = rows;
  const refusal = { field: 'order_system_no', message: '订单 OD2 不存在' };
  expect(refusals).toEqual(new Map(second && [[rowKey(second.input), refusal]]));
  expect(rest).toEqual([]);
});

it('loses no sentence', () => {
  expect(placeRefusals(failure([{ field: 'outbounds', message: 'too many' }]), rows).rest).toEqual(['too many']);
  expect(placeRefusals(failure([]), rows).rest).toEqual(['refused']);
  expect(placeRefusals(failure([{ field: 'outbounds[9].shipping_no', message: 'x' }]), rows).rest).toEqual(['x']);
});

it('says only what is wrong: the row shows its number and its field', () => {
  const field = 'outbounds[11].order_system_no';
  expect(toRowMessage({ field, message: 'row 12: there is no order OD1' })).toBe('there is no order OD1');
  expect(toRowMessage({ field, message: `${field}：第12行：订单 OD1 不存在` })).toBe('订单 OD1 不存在');
  expect(toRowMessage({ field, message: `${field}: row 12: there is no order OD1` })).toBe('there is no order OD1');
  expect(toRowMessage({ field, message: 'a row 1: b' })).toBe('a row 1: b');
});
