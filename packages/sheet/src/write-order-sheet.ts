import { columnHeader, orderSheetColumns, type SheetColumn, type SheetTemplate } from '@platen/ordering/sheet-columns';
import { writeXlsx } from 'hucre/xlsx';
import { columnLetter } from './column-letters.ts';

/** How far down the choices are offered; a sheet of more rows is checked all the same when it is imported. */
const choiceRows = 5000;
/** Excel takes a list of choices up to this length and calls the file damaged beyond it. */
const choiceListMaxLength = 255;

const instructions = [
  ['填写说明', ''],
  ['1', '带 * 的列为必填项。'],
  ['2', '图片不超过 30 MB，填写相对于本表格的路径；多张图片每行一个路径，也可以直接放入单元格。'],
  ['3', '“尺寸”和有多个选项的定制项只能填写列出的值。'],
  ['4', '同一客户订单号只能出现一次；请删除示例行后再导入。'],
];

/** An empty order sheet for a template: headers, one example row, the allowed choices, and how to fill it in. */
export async function writeOrderSheet(template: SheetTemplate): Promise<Uint8Array> {
  const columns = orderSheetColumns(template);
  return writeXlsx({
    sheets: [
      {
        name: '订单',
        columns: columns.map((column) => ({
          header: columnHeader(column),
          key: column.key,
          width: columnWidth(column),
        })),
        data: [Object.fromEntries(columns.map(({ key, example }) => [key, example]))],
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, index) => choiceRule(column, index)),
      },
      {
        name: '填写说明',
        columns: [{ width: 10 }, { width: 90 }],
        rows: [...instructions, ['模板', `${template.no} ${template.name}`]],
      },
    ],
  });
}

function columnWidth(column: SheetColumn): number {
  return Math.min(40, Math.max(12, [...columnHeader(column)].length * 2 + 2));
}

function choiceRule({ title, choices }: SheetColumn, index: number) {
  const isListable = choices.join(',').length <= choiceListMaxLength && !choices.some((choice) => choice.includes(','));
  if (choices.length === 0 || !isListable) return [];
  const letter = columnLetter(index);
  return [
    {
      type: 'list' as const,
      values: [...choices],
      allowBlank: true,
      showErrorMessage: true,
      errorMessage: `${title}只能是：${choices.join('、')}`.slice(0, 200),
      range: `${letter}2:${letter}${choiceRows}`,
    },
  ];
}
