import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../byte-source.ts';
import { readRaw, tableOf } from '../testing/read-raw.ts';
import {
  sharedStrings,
  sourceOf,
  styles,
  textRow,
  workbookParts,
  worksheet,
  zipOf,
} from '../testing/workbook-parts.ts';

/** What the only cell of a sheet says. */
async function cell(xml: string, more: Record<string, string> = {}): Promise<string | undefined> {
  const table = await tableOf(sourceOf(workbookParts(worksheet(`<row r="1">${xml}</row>`), more)));
  return table[1]?.A;
}

describe('texts', () => {
  const texts = sharedStrings(
    '<t>第一</t>',
    '<t xml:space="preserve"> 两端 </t>',
    '<r><rPr><b/></rPr><t>粗</t></r><r><t xml:space="preserve">细 </t></r>',
    '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>',
    '<t/>',
    '<t>一行_x000D_\n二行_x005F_x0041_</t>',
    '<t>&lt;名字&gt; &amp; &#x4e2d;</t>',
  );
  it.each([
    [0, '第一'],
    [1, ' 两端 '],
    [2, '粗细 '],
    [3, '東京'],
    [4, undefined],
    [5, '一行\n二行_x0041_'],
    [6, '<名字> & 中'],
  ])('shared text %i', async (index, expected) => {
    expect(await cell(`<c r="A1" t="s"><v>${index}</v></c>`, { 'xl/sharedStrings.xml': texts })).toBe(expected);
  });

  it.each([
    ['<c r="A1" t="inlineStr"><is><t>写在里面</t></is></c>', '写在里面'],
    ['<c r="A1" t="inlineStr"><is><r><t>分</t></r><r><rPr><i/></rPr><t>段</t></r><rPh><t>x</t></rPh></is></c>', '分段'],
    ['<c r="A1" t="str"><f>A2&amp;"x"</f><v>结果</v></c>', '结果'],
    ['<c r="A1" t="str"><f>""</f><v></v></c>', undefined],
    ['<c r="A1" t="s"><v></v></c>', undefined],
    ['<c r="A1" t="s"/>', undefined],
    ['<c r="A1" s="3"/>', undefined],
    ['<c r="A1" t="inlineStr"><is><t>  </t></is></c>', undefined],
    ['<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['<c r="A1" t="b"><v>0</v></c>', 'FALSE'],
    ['<c r="A1" t="e"><v>#N/A</v></c>', 'cell_error: #N/A'],
    ['<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'cell_error: #DIV/0!'],
    ['<c r="A1"><f>B1*2</f><v></v></c>', 'formula_without_value: B1*2'],
    ['<c r="A1"><f>B1*2</f></c>', 'formula_without_value: B1*2'],
    ['<c r="A1"><f t="shared" si="0"/><v>4</v></c>', '4'],
  ])('%s', async (xml, expected) => {
    expect(await cell(xml, { 'xl/sharedStrings.xml': texts })).toBe(expected);
  });

  it('refuses a number of a shared text that is not there', async () => {
    await expect(cell('<c r="A1" t="s"><v>9</v></c>')).rejects.toMatchObject({ code: 'file_damaged' });
  });
});

describe('numbers, as people read them', () => {
  it.each([
    ['1', 0, '1'],
    ['1.0', 0, '1'],
    ['13800138000', 0, '13800138000'],
    ['1.38001380001E11', 0, '138001380001'],
    ['123456789012345', 0, '123456789012345'],
    ['0.30000000000000004', 0, '0.3'],
    ['19.899999999999999', 0, '19.9'],
    ['-2.5', 0, '-2.5'],
    ['1E-9', 0, '0.000000001'],
    ['123456789012345678', 0, '123456789012346000'],
    ['1.5E+25', 0, '1.5e+25'],
    ['1E-30', 0, '0'],
    ['501', '00000', '00501'],
    ['12.5', '00000', '12.5'],
    ['1234.5', '#,##0.00', '1234.5'],
    ['0.25', 9, '0.25'],
    ['12', '0.00E+00', '12'],
    ['12', 'General', '12'],
    ['12', 'G/通用格式', '12'],
    ['12', '[红色]0;[Red]-0', '12'],
    ['12', '0"天 days"', '12'],
  ])('%s in the format %s', async (value, format, expected) => {
    expect(await cell(`<c r="A1" s="0"><v>${value}</v></c>`, { 'xl/styles.xml': styles(format) })).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['46082', 14, '2026-03-01'],
    ['46082.339699074074', 22, '2026-03-01 08:09:10'],
    ['46082.339699074074', 14, '2026-03-01 08:09:10'],
    ['46082', 22, '2026-03-01 00:00:00'],
    ['0.5', 20, '12:00:00'],
    ['1', 14, '1900-01-01'],
    ['59', 14, '1900-02-28'],
    ['61', 14, '1900-03-01'],
    ['2958465', 14, '9999-12-31'],
    ['46082', 31, '2026-03-01'],
    ['46082', 57, '2026-03-01'],
    ['0.75', 55, '18:00:00'],
    ['46082', 'yyyy\\-mm\\-dd', '2026-03-01'],
    ['46082', 'yyyy"年"m"月"d"日"', '2026-03-01'],
    ['46082', '[$-804]yyyy"年"m"月"d"日";@', '2026-03-01'],
    ['46082', '[DBNum1][$-804]yyyy"年"m"月"d"日"', '2026-03-01'],
    ['46082', 'yyyy年m月d日', '2026-03-01'],
    ['46082', 'aaaa', '2026-03-01'],
    ['46082', 'mmm\\-yy', '2026-03-01'],
    ['46082.5', 'yyyy/m/d\\ h:mm;@', '2026-03-01 12:00:00'],
    ['46082.5', '[$-F400]h:mm:ss\\ AM/PM', '2026-03-01 12:00:00'],
    ['0.5', '上午/下午h"时"mm"分"', '12:00:00'],
    ['1.5', '[h]:mm:ss', '36:00:00'],
    ['-1', 14, '-1'],
    ['99999999', 14, '99999999'],
  ])('%s in the format %s', async (value, format, expected) => {
    expect(await cell(`<c r="A1" s="0"><v>${value}</v></c>`, { 'xl/styles.xml': styles(format) })).toBe(expected);
  });

  it('count from 1904 where the workbook says so', async () => {
    const parts = workbookParts(worksheet('<row r="1"><c r="A1" s="0"><v>44620</v></c></row>'), {
      'xl/styles.xml': styles(14),
    });
    const workbook = String(parts['xl/workbook.xml']).replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    expect((await tableOf(sourceOf({ ...parts, 'xl/workbook.xml': workbook })))[1]?.A).toBe('2026-03-01');
  });

  it.each([
    ['2026-03-01T08:09:10', '2026-03-01 08:09:10'],
    ['2026-03-01T08:09:10.000Z', '2026-03-01 08:09:10'],
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T00:00:00', '2026-03-01'],
    ['08:09', '08:09:00'],
    ['someday', 'someday'],
  ])('written as %s', async (value, expected) => {
    expect(await cell(`<c r="A1" t="d"><v>${value}</v></c>`)).toBe(expected);
  });
});

describe('places', () => {
  it('are counted on where cells and rows do not say them', async () => {
    const rows = `${textRow(2, '一', '二')}<row><c><v>1</v></c><c r="D3"><v>4</v></c><c><v>5</v></c></row>`;
    expect(await tableOf(sourceOf(workbookParts(worksheet(rows))))).toEqual({
      2: { A: '一', B: '二' },
      3: { A: '1', D: '4', E: '5' },
    });
  });

  it('are kept where rows and cells are blank, and styled blanks are nothing', async () => {
    const rows = `<row r="1"><c r="A1" s="2"/><c r="B1"/></row><row r="5"><c r="C5"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>`;
    expect(await tableOf(sourceOf(workbookParts(worksheet(rows))))).toEqual({ 5: { C: '1' } });
  });

  it('say whether a row is hidden', async () => {
    const rows = `<row r="1" hidden="1"><c><v>1</v></c></row><row r="2" hidden="false"><c><v>2</v></c></row>`;
    const read = await readRaw(sourceOf(workbookParts(worksheet(rows))));
    expect(read.map(({ isHidden }) => isHidden)).toEqual([true, false]);
  });

  it.each(['<row r="0"/>', '<row r="x"/>', '<row r="1"><c r="1"/></row>', '<row r="1"><c r="ZZZZ1"/></row>'])(
    'are refused as %s',
    async (row) => {
      await expect(tableOf(sourceOf(workbookParts(worksheet(row))))).rejects.toMatchObject({ code: 'file_damaged' });
    },
  );
});

describe('parts', () => {
  it('may be UTF-16', async () => {
    const sheet = worksheet(textRow(1, '马克杯'));
    const wide = new Uint8Array(sheet.length * 2 + 2);
    const view = new DataView(wide.buffer);
    for (const [index, char] of [...`\ufeff${sheet}`].entries()) view.setUint16(index * 2, char.charCodeAt(0), true);
    const parts = { ...workbookParts(''), 'xl/worksheets/sheet1.xml': wide };
    expect(await tableOf(sourceOfBytes(zipOf(parts)))).toEqual({ 1: { A: '马克杯' } });
  });
});
