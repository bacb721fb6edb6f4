import { columnHeader, orderSheetColumns, type SheetColumn, type SheetTemplate } from '@platen/ordering/sheet-columns';
import { type DataValidation, writeXlsx } from 'hucre/xlsx';
import { columnLetter } from './column-letters.ts';

/** How far down choices and notes are offered; a sheet of more rows is checked all the same when it is imported. */
const guidedRows = 5000;
/** Excel calls a file damaged whose note is longer. */
const noteMaxLength = 255;
const choicesSheet = '选项';

const instructions = [
  ['填写说明', ''],
  ['1', '带 * 的列为必填项。'],
  ['2', '图片不超过 30 MB，填写相对于本表格的路径；多张图片每行一个路径，也可以直接放入单元格。'],
  ['3', '“尺寸”和有多个选项的定制项只能填写列出的值。'],
  ['4', '同一客户订单号只能出现一次；请删除示例行后再导入。'],
];

const headerStyle = { font: { bold: true }, alignment: { vertical: 'center' } } as const;
const requiredStyle = { ...headerStyle, font: { bold: true, color: { rgb: 'C00000' } } } as const;

/**
 * An empty order sheet for a template: headers, one example row, the allowed choices, notes at the cells, and how to
 * fill it in. The choices stand on a hidden sheet, where they may be many and contain anything: a list inside of a rule
 * ends at 255 characters and is cut at commas.
 */
export async function writeOrderSheet(template: SheetTemplate): Promise<Uint8Array> {
  const columns = orderSheetColumns(template);
  const lists = columns.filter(({ choices }) => choices.length > 0);
  return writeXlsx({
    sheets: [
      {
        name: '订单',
        columns: columns.map((column) => ({ width: columnWidth(column) })),
        rows: [columns.map(columnHeader), columns.map(({ example }) => example)],
        cells: new Map(
          columns.map(({ isRequired }, index) => [`0,${index}`, { style: isRequired ? requiredStyle : headerStyle }]),
        ),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, index) => rulesOf(column, index, lists.indexOf(column))),
      },
      {
        name: '填写说明',
        columns: [{ width: 10 }, { width: 90 }],
        rows: [...instructions, ['模板', `${template.no} ${template.name}`]],
      },
      ...(lists.length > 0 ? [{ name: choicesSheet, hidden: true, rows: choiceRows(lists) }] : []),
    ],
  });
}

function columnWidth(column: SheetColumn): number {
  return Math.min(40, Math.max(12, [...columnHeader(column)].length * 2 + 2));
}

/** One column for each list, below each other. */
function choiceRows(lists: readonly SheetColumn[]): string[][] {
  const longest = Math.max(...lists.map(({ choices }) => choices.length));
  return Array.from({ length: longest }, (_, row) => lists.map(({ choices }) => choices[row] ?? ''));
}

function rulesOf(column: SheetColumn, index: number, list: number): DataValidation[] {
  const note = noteOf(column);
  const rule = list >= 0 ? choiceRule(column, list) : column.key === 'quantity' ? quantityRule : note && anyTextRule;
  if (!rule) return [];
  const letter = columnLetter(index);
  const shown = note ? { showInputMessage: true, inputTitle: column.title.slice(0, 32), inputMessage: note } : {};
  return [{ ...rule, ...shown, allowBlank: true, range: `${letter}2:${letter}${guidedRows}` }];
}

type Rule = Omit<DataValidation, 'range'>;

function choiceRule({ title, choices }: SheetColumn, list: number): Rule {
  const letter = columnLetter(list);
  return {
    type: 'list',
    formula1: `'${choicesSheet}'!$${letter}$1:$${letter}$${choices.length}`,
    showErrorMessage: true,
    errorMessage: `${title}只能是：${choices.join('、')}`.slice(0, noteMaxLength),
  };
}

const quantityRule: Rule = {
  type: 'whole',
  operator: 'greaterThanOrEqual',
  formula1: '1',
  showErrorMessage: true,
  errorMessage: '总数量必须是大于 0 的整数',
};

/** Every text keeps it: it is there for its note. */
const anyTextRule: Rule = { type: 'textLength', operator: 'greaterThanOrEqual', formula1: '0' };

const notes: Readonly<Record<string, string>> = {
  no: '你自己的订单号，每行一个，不能重复。',
  quantity: '大于 0 的整数。',
  production_image_urls: '填写图片相对于本表格的路径，多张图片每行一个（Alt+Enter 换行）；也可以直接把图片放入单元格。',
};

/** What to know of a column while filling in one of its cells. */
function noteOf({ key, choices, isRequired }: SheetColumn): string | undefined {
  const note = notes[key] ?? (choices.length > 1 ? `请从 ${choices.length} 个选项中选择。` : undefined);
  return isRequired ? `必填。${note ?? ''}` : note;
}
