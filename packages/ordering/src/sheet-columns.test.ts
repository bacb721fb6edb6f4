import { checkLabel } from '@platen/design/save-check';
import { templateKinds } from '@platen/model/catalogue/template-kinds';
import { customItemPrefix, orderAttributesSchema } from '@platen/model/orders/form-orders';
import { describe, expect, it } from 'vitest';
import { orderSheetColumns, type SheetTemplate } from './sheet-columns.ts';
import { item } from './testing/templates.ts';

const sheet = (parts: Partial<SheetTemplate> = {}): SheetTemplate => ({
  no: 'SKU000007',
  name: '马克杯',
  kind: 'form_order',
  sizes: ['11oz', '15oz'],
  items: [],
  ...parts,
});

describe('the columns of an order sheet', () => {
  it('cover every field of an order', () => {
    const keys = orderSheetColumns(sheet(), 'zh-CN').map(({ key }) => key);
    const fields = Object.keys(orderAttributesSchema.shape).filter((field) => field !== 'custom_fields');
    expect(keys.toSorted()).toEqual([...fields, 'sku_template_no'].toSorted());
  });

  it('contain production images only if the customer supplies them', () => {
    const kinds = templateKinds.filter((kind) =>
      orderSheetColumns(sheet({ kind }), 'zh-CN').some(({ key }) => key === 'production_image_urls'),
    );
    expect(kinds).toEqual(['form_order']);
  });

  it('offer the sizes, and the labels of an item with several options', () => {
    const items = [item('底色', { options: ['白', '红'], required: true }), item('姓名', { options: ['王'] })];
    const columns = new Map(orderSheetColumns(sheet({ items }), 'zh-CN').map((column) => [column.key, column]));
    expect(columns.get('size')).toMatchObject({ choices: ['11oz', '15oz'], example: '11oz', isRequired: true });
    expect(columns.get(`${customItemPrefix}底色`)).toMatchObject({ choices: ['白', '红'], isRequired: true });
    expect(columns.get(`${customItemPrefix}姓名`)).toMatchObject({ choices: [], isRequired: false });
  });

  it('contain no size if the template has none', () => {
    expect(orderSheetColumns(sheet({ sizes: [] }), 'zh-CN').some(({ key }) => key === 'size')).toBe(false);
  });

  it('have titles that no custom item may have', () => {
    for (const { title } of orderSheetColumns(sheet(), 'zh-CN')) {
      expect(checkLabel(title, []), title).toEqual({ message: 'label_built_in' });
    }
  });
});
