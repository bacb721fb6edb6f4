import type { Locale } from '@platen/model/text/locale';
import type { SheetTemplate } from '@platen/ordering/sheet-columns';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { open, rowsOf } from './testing/read-orders.ts';
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

async function read(template: SheetTemplate, locale: Locale = 'zh-CN') {
  const [sheet] = (await readXlsx(await writeOrderSheet(template, locale))).sheets;
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

  it('offers the choices in the cells, however many and whatever is in them', async () => {
    const sizes = Array.from({ length: 300 }, (_, index) => `尺寸 "${index}", 大号`);
    const { sheets } = await readXlsx(await writeOrderSheet({ ...mug, sizes }, 'zh-CN'));
    const lists = sheets[0]?.dataValidations?.filter(({ type }) => type === 'list');
    expect(lists?.map(({ range, formula1 }) => [range, formula1])).toEqual([
      ['C2:C5000', "'选项'!$A$1:$A$1"],
      ['E2:E5000', "'选项'!$B$1:$B$300"],
      ['Q2:Q5000', "'选项'!$C$1:$C$2"],
    ]);
    expect(sheets[2]).toMatchObject({ name: '选项', hidden: true });
    expect(sheets[2]?.rows.map((row) => row[1])).toEqual(sizes);
    expect(sheets[2]?.rows.slice(0, 2).map((row) => row[2])).toEqual(['白', '红']);
  });

  it('says at the cells what goes into them, as short as Excel takes it', async () => {
    const sizes = Array.from({ length: 300 }, (_, index) => `尺寸名称很长的一个-${index}`);
    const rules = (await read({ ...mug, sizes, kind: 'form_order' }))?.dataValidations ?? [];
    const noted = new Map(rules.map(({ inputTitle, inputMessage }) => [inputTitle, inputMessage]));
    expect(noted.get('尺寸')).toBe('必填。请从 300 个选项中选择。');
    expect(noted.get('生产图')).toContain('Alt+Enter');
    expect(noted.get('定制项-姓名')).toBe('必填。');
    expect(noted.get('备注')).toBeUndefined();
    expect(rules.find(({ type }) => type === 'whole')?.errorMessage).toBe('总数量必须是大于 0 的整数');
    for (const { errorMessage = '', inputMessage = '' } of rules) {
      expect(errorMessage.length).toBeLessThanOrEqual(255);
      expect(inputMessage.length).toBeLessThanOrEqual(255);
    }
  });

  it('has English names, choices and notes for English readers', async () => {
    const sheet = await read({ ...mug, kind: 'form_order' }, 'en-US');
    expect(sheet?.rows[0]?.slice(0, 6)).toEqual([
      'Order number*',
      'Sub number',
      'SKU template number*',
      'Quantity*',
      'Size*',
      'Production images*',
    ]);
    expect(sheet?.rows[0]?.slice(-2)).toEqual(['Custom item: 姓名*', 'Custom item: 底色']);
    const written = JSON.stringify([sheet?.rows, sheet?.dataValidations]).replace(/姓名|底色|[白红]/g, '');
    expect(written).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['zh-CN', '订单'],
    ['en-US', 'Orders'],
  ] as const)('in %s is read back by our own reader, without the hidden choices', async (locale, name) => {
    const sheet = await open(await writeOrderSheet(mug, locale));
    expect(sheet.name).toBe(name);
    expect(sheet.headers.filter(({ key }) => key === undefined)).toEqual([]);
    expect(await rowsOf(sheet)).toEqual([
      { row: 2, no: 'A20260001', sku_template_no: 'SKU000007', quantity: '1', size: '11oz', '定制项-底色': '白' },
    ]);
  });
});
