import type { SheetTemplate } from '@platen/ordering/sheet-columns';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { writeOrderSheet } from './write-order-sheet.ts';

const mug: SheetTemplate = {
  no: 'SKU000007',
  name: '11oz 白瓷马克杯',
  kind: 'micro_custom',
  sizes: ['11oz', '15oz'],
  items: [
    { key: '姓名', label: '姓名', type: 'text', required: true, options: [], value: '' },
    {
      key: '底色',
      label: '底色',
      type: 'color',
      required: false,
      value: '#fff',
      options: [
        { label: '白', value: '#fff' },
        { label: '红', value: '#f00' },
      ],
    },
  ],
};

async function read(template: SheetTemplate) {
  const [sheet] = (await readXlsx(await writeOrderSheet(template))).sheets;
  return sheet;
}

describe('the order sheet of a template', () => {
  it('has every column, required ones with a star, and the custom items last', async () => {
    const sheet = await read(mug);
    expect(sheet?.rows[0]).toEqual([
      '客户订单号*',
      '子订单号',
      'SKU模板编号*',
      '总数量*',
      '尺寸*',
      '收件人姓名',
      '公司名称',
      '电话',
      '国家',
      '省份',
      '城市',
      '地址',
      '邮编',
      '物流方式',
      '备注',
      '定制项-姓名*',
      '定制项-底色',
    ]);
    expect(sheet?.rows[1]).toMatchObject({ 0: 'A20260001', 2: 'SKU000007', 3: 1, 4: '11oz' });
  });

  it('asks for production images where the customer brings them', async () => {
    const sheet = await read({ ...mug, kind: 'form_order', items: [] });
    expect(sheet?.rows[0]).toContain('生产图*');
    expect((await read(mug))?.rows[0]).not.toContain('生产图*');
  });

  it('offers the choices in the cells', async () => {
    const rules = (await read(mug))?.dataValidations ?? [];
    expect(rules.map(({ range }) => range)).toEqual(['C2:C5000', 'E2:E5000', 'Q2:Q5000']);
    expect(JSON.stringify(rules)).toContain('15oz');
  });

  it('leaves out a list of choices that Excel would not open', async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => `尺寸名称很长的一个-${index}`);
    const rules = (await read({ ...mug, sizes }))?.dataValidations ?? [];
    expect(rules.map(({ range }) => range)).not.toContain('E2:E5000');
  });
});
