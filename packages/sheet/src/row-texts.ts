import type { FieldFinding } from '@platen/model/field-findings';
import { labelledReason } from '@platen/model/field-reasons';
import { fillIn, type TextParams } from '@platen/model/locale';
import { type OrderColumn, orderColumnTitles } from '@platen/model/order-columns';
import type { CheckedRow } from './checked-sheet.ts';
import { type CellFinding, cellFindingText } from './read-order-sheet.ts';
import { type RowMessage, rowMessages } from './sheet.messages.ts';

/** What is wrong with a row is said in Chinese, whoever reads it: it goes into the sheet that it comes from. */
const locale = 'zh-CN';

export function textOf(message: RowMessage, params: TextParams): string {
  return fillIn(rowMessages[message], params, locale);
}

export function cellText(finding: CellFinding): string {
  return cellFindingText(finding, locale);
}

export function lineOf({ rowNumber }: { rowNumber: number }, reason: string): string {
  return textOf('line', { row: rowNumber, reason });
}

/** What the server found wrong with a row that was right here, in the same words. `path` is that of its request. */
export function refusedLine(rows: readonly CheckedRow[], found: FieldFinding): string {
  const [, index] = found.path;
  const row = typeof index === 'number' ? rows[index] : undefined;
  if (!row) return labelledReason('', found, locale);
  return lineOf(row, findingText({ ...found, path: found.path.slice(1) }, row.order.attributes.custom_fields));
}

export function requiredText(key: OrderColumn): string {
  return labelledReason(orderColumnTitles[key], { key: 'required', params: {} }, locale);
}

/** A finding under the name of its column. */
export function findingText(found: FieldFinding, fields: readonly { key: string }[] | undefined): string {
  const [, field, index] = found.path;
  if (field === 'custom_fields' && typeof index === 'number') {
    const label = fields?.[index]?.key ?? '';
    const reason = labelledReason(label, found, locale);
    return found.key === 'not_an_option' ? `${label}：${reason}` : reason;
  }
  return labelledReason(titles[String(field)] ?? '', found, locale);
}

const titles: Readonly<Record<string, string>> = orderColumnTitles;
