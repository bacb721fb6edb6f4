import type { ShippingRules } from '@platen/model/shipping-settings';
import type { TemplateKind } from '@platen/model/sku-templates';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { item, orderTemplate } from '@platen/ordering/testing/templates';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import type { ImageAnswer, SheetLookups } from './checked-sheet.ts';
import { open } from './testing/read-orders.ts';
import { textRow, workbookParts, worksheet } from './testing/workbook-parts.ts';
import { cellMessages, rowMessages } from './sheet.messages.ts';
import { writeErrorSheet } from './write-error-sheet.ts';

const items = [
  item('姓名', { required: true }),
  item('底色', { type: 'color', options: ['白', '红'] }),
  item('照片（竖）', { type: 'image' }),
  item('描边', { type: 'color' }),
];
const noSize = { size: '', price_fen: 100, width: null, height: null };
const templates: Record<string, OrderTemplate> = {
  SKU1: orderTemplate({ no: 'SKU1', excel_config: items }),
  SKU2: orderTemplate({ no: 'SKU2', kind: 'form_order', excel_config: [] }),
  SKU3: orderTemplate({ no: 'SKU3', kind: 'batch_order', excel_config: [] }),
  SKU4: orderTemplate({ no: 'SKU4', kind: 'form_order', excel_config: [], size_prices: [noSize] }),
  SKU9: orderTemplate({ no: 'SKU9', kind: 'engraving' as TemplateKind }),
};
const images: Record<string, ImageAnswer> = {
  'a.png': { filename: 'a.png', width: 100, height: 50 },
  'big.png': { filename: 'big.png', width: 200, height: 50 },
  'lost.png': { refused: 'image_missing', params: { name: 'lost.png' } },
  'a.psd': { refused: 'image_format', params: { name: 'a.psd', formats: ['png', 'jpg', 'jpeg'] } },
  'huge.png': { refused: 'image_too_large', params: { name: 'huge.png', limit: 35 } },
  'wide.png': { refused: 'image_too_many_pixels', params: { name: 'wide.png', limit: 240_000_000 } },
  'broken.png': { refused: 'image_unreadable', params: { name: 'broken.png' } },
  '../up.png': { refused: 'image_outside', params: { name: '../up.png' } },
  'link.png': { refused: 'image_link', params: { name: 'link.png' } },
  'new.png': { refused: 'image_changed', params: { name: 'new.png' } },
  'left.png': { refused: 'image_not_packed', params: { name: 'left.png' } },
  'https://y/a.png': { refused: 'image_address', params: { name: 'https://y/a.png' } },
  'https://x/page': { refused: 'image_not_image', params: { name: 'https://x/page' } },
  'https://x/a.png': { refused: 'image_unreachable', params: { name: 'https://x/a.png' } },
};

function lookups(asked: string[] = []): SheetLookups {
  return {
    findTemplate(no) {
      asked.push(no);
      return Promise.resolve(templates[no]);
    },
    findImage({ reference }) {
      asked.push(reference);
      return Promise.resolve(images[reference] ?? { refused: 'image_missing', params: { name: reference } });
    },
  };
}

type Cells = Readonly<Record<string, string>>;

/** A sheet of the columns that any of the rows has; a cell that begins with `<` is a cell as XML. */
function sheetOf(rows: readonly Cells[]): Record<string, string> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row, index) => {
    const cells = headers.map((header, column) => {
      const place = `${String.fromCharCode(65 + column)}${index + 2}`;
      const text = row[header] ?? '';
      return text.startsWith('<')
        ? text.replace('<c', `<c r="${place}"`)
        : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    });
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  return workbookParts(worksheet(textRow(1, ...headers) + lines.join(''))) as Record<string, string>;
}

async function check(rows: readonly Cells[], asked?: string[]) {
  return checkSheet(await open(sheetOf(rows)), lookups(asked));
}

async function linesOf(...rows: readonly Cells[]): Promise<string[]> {
  return (await check(rows)).failed.flatMap(({ reasons }) => reasons);
}

const micro: Cells = {
  '客户订单号*': 'A1',
  'SKU模板编号*': 'SKU1',
  '总数量*': '2',
  '尺寸*': 'M',
  '定制项-姓名*': '小林',
};
const brought: Cells = {
  '客户订单号*': 'A1',
  'SKU模板编号*': 'SKU2',
  '总数量*': '2',
  '尺寸*': 'M',
  '生产图*': 'a.png',
};
const { '客户订单号*': _no, ...withoutNo } = micro;
const { 'SKU模板编号*': _template, ...withoutTemplate } = micro;

