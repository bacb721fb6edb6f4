import { orderNumberKey } from '@platen/model/orders/order-number';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import { sheetLimits } from './limits.ts';
import { cellMessages, rowMessages } from './sheet.messages.ts';
import { SheetError } from './sheet-error.ts';
import { type Cells, check, linesIn, linesOf, lookups, micro, sheetOf, suppliedRow } from './testing/checked-rows.ts';
import { open } from './testing/read-orders.ts';
import { textRow, workbookParts, worksheet } from './testing/workbook-parts.ts';
import { type ErrorRow, writeErrorSheet } from './write-error-sheet.ts';

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
  ['without its production image', { ...suppliedRow, '生产图*': '' }, ['生产图不能为空']],
  [
    'with a production image of another size',
    { ...suppliedRow, '生产图*': 'a.png\nbig.png' },
    ['图片“big.png”为 200 × 50，尺寸“M”要求 100 × 50'],
  ],
  [
    'of a template without sizes, and without width and height',
    { ...suppliedRow, 'SKU模板编号*': 'SKU4', '尺寸*': '' },
    ['模板没有设置宽高，无法检查生产图'],
  ],
  ['with a size where there are none', { ...suppliedRow, 'SKU模板编号*': 'SKU4' }, ['模板 SKU4 不分尺寸，请留空']],
  ['of a size without width and height', { ...suppliedRow, '尺寸*': 'L' }, ['尺寸“L”没有设置宽高，无法检查生产图']],
  ['with production images that its type does not take', { ...micro, '生产图*': 'a.png' }, ['此类型的订单没有生产图']],
  ['with an image that is not there', { ...suppliedRow, '生产图*': 'lost.png' }, ['图片“lost.png”不存在']],
  [
    'with an image of another format',
    { ...suppliedRow, '生产图*': 'a.psd' },
    ['图片“a.psd”格式不支持，可用：png、jpg、jpeg'],
  ],
  ['with an image that is too large', { ...suppliedRow, '生产图*': 'huge.png' }, ['图片“huge.png”超过 35 MB']],
  [
    'with an image of too many pixels',
    { ...suppliedRow, '生产图*': 'wide.png' },
    ['图片“wide.png”超过 240000000 像素'],
  ],
  [
    'with an image that cannot be read',
    { ...suppliedRow, '生产图*': 'broken.png' },
    ['无法读取图片“broken.png”的宽高'],
  ],
  [
    'with an image outside of the folder',
    { ...suppliedRow, '生产图*': '../up.png' },
    ['图片“../up.png”不在表格所在的文件夹中'],
  ],
  ['with an address that is no image', { ...suppliedRow, '生产图*': 'https://x/page' }, ['“https://x/page”不是图片']],
  [
    'with an address that does not answer',
    { ...suppliedRow, '生产图*': 'https://x/a.png' },
    ['图片“https://x/a.png”下载失败'],
  ],
  [
    'with an image that is a link',
    { ...suppliedRow, '生产图*': 'link.png' },
    ['图片“link.png”是快捷方式或链接，请放入图片文件本身'],
  ],
  [
    'with an image that was changed',
    { ...suppliedRow, '生产图*': 'new.png' },
    ['图片“new.png”在读取后被修改，请重新导入表格'],
  ],
  [
    'with the address of somebody else’s image',
    { ...suppliedRow, '生产图*': 'https://y/a.png' },
    ['不支持外部图片链接“https://y/a.png”，请先上传图片'],
  ],
  [
    'with an image that was not brought along',
    { ...suppliedRow, '生产图*': 'left.png' },
    ['图片“left.png”不在上传的文件里，请把表格和图片一起压缩成 zip 后导入'],
  ],
  ['with a color that is none', { ...micro, '定制项-描边': '很红' }, ['定制项-描边不是有效的颜色']],
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
const expectedTexts = {
  kind_unwanted: '模板 SKU1 的类型与所选的导入类型不同',
  number_taken: '客户订单号“A2”已被你的另一个订单使用',
  number_repeated: '客户订单号“A1”与第2行重复',
};

