import { describe, expect, it } from 'vitest';
import { refusedAnswerLine } from './row-texts.ts';

const rows = [
  { rowNumber: 2, order: { attributes: {} } },
  { rowNumber: 7, order: { attributes: { custom_fields: [{ key: '定制项-姓名' }] } } },
];

describe('what a server refused late', () => {
  it('is told with its row and its column, in either language', () => {
    const taken = {
      path: 'orders_attributes[1].no',
      code: 'duplicate_number',
      params: { no: 'A7' },
      message: '',
    } as const;
    expect(refusedAnswerLine(rows, taken)).toEqual({
      zh: '第7行：订单号“A7”已存在',
      en: 'Row 7: Order number “A7” already exists',
    });
    const long = { path: 'orders_attributes[0].zip_code', code: 'too_long', params: { max: 20 }, message: '' } as const;
    expect(refusedAnswerLine(rows, long)).toEqual({
      zh: '第2行：邮编不能超过 20 个字符',
      en: 'Row 2: Postal code must have at most 20 characters',
    });
    const item = {
      path: 'orders_attributes[1].custom_fields[0].value',
      code: 'required',
      params: {},
      message: '',
    } as const;
    expect(refusedAnswerLine(rows, item).en).toBe('Row 7: Custom item: 姓名 is required');
  });

  it('is told as it is where it is about no row, or in no words of ours', () => {
    const whole = { path: 'orders_attributes', code: 'too_many', params: { max: 3 }, message: '' } as const;
    expect(refusedAnswerLine(rows, whole).en).toContain('at most 3 entries');
    const other = { path: 'orders_attributes[0]', code: 'not_found', params: {}, message: 'Gone' } as const;
    expect(refusedAnswerLine(rows, other)).toEqual({ zh: '第2行：Gone', en: 'Row 2: Gone' });
  });
});