const cases: readonly [string, Cells, readonly string[]][] = [
  ['without an order number', { ...micro, '客户订单号*': '' }, ['客户订单号不能为空']],
  ['without the column of order numbers', withoutNo, ['客户订单号不能为空']],
  ['without a template number', { ...micro, 'SKU模板编号*': ' ' }, ['SKU模板编号不能为空']],
  ['without the column of template numbers', withoutTemplate, ['SKU模板编号不能为空']],
  ['with an unknown template', { ...micro, 'SKU模板编号*': 'SKU7' }, ['SKU模板编号 SKU7 不存在']],
  [
    'with a type that cannot be imported',
    { ...micro, 'SKU模板编号*': 'SKU9' },
    ['模板 SKU9 的类型“engraving”不支持导入'],
  ],
  ['without a quantity', { ...micro, '总数量*': '' }, ['总数量不能为空']],
  ['with a quantity of 0', { ...micro, '总数量*': '0' }, ['总数量不能小于 1']],
  ['with a negative quantity', { ...micro, '总数量*': '-2' }, ['总数量不能小于 1']],
  ['with half a piece', { ...micro, '总数量*': '1.5' }, ['总数量必须是整数']],
  ['with a quantity in words', { ...micro, '总数量*': '两个' }, ['总数量必须是整数']],
  ['without a size', { ...micro, '尺寸*': '' }, ['尺寸不能为空']],
  ['with an unknown size', { ...micro, '尺寸*': 'XXL' }, ['尺寸“XXL”不存在，可选：M、L']],
  ['without a required custom item', { ...micro, '定制项-姓名*': '' }, ['“定制项-姓名”不能为空']],
  ['with no option of a custom item', { ...micro, '定制项-底色': '绿' }, ['定制项-底色：“绿”不在选项中，可选：白、红']],
  [
    'with a custom item that the template does not have',
    { ...micro, '定制项-字体': '楷体' },
    ['模板 SKU1 没有“定制项-字体”，可用：定制项-姓名、定制项-底色、定制项-照片（竖）、定制项-描边'],
  ],
  ['with two pictures for one', { ...micro, '定制项-照片(竖)': 'a.png\nbig.png' }, ['定制项-照片（竖）只能有一张图片']],
  ['without its production image', { ...brought, '生产图*': '' }, ['生产图不能为空']],
  [
    'with a production image of another size',
    { ...brought, '生产图*': 'a.png\nbig.png' },
    ['图片“big.png”为 200 × 50，尺寸“M”要求 100 × 50'],
  ],
  [
    'of a template without sizes, and without width and height',
    { ...brought, 'SKU模板编号*': 'SKU4', '尺寸*': '' },
    ['模板没有设置宽高，无法检查生产图'],
  ],
  ['with a size where there are none', { ...brought, 'SKU模板编号*': 'SKU4' }, ['模板 SKU4 不分尺寸，请留空']],
  ['of a size without width and height', { ...brought, '尺寸*': 'L' }, ['尺寸“L”没有设置宽高，无法检查生产图']],
  ['with production images that its type does not take', { ...micro, '生产图*': 'a.png' }, ['此类型的订单没有生产图']],
  ['with an image that is not there', { ...brought, '生产图*': 'lost.png' }, ['图片“lost.png”不存在']],
  [
    'with an image of another format',
    { ...brought, '生产图*': 'a.psd' },
    ['图片“a.psd”格式不支持，可用：png、jpg、jpeg'],
  ],
  ['with an image that is too large', { ...brought, '生产图*': 'huge.png' }, ['图片“huge.png”超过 35 MB']],
  ['with an image of too many pixels', { ...brought, '生产图*': 'wide.png' }, ['图片“wide.png”超过 240000000 像素']],
  ['with an image that cannot be read', { ...brought, '生产图*': 'broken.png' }, ['无法读取图片“broken.png”的宽高']],
  [
    'with an image outside of the folder',
    { ...brought, '生产图*': '../up.png' },
    ['图片“../up.png”不在表格所在的文件夹中'],
  ],
  ['with an address that is no image', { ...brought, '生产图*': 'https://x/page' }, ['“https://x/page”不是图片']],
  [
    'with an address that does not answer',
    { ...brought, '生产图*': 'https://x/a.png' },
    ['图片“https://x/a.png”下载失败'],
  ],
  [
    'with an image that is a link',
    { ...brought, '生产图*': 'link.png' },
    ['图片“link.png”是快捷方式或链接，请放入图片文件本身'],
  ],
  [
    'with an image that was changed',
    { ...brought, '生产图*': 'new.png' },
    ['图片“new.png”在读取后被修改，请重新导入表格'],
  ],
  [
    'with the address of somebody else’s image',
    { ...brought, '生产图*': 'https://y/a.png' },
    ['不支持外部图片链接“https://y/a.png”，请先上传图片'],
  ],
  [
    'with an image that was not brought along',
    { ...brought, '生产图*': 'left.png' },
    ['图片“left.png”不在上传的文件里，请把表格和图片一起压缩成 zip 后导入'],
  ],
  ['with a colour that is none', { ...micro, '定制项-描边': '很红' }, ['定制项-描边不是有效的颜色']],
  ['with a text that is too long', { ...micro, 邮编: '1'.repeat(30) }, ['邮编不能超过 20 个字符']],
  [
    'with a formula that gives an error',
    { ...micro, '总数量*': '<c t="e"><v>#N/A</v></c>' },
    ['总数量*：公式出错（#N/A）'],
  ],
  [
    'with a picture that is lost',
    { ...micro, '定制项-照片（竖）': '<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>' },
    ['定制项-照片（竖）：单元格中的图片已丢失，请重新插入'],
  ],
  [
    'with a formula without a result',
    { ...micro, '定制项-姓名*': '<c><f>A1</f></c>' },
    ['定制项-姓名*：公式没有计算结果，请用 Excel 或 WPS 打开并保存后再导入'],
  ],
];

