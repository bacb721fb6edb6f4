import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import { type Cells, linesIn, lookups, micro, sheetOf } from './testing/checked-rows.ts';
import { open } from './testing/read-orders.ts';
import { textRow, workbookParts, worksheet } from './testing/workbook-parts.ts';

describe('headers as the grid takes them', () => {
  const linesFor = async (headers: string[], cells: string[]) => {
    const parts = workbookParts(worksheet(textRow(1, ...headers) + textRow(2, ...cells)));
    const checked = await checkSheet(await open(parts), lookups());
    return { checked, lines: linesIn(checked, 'zh-CN') };
  };

  it('words of other programs name columns, and an item is named by its label', async () => {
    const { checked, lines } = await linesFor(
      ['Order ID', 'SKU', 'Qty', 'Size', '姓名', 'Recipient', 'Color of ink'],
      ['A1', 'SKU1', '2', 'M', '小林', 'Ada', 'red'],
    );
    expect(lines).toEqual([]);
    expect(checked.groups[0]?.rows[0]?.order).toMatchObject({
      attributes: { no: 'A1', quantity: 2, receiver_name: 'Ada' },
      values: { 姓名: '小林' },
    });
    expect([...checked.itemHeaders]).toEqual([[4, '定制项-姓名']]);
  });

  it('of two headers of one word the first is the item’s and the second the column’s', async () => {
    const { checked } = await linesFor(
      ['Order ID', 'SKU', 'Qty', 'Size', '姓名', '姓名'],
      ['A1', 'SKU1', '2', 'M', '小林', '收件人'],
    );
    expect(checked.groups[0]?.rows[0]?.order).toMatchObject({
      attributes: { receiver_name: '收件人' },
      values: { 姓名: '小林' },
    });
  });
});

describe('what the factory asks of addresses', () => {
  const shipping: ShippingRules = {
    shipping_methods: [{ name: 'DHL', kind: 'international' }],
    required_parts: { domestic: ['receiver_name', 'phone'], international: ['country', 'zip_code'], pickup: [] },
    home_country: 'CN',
  };
  const failedWith = async (row: Cells) => {
    const sheet = await open(sheetOf([{ ...micro, ...row }]));
    return linesIn(await checkSheet(sheet, { ...lookups(), shipping }), 'zh-CN');
  };

  it('is asked of each row, by how it is sent', async () => {
    expect(await failedWith({})).toEqual(['第2行：收件人姓名不能为空', '第2行：电话不能为空']);
    expect(await failedWith({ 收件人姓名: '小林', 电话: '13800138000' })).toEqual([]);
    expect(await failedWith({ 物流方式: 'DHL', 国家: '奥兹国', 邮编: '1' })).toEqual([
      expect.stringMatching(/^第2行：没有“奥兹国”这个国家/),
    ]);
    expect(await failedWith({ 国家: 'DE' })).toEqual(['第2行：邮编不能为空']);
  });

  it('reports a cell that cannot be read once', async () => {
    const reasons = await failedWith({ 收件人姓名: '小林', 电话: '<c t="e"><v>#N/A</v></c>' });
    expect(reasons).toHaveLength(1);
  });
});
