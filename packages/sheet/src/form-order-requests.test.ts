import { ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { item, orderTemplate } from '@platen/ordering/testing/templates';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import type { CheckedRow } from './checked-sheet.ts';
import { formOrdersOf, imagesOf, requestOf } from './form-order-requests.ts';
import { open } from './testing/read-orders.ts';
import { textRow, workbookParts, worksheet } from './testing/workbook-parts.ts';

const templates = [
  orderTemplate({ no: 'SKU1', excel_config: [item('姓名'), item('照片', { type: 'image' })] }),
  orderTemplate({ no: 'SKU2', kind: 'form_order', excel_config: [] }),
];
const headers = ['客户订单号', 'SKU模板编号', '总数量', '尺寸', '生产图', '定制项-姓名', '定制项-照片', '收件人姓名'];
const rows = [
  ['A1', 'SKU1', '2', 'M', '', 'a.png', 'a.png', '林'],
  ['A2', 'SKU2', '1', 'M', 'a.png\nb.png', '', '', ''],
  ['A3', 'SKU1', '1', 'L', '', '', 'c.png', ''],
];

async function check() {
  const lines = rows.map((row, index) => textRow(index + 2, ...row)).join('');
  return checkSheet(await open(workbookParts(worksheet(textRow(1, ...headers) + lines))), {
    findTemplate: (no) => Promise.resolve(templates.find((each) => each.no === no)),
    findImage: ({ reference }) => Promise.resolve({ filename: reference, width: 100, height: 50 }),
  });
}

describe('the form orders of a sheet', () => {
  it('are sent as the API takes them, images by their address and texts as they are', async () => {
    const checked = await check();
    expect(checked.failed).toEqual([]);
    const [first, second] = formOrdersOf(checked).map((each) => requestOf(each, (name) => `/blobs/${name}`, '/sheet'));
    expect(first).toMatchObject({ type: 'FormOrder::MicroCustom', sku_template_no: 'SKU1', import_file: '/sheet' });
    expect(first?.orders_attributes.map(({ no, custom_fields }) => [no, custom_fields])).toEqual([
      [
        'A1',
        [
          { key: '定制项-姓名', value: 'a.png' },
          { key: '定制项-照片', value: '/blobs/a.png' },
        ],
      ],
      ['A3', [{ key: '定制项-照片', value: '/blobs/c.png' }]],
    ]);
    expect(first?.orders_attributes[0]).toMatchObject({ quantity: 2, size: 'M', receiver_name: '林' });
    expect(second).toMatchObject({
      type: 'FormOrder::Form',
      orders_attributes: [{ no: 'A2', production_image_urls: ['/blobs/a.png', '/blobs/b.png'] }],
    });
  });

  it('show each image once', async () => {
    const { groups } = await check();
    const images = imagesOf(groups.flatMap((group) => group.rows));
    expect(images.map(({ reference }) => reference)).toEqual(['a.png', 'c.png', 'b.png']);
  });

  it('have no more rows than a request may have', async () => {
    const [row] = (await check()).groups[0]?.rows ?? [];
    const many = Array.from({ length: ordersPerRequestMax * 2 + 1 }, () => row as CheckedRow);
    const [template] = templates as [(typeof templates)[0]];
    const parts = formOrdersOf({ groups: [{ template, rows: many }] });
    expect(parts.map((part) => part.rows.length)).toEqual([ordersPerRequestMax, ordersPerRequestMax, 1]);
  });
});