describe('a row is refused', () => {
  it.each(cases)('%s', async (_, row, reasons) => {
    expect(await linesOf(row)).toEqual(reasons.map((reason) => `第2行：${reason}`));
  });

  it('with everything that is wrong with it, at once', async () => {
    const row = { ...suppliedRow, '客户订单号*': '', '总数量*': 'x', '尺寸*': 'S', '生产图*': 'lost.png\na.psd' };
    expect(await linesOf(micro, row)).toEqual([
      '第3行：图片“lost.png”不存在',
      '第3行：图片“a.psd”格式不支持，可用：png、jpg、jpeg',
      '第3行：客户订单号不能为空',
      '第3行：总数量必须是整数',
      '第3行：尺寸“S”不存在，可选：M、L',
    ]);
  });

  it('whose template is of another kind than is wanted', async () => {
    const sheet = await open(sheetOf([micro, { ...suppliedRow, '客户订单号*': 'A2' }]));
    const checked = await checkSheet(sheet, { ...lookups(), kind: 'form_order' });
    expect(linesIn(checked, 'zh-CN')).toEqual([`第2行：${expectedTexts.kind_unwanted}`]);
  });

  it('whose order number another order of the customer has', async () => {
    const sheet = await open(sheetOf([micro, { ...micro, '客户订单号*': 'A2' }]));
    const asked: string[][] = [];
    const findTaken = (nos: readonly string[]) => {
      asked.push([...nos]);
      return Promise.resolve([orderNumberKey({ no: 'A2', sub_no: '' })]);
    };
    const checked = await checkSheet(sheet, { ...lookups(), findTaken });
    const { groups } = checked;
    expect(asked).toEqual([['A1', 'A2']]);
    expect(linesIn(checked, 'zh-CN')).toEqual([`第3行：${expectedTexts.number_taken}`]);
    expect(groups[0]?.rows.map(({ rowNumber }) => rowNumber)).toEqual([2]);
  });

  it('whose order number was there before', async () => {
    expect(await linesOf(micro, { ...micro, '客户订单号*': ' A1 ' })).toEqual([
      `第3行：${expectedTexts.number_repeated}`,
    ]);
  });

  it('only if its sub number was there too', async () => {
    const [first, second] = [
      { ...micro, 子订单号: '1' },
      { ...micro, 子订单号: '2' },
    ];
    expect(await linesOf(first, second)).toEqual([]);
    expect(await linesOf(first, second, second)).toEqual(['第4行：客户订单号“A1”与第3行重复']);
  });

  it.each(Object.entries({ ...rowMessages, ...cellMessages }))('%s is among what is tested here', (_, { zh }) => {
    const pattern = new RegExp(`^${zh.replace(/[（）.]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
    const lines = [
      ...Object.values(expectedTexts),
      ...cases.flatMap(([, , reasons]) => reasons),
      '第2行：尺寸不能为空',
    ];
    expect(lines.filter((line) => pattern.test(line))).not.toEqual([]);
  });
});

describe('a sheet', () => {
  it('without rows is refused', async () => {
    const parts = workbookParts(worksheet(textRow(1, '客户订单号', '总数量')));
    await expect(checkSheet(await open(parts), lookups())).rejects.toMatchObject({ code: 'no_data' });
  });

  it('whose headers do not say where the least is that an order needs is refused with that alone', async () => {
    const rows =
      textRow(1, 'Bestellung', 'Artikel', 'Qty') + textRow(2, 'A1', 'SKU1', '3') + textRow(3, 'A2', 'SKU1', 'x');
    const refusal: unknown = await checkSheet(await open(workbookParts(worksheet(rows))), lookups()).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(SheetError);
    const texts = (['zh-CN', 'en-US'] as const).map((locale) => (refusal as SheetError).textIn(locale));
    expect(texts).toEqual([
      '没有认出这些列：客户订单号、SKU模板编号。请告诉我们它们是表格中的哪一列',
      'These columns were not found: Order number, SKU template number. Say which headers of your sheet they are',
    ]);
  });

  it('is checked to the row that is the last of too many wrong ones, and no further', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ ...micro, '客户订单号*': `A${index}`, '总数量*': '0' }));
    const done: number[] = [];
    const note = (count: number) => done.push(count);
    const limits = { ...sheetLimits, failedRows: 700 };
    const { failed, stoppedAt } = await checkSheet(await open(sheetOf(rows)), lookups(), note, limits);
    expect(failed).toHaveLength(700);
    expect(stoppedAt).toBe(701);
    expect(done.at(-1)).toBe(1000);
  });

  it('is divided by template, and asks for each template and image once', async () => {
    const asked: string[] = [];
    const rows: Cells[] = [
      { ...suppliedRow, '客户订单号*': 'A1' },
      { ...micro, '客户订单号*': 'A2', '定制项-照片（竖）': 'a.png', '定制项-底色': '红' },
      { ...suppliedRow, '客户订单号*': 'A3', '生产图*': 'a.png\na.png' },
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

  it('whose failed rows were corrected imports again', async () => {
    const sheet = await open(sheetOf([micro, { ...micro, '客户订单号*': 'A2', '总数量*': '0' }]));
    const { failed } = await checkSheet(sheet, lookups());
    const corrected: ErrorRow[] = [];
    for await (const row of sheet.rows()) {
      const reasons = failed.find(({ rowNumber }) => rowNumber === row.rowNumber)?.reasons;
      const cells = new Map([...row.cells, ['quantity', '5']]);
      if (reasons) corrected.push({ row: { ...row, cells }, reasons: reasons.map(({ zh }) => zh) });
    }
    const bytes: number[] = [];
    for await (const chunk of writeErrorSheet(sheet.headers, corrected, { locale: 'en-US' })) bytes.push(...chunk);
    const again = await checkSheet(await open(Uint8Array.from(bytes)), lookups());
    expect(again.failed).toEqual([]);
    expect(again.groups[0]?.rows[0]?.order.attributes).toMatchObject({ no: 'A2', quantity: 5 });
  });
});

describe('in English', () => {
  const row: Cells = {
    'Order number*': 'A1',
    'SKU template number*': 'SKU1',
    'Quantity*': '2',
    'Size*': 'M',
    'Custom item: 姓名*': '小林',
  };
  const english = async (changes: Cells) => linesIn(await check([{ ...row, ...changes }]), 'en-US');

  it.each<[string, Cells, string]>([
    ['a field', { 'Quantity*': 'x' }, 'Quantity must be a whole number'],
    ['a missing item', { 'Custom item: 姓名*': '' }, '“Custom item: 姓名” is required'],
    ['an option', { 'Custom item: 底色': '绿' }, 'Custom item: 底色: “绿” is not an option. Choose from: 白, 红'],
    [
      'an unknown item',
      { 'Custom item: 字体': '楷体' },
      'Template SKU1 has no “Custom item: 字体”. Available: Custom item: 姓名, Custom item: 底色, Custom item: 照片（竖）, Custom item: 描边',
    ],
    ['a template', { 'SKU template number*': 'SKU7' }, 'SKU template number SKU7 does not exist'],
  ])('%s is named as the sheet names it', async (_, changes, line) => {
    expect(await english(changes)).toEqual([`Row 2: ${line}`]);
  });

  it('no line has a word of Chinese that is not the sheet’s own', async () => {
    const all = await Promise.all(cases.map(async ([, cells]) => linesIn(await check([cells]), 'en-US')));
    const words = all
      .flat()
      .map((line) => line.replace(/姓名|底色|照片（竖）|描边|字体|[白红绿]|总数量\*|很红|定制项-/g, ''));
    expect(words.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([]);
  });
});
