import { describe, expect, it } from 'vitest';
import { cellText } from './row-texts.ts';
import { open, readOrders, rowsOf } from './testing/read-orders.ts';
import {
  main,
  officeRelationships,
  relationships,
  textRow,
  workbookParts,
  worksheet,
} from './testing/workbook-parts.ts';

const order = ['A1', 'SKU000007', '3'];
const sheetOf = (...rows: readonly (readonly string[])[]) =>
  worksheet(rows.map((texts, index) => textRow(index + 1, ...texts)).join(''));

describe('headers', () => {
  it.each([
    ['客户订单号*'],
    ['客户订单号'],
    ['*客户订单号'],
    ['客户订单号＊'],
    [' 客户 订单号 * '],
    ['客户订单号\n*'],
    ['\u200b客户订单号'],
  ])('%j names the order number', async (header) => {
    const [first] = (await open(workbookParts(sheetOf([header, 'SKU模板编号'], order)))).headers;
    expect(first).toMatchObject({ text: header, key: 'no' });
  });

  it.each([
    ['ＳＫＵ模板编号', 'sku_template_no'],
    ['sku 模板编号*', 'sku_template_no'],
    ['定制项-姓名*', '定制项-姓名'],
    ['定制项－姓名（中文）＊', '定制项-姓名（中文）'],
    [' 定制项 — 底色', '定制项-底色'],
    ['定制项-__proto__', '定制项-__proto__'],
    ['定制项-', undefined],
    ['定制项', undefined],
    ['Custom item: Name*', '定制项-Name'],
    ['custom items - Name', '定制项-Name'],
    ['SKU template number', 'sku_template_no'],
    ['Qty', 'quantity'],
    ['Order ID', undefined],
  ])('%s', async (header, key) => {
    const { headers } = await open(workbookParts(sheetOf(['客户订单号', header], order)));
    expect(headers[1]).toMatchObject({ column: 1, text: header, key });
  });

  it('come with different values of their columns', async () => {
    const rows = ['1', '1', '', '2', '3', '4'].map((gift) => [...order, gift]);
    const { headers } = await open(workbookParts(sheetOf(['Order ID', 'Item', 'Qty', 'Gift'], ...rows)));
    expect(headers.map(({ samples }) => samples)).toEqual([['A1'], ['SKU000007'], ['3'], ['1', '2', '3']]);
  });

  it('that are not ours are applied as the merchant mapped them', async () => {
    const parts = workbookParts(sheetOf(['Order ID', 'Item', 'Qty', 'Gift'], [...order, 'no']));
    expect((await open(parts)).headers.map(({ text, key }) => [text, key])).toEqual([
      ['Order ID', 'no'],
      ['Item', undefined],
      ['Qty', 'quantity'],
      ['Gift', undefined],
    ]);
    const mapping = { 'order id': 'remark', 'Item ': 'sku_template_no', Gift: 'no' };
    const ours = { headers: ['QTY', 'Gift', ' order id', 'Item'], mapping };
    const other = { headers: ['Order ID', 'Item', 'Qty'], mapping: { Qty: 'remark' } };
    // Who has mapped the headers has said of each what it means, and of the others that they mean nothing.
    expect(await readOrders(parts, { mappings: [other, ours] })).toEqual([
      { row: 2, remark: 'A1', sku_template_no: 'SKU000007', no: 'no' },
    ]);
    expect((await open(parts, { mappings: [other] })).headers.map(({ key }) => key)).toEqual(
      (await open(parts)).headers.map(({ key }) => key),
    );
  });

  it('may stand below a title', async () => {
    const rows = sheetOf(['三月订单'], [], ['客户订单号', 'SKU模板编号', '总数量'], order);
    expect(await readOrders(workbookParts(rows))).toEqual([
      { row: 4, no: 'A1', sku_template_no: 'SKU000007', quantity: '3' },
    ]);
  });

  it('of a foreign sheet are found below its title too', async () => {
    const { headers } = await open(workbookParts(sheetOf(['March'], ['Order', 'Item', 'Qty'], order)));
    expect(headers.map(({ text }) => text)).toEqual(['Order', 'Item', 'Qty']);
  });

  it('that are merged name every column and take every row that they cover', async () => {
    const first = textRow(1, '客户订单号', '商品', '', '生产图', '').replace(
      '<c t="inlineStr"><is><t></t></is></c>',
      '<c/>',
    );
    const second = `<row r="2"><c r="B2" t="inlineStr"><is><t>SKU模板编号</t></is></c><c r="C2" t="inlineStr"><is><t>总数量</t></is></c></row>`;
    const merges =
      '<mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:E2"/></mergeCells>';
    const parts = workbookParts(worksheet(first + second + textRow(3, ...order, 'a.png', 'b.png'), merges));
    expect(await readOrders(parts)).toEqual([
      { row: 3, no: 'A1', sku_template_no: 'SKU000007', quantity: '3', production_image_urls: 'a.png\nb.png' },
    ]);
  });

  it('of one name in several columns make one text of several lines', async () => {
    const parts = workbookParts(sheetOf(['客户订单号', '生产图', '生产图*', '备注'], ['A1', 'a.png', 'b.png', '']));
    expect(await readOrders(parts)).toEqual([{ row: 2, no: 'A1', production_image_urls: 'a.png\nb.png' }]);
  });
});

