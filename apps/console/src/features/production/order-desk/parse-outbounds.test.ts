import { describe, expect, it } from 'vitest';
import { parseOutbounds, withoutParcels } from './parse-outbounds.ts';

const inputs = (text: string, company = '') =>
  parseOutbounds(text, company).map(({ input }) => [input.order_system_no, input.shipping_no, input.shipping_company]);

describe('parseOutbounds', () => {
  it.each([
    ['from a sheet', 'OD1\tSF1429 8830 2217\t顺丰 速运', ['OD1', 'SF1429 8830 2217', '顺丰 速运']],
    ['from a file', 'OD1, SF1 ,"顺丰速运"', ['OD1', 'SF1', '顺丰速运']],
    ['typed with Chinese commas', 'OD1，SF1，顺丰', ['OD1', 'SF1', '顺丰']],
    ['typed with spaces', '  od1   SF1  Yunda  Express ', ['OD1', 'SF1', 'Yunda Express']],
    ['without a company', 'OD1 SF1', ['OD1', 'SF1', '']],
    ['with empty columns between', 'OD1\tSF1\t\t中通', ['OD1', 'SF1', '中通']],
  ])('reads a line %s', (_, line, expected) => {
    expect(inputs(line)).toEqual([expected]);
  });

  it('uses the company for rows without one', () => {
    expect(inputs('OD1 SF1\nOD2 SF2 中通', ' 顺丰 ')).toEqual([
      ['OD1', 'SF1', '顺丰'],
      ['OD2', 'SF2', '中通'],
    ]);
  });

  it('skips headings and empty lines, and no other line', () => {
    expect(inputs('系统订单号\t物流单号\t物流公司\r\n\r\nOD1\tSF1\r\n  \nOD2\tSF2\n')).toEqual([
      ['OD1', 'SF1', ''],
      ['OD2', 'SF2', ''],
    ]);
    expect(inputs('OD1 SF1\nno digits here')).toHaveLength(2);
  });

  it('finds missing, overlong and duplicate values', () => {
    const findings = (text: string) => parseOutbounds(text, '').map(({ finding }) => finding);
    expect(findings('OD1\n\tSF1')).toEqual([
      { kind: 'missing', field: 'shipping_no' },
      { kind: 'missing', field: 'order_system_no' },
    ]);
    expect(findings(`OD1 ${'9'.repeat(61)}`)).toEqual([{ kind: 'too_long', field: 'shipping_no' }]);
    // An order may be sent in two parcels, but not twice in the same one.
    expect(findings('OD1 SF1\nOD1 SF2\nod1 SF1')).toEqual([
      undefined,
      undefined,
      { kind: 'twice', field: 'shipping_no' },
    ]);
  });

  it('keeps every pasted line', () => {
    expect(parseOutbounds('od1  SF1 ', '').map(({ text }) => text)).toEqual(['od1  SF1 ']);
  });
});

it('keeps unrecorded lines in the text', () => {
  const rows = parseOutbounds('head\tline\nOD1 SF1\nod2\n OD1 SF1 中通\nOD3,SF3', '');
  expect(withoutParcels(rows, rows.slice(0, 1))).toBe('od2\nOD3,SF3');
});
