import { expect, it } from 'vitest';
import { locateRefusals } from './outbound-refusals.ts';
import { parseOutbounds, rowKey } from './parse-outbounds.ts';

const rows = parseOutbounds('OD1 SF1\n\nOD2 SF2', '');
const failure = (fields: { path: string; message: string }[]) => ({
  message: 'refused',
  status: 400,
  requestId: undefined,
  fields: fields.map((field) => ({ ...field, sentence: `${field.path} ${field.message}` })),
});

it('maps a refusal to its row, whatever lines are in between', () => {
  const { refusals, rest } = locateRefusals(
    failure([{ path: 'outbounds[1].order_system_no', message: '订单 OD2 不存在' }]),
    rows,
  );
  const [, second] = rows;
  const refusal = { field: 'order_system_no', message: '订单 OD2 不存在' };
  expect(refusals).toEqual(new Map(second && [[rowKey(second.input), refusal]]));
  expect(rest).toEqual([]);
});

it('keeps every sentence', () => {
  expect(locateRefusals(failure([{ path: 'outbounds', message: 'too many' }]), rows).rest).toEqual([
    'outbounds too many',
  ]);
  expect(locateRefusals(failure([]), rows).rest).toEqual(['refused']);
  expect(locateRefusals(failure([{ path: 'outbounds[9].no', message: 'x' }]), rows).rest).toEqual([
    'outbounds[9].no x',
  ]);
});