describe('the sheet that is read', () => {
  const tab = (name: string, id: string, state = '') =>
    `<sheet name="${name}" sheetId="1" r:id="${id}"${state && ` state="${state}"`}/>`;
  const workbook = (...tabs: readonly string[]) =>
    `<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets>${tabs.join('')}</sheets></workbook>`;
  const ours = sheetOf(['客户订单号', '总数量'], ['A1', '3']);

  it('is the one with our headers, whatever stands before it', async () => {
    const sheet = await open({
      ...workbookParts(sheetOf(['填写说明'], ['1', '客户订单号'])),
      'xl/workbook.xml': workbook(
        tab('说明', 'rId1'),
        tab('图表', 'rId2'),
        tab('空', 'rId3'),
        tab('藏', 'rId4', 'hidden'),
        tab('订单', 'rId5'),
        tab('副本', 'rId6'),
      ),
      'xl/_rels/workbook.xml.rels': relationships(
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'chartsheet', 'chartsheets/sheet1.xml'],
        ['rId3', 'worksheet', 'worksheets/sheet3.xml'],
        ['rId4', 'worksheet', 'worksheets/sheet4.xml'],
        ['rId5', 'worksheet', 'worksheets/sheet5.xml'],
        ['rId6', 'worksheet', 'worksheets/sheet5.xml'],
      ),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${main}"/>`,
      'xl/worksheets/sheet3.xml': worksheet(''),
      'xl/worksheets/sheet4.xml': sheetOf(['客户订单号', 'SKU模板编号', '总数量', '尺寸'], ['old', 'SKU1', '1', 'S']),
      'xl/worksheets/sheet5.xml': ours,
    });
    expect(sheet.name).toBe('订单');
    expect(await rowsOf(sheet)).toEqual([{ row: 2, no: 'A1', quantity: '3' }]);
  });

  it('is refused where there is nothing in any', async () => {
    await expect(open(workbookParts(worksheet('<row r="1"><c r="A1" s="1"/></row>')))).rejects.toMatchObject({
      code: 'no_data',
    });
    await expect(
      open({ ...workbookParts(ours), 'xl/workbook.xml': workbook(tab('藏', 'rId1', 'veryHidden')) }),
    ).rejects.toMatchObject({ code: 'no_data' });
  });
});

describe('rows', () => {
  it('can be read again, and left in the middle', async () => {
    const sheet = await open(workbookParts(sheetOf(['客户订单号'], ['A1'], ['A2'], ['A3'])));
    for await (const { rowNumber } of sheet.rows()) if (rowNumber === 3) break;
    expect(await rowsOf(sheet)).toHaveLength(3);
    expect(await rowsOf(sheet)).toHaveLength(3);
  });

  it('with nothing in our columns are not there, and the others keep their number', async () => {
    const parts = workbookParts(sheetOf(['客户订单号', '负责人'], ['A1', '张'], ['', '李'], [' '], ['A2']));
    expect(await readOrders(parts)).toEqual([
      { row: 2, no: 'A1' },
      { row: 5, no: 'A2' },
    ]);
  });

  it('say which of their cells could not be read', async () => {
    const data = `${textRow(1, '客户订单号*', '总数量', '负责人')}<row r="2"><c t="e"><v>#REF!</v></c><c><f>B9</f></c><c t="e"><v>#N/A</v></c></row>`;
    const sheet = await open(workbookParts(worksheet(data)));
    expect(await rowsOf(sheet)).toEqual([{ row: 2, 'no!': 'cell_error', 'quantity!': 'formula_without_value' }]);
    const finding = { key: 'no', header: '客户订单号*', code: 'cell_error', value: '#REF!' } as const;
    expect(cellText(finding)).toEqual({
      zh: '客户订单号*：公式出错（#REF!）',
      en: '客户订单号*: the formula gives an error (#REF!)',
    });
  });
});