/** What takes more than one row, or what only the caller knows. */
const told = {
  kind_unwanted: '模板 SKU1 的类型与所选的导入类型不同',
  number_taken: '客户订单号“A2”已被你的另一个订单使用',
  number_repeated: '客户订单号“A1”与第2行重复',
};

describe('a row is refused', () => {
  it.each(cases)('%s', async (_, row, reasons) => {
    expect(await linesOf(row)).toEqual(reasons.map((reason) => `第2行：${reason}`));
  });

  it('with everything that is wrong with it, at once', async () => {
    const row = { ...brought, '客户订单号*': '', '总数量*': 'x', '尺寸*': 'S', '生产图*': 'lost.png\na.psd' };
    expect(await linesOf(micro, row)).toEqual([
      '第3行：图片“lost.png”不存在',
      '第3行：图片“a.psd”格式不支持，可用：png、jpg、jpeg',
      '第3行：客户订单号不能为空',
      '第3行：总数量必须是整数',
      '第3行：尺寸“S”不存在，可选：M、L',
    ]);
  });

  it('whose template is of another kind than is wanted', async () => {
    const sheet = await open(sheetOf([micro, { ...brought, '客户订单号*': 'A2' }]));
    const { failed } = await checkSheet(sheet, { ...lookups(), kind: 'form_order' });
    expect(failed.flatMap(({ reasons }) => reasons)).toEqual([`第2行：${told.kind_unwanted}`]);
  });

  it('whose order number another order of the customer has', async () => {
    const sheet = await open(sheetOf([micro, { ...micro, '客户订单号*': 'A2' }]));
    const asked: string[][] = [];
    const findTaken = (nos: readonly string[]) => {
      asked.push([...nos]);
      return Promise.resolve(['A2']);
    };
    const { groups, failed } = await checkSheet(sheet, { ...lookups(), findTaken });
    expect(asked).toEqual([['A1', 'A2']]);
    expect(failed.flatMap(({ reasons }) => reasons)).toEqual([`第3行：${told.number_taken}`]);
    expect(groups[0]?.rows.map(({ rowNumber }) => rowNumber)).toEqual([2]);
  });

  it('whose order number was there before', async () => {
    expect(await linesOf(micro, { ...micro, '客户订单号*': ' A1 ' })).toEqual([`第3行：${told.number_repeated}`]);
  });

  it.each(Object.entries({ ...rowMessages, ...cellMessages }))('%s is among what is tested here', (_, { zh }) => {
    const pattern = new RegExp(`^${zh.replace(/[（）.]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
    const lines = [...Object.values(told), ...cases.flatMap(([, , reasons]) => reasons), '第2行：尺寸不能为空'];
    expect(lines.filter((line) => pattern.test(line))).not.toEqual([]);
  });
});

describe('a sheet', () => {
  it('without rows is refused', async () => {
    const parts = workbookParts(worksheet(textRow(1, '客户订单号', '总数量')));
    await expect(checkSheet(await open(parts), lookups())).rejects.toMatchObject({ code: 'no_data' });
    const foreign = workbookParts(worksheet(textRow(1, 'Order ID', 'Qty') + textRow(2, 'A1', '3')));
    await expect(checkSheet(await open(foreign), lookups())).rejects.toMatchObject({ code: 'no_known_header' });
  });

  it('is divided by template, and asks for each template and image once', async () => {
    const asked: string[] = [];
    const rows: Cells[] = [
      { ...brought, '客户订单号*': 'A1' },
      { ...micro, '客户订单号*': 'A2', '定制项-照片（竖）': 'a.png', '定制项-底色': '红' },
      { ...brought, '客户订单号*': 'A3', '生产图*': 'a.png\na.png' },
      { '客户订单号*': 'A4', 'SKU模板编号*': 'SKU3', '总数量*': '9', '尺寸*': 'L' },
    ];
    const { groups, failed } = await check(rows, asked);
    expect(failed).toEqual([]);
    expect(groups.map(({ template, rows: each }) => [template.no, each.map(({ rowNumber }) => rowNumber)])).toEqual([
      ['SKU2', [2, 4]],
      ['SKU1', [3]],
      ['SKU3', [5]],
    ]);
    expect(asked).toEqual(['SKU2', 'SKU1', 'SKU3', 'a.png']);
    const [first] = groups[1]?.rows ?? [];
    expect(first?.order).toMatchObject({
      attributes: { no: 'A2', quantity: 2, size: 'M' },
      amountFen: 4000,
      values: { 姓名: '小林', 底色: '红', '照片（竖）': 'a.png' },
      files: [{ url: 'a.png', width: 100, image: { reference: 'a.png' } }],
    });
    expect(groups[0]?.rows[1]?.order.productionImages.map(({ url }) => url)).toEqual(['a.png', 'a.png']);
  });

  it('says how far it is', async () => {
    const done: number[] = [];
    await checkSheet(await open(sheetOf([micro, { ...micro, '客户订单号*': 'A2' }])), lookups(), (rows) =>
      done.push(rows),
    );
    expect(done).toEqual([1, 2]);
  });

  it('whose failed rows were mended imports again', async () => {
    const sheet = await open(sheetOf([micro, { ...micro, '客户订单号*': 'A2', '总数量*': '0' }]));
    const { failed } = await checkSheet(sheet, lookups());
    const mended = failed.map(({ row, reasons }) => ({
      row: { ...row, cells: new Map([...row.cells, ['quantity', '5']]) },
      reasons,
    }));
    const bytes: number[] = [];
    for await (const chunk of writeErrorSheet(sheet.headers, mended)) bytes.push(...chunk);
    const again = await checkSheet(await open(Uint8Array.from(bytes)), lookups());
    expect(again.failed).toEqual([]);
    expect(again.groups[0]?.rows[0]?.order.attributes).toMatchObject({ no: 'A2', quantity: 5 });
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
    const { failed } = await checkSheet(sheet, { ...lookups(), shipping });
    return failed.flatMap(({ reasons }) => reasons);
  };

  it('is asked of each row, by how it is sent', async () => {
    expect(await failedWith({})).toEqual(['第2行：收件人姓名不能为空', '第2行：电话不能为空']);
    expect(await failedWith({ 收件人姓名: '小林', 电话: '13800138000' })).toEqual([]);
    expect(await failedWith({ 物流方式: 'DHL', 国家: '奥兹国', 邮编: '1' })).toEqual([
      expect.stringMatching(/^第2行：没有“奥兹国”这个国家/),
    ]);
    expect(await failedWith({ 国家: 'DE' })).toEqual(['第2行：邮编不能为空']);
  });

  it('is told once of a cell that cannot be read', async () => {
    const reasons = await failedWith({ 收件人姓名: '小林', 电话: '<c t="e"><v>#N/A</v></c>' });
    expect(reasons).toHaveLength(1);
  });
});
