import type { FieldError } from '@platen/model/errors/errors';
import type { FieldFinding } from '@platen/model/errors/field-findings';
import { type FieldReason, isFieldReason, labeledReason } from '@platen/model/fields/field-reasons';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import { columnName, type OrderColumn } from '@platen/model/orders/order-columns';
import {
  type BilingualText,
  fillIn,
  type Locale,
  type TextParam,
  type TextParams,
  textIn,
} from '@platen/model/text/locale';
import type { CellFinding } from './read-order-sheet.ts';
import { cellMessages, type RowMessage, rowMessages } from './sheet.messages.ts';

/** What is wrong with rows is kept in both languages: whoever reads it later may have another than who brought the sheet. */

export function inBothLanguages(say: (locale: Locale) => string): BilingualText {
  return { zh: say('zh-CN'), en: say('en-US') };
}

export function textOf(message: RowMessage, params: TextParams): BilingualText {
  return inBothLanguages((locale) => fillIn(rowMessages[message], paramsFor(params, locale), locale));
}

export function cellText({ code, header, value }: CellFinding): BilingualText {
  return inBothLanguages((locale) => fillIn(cellMessages[code], paramsFor({ header, value }, locale), locale));
}

export function lineOf({ rowNumber }: { rowNumber: number }, reason: BilingualText): BilingualText {
  return inBothLanguages((locale) => fillIn(rowMessages.line, { row: rowNumber, reason }, locale));
}

/** A row as it was ordered, in the place that it has in its request. */
export interface PlacedRow {
  rowNumber: number;
  order: { attributes: { custom_fields?: readonly { key: string }[] | null | undefined } };
}

/** What the server found wrong with a row that was right here, in the same words. `path` is that of its request. */
export function refusedLine(rows: readonly PlacedRow[], found: FieldFinding): BilingualText {
  const [, index] = found.path;
  const row = typeof index === 'number' ? rows[index] : undefined;
  if (!row) return inBothLanguages((locale) => labeledReason('', found, locale));
  return lineOf(row, findingText({ ...found, path: found.path.slice(1) }, row.order.attributes.custom_fields));
}

/** The same for what it answered over the wire, in one language: that is told in ours again. */
export function refusedAnswerLine(
  rows: readonly PlacedRow[],
  { path, code, params, message }: FieldError,
): BilingualText {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const parsed = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (isFieldReason(code)) return refusedLine(rows, { path: parsed, key: code, params });
  const row = typeof parsed[1] === 'number' ? rows[parsed[1]] : undefined;
  return row ? lineOf(row, { zh: message, en: message }) : { zh: message, en: message };
}

export function requiredText(key: OrderColumn): BilingualText {
  return reasonOf(columnName(key), { key: 'required', params: {} });
}

/** A finding under the name of its column. */
export function findingText(found: FieldFinding, fields: readonly { key: string }[] | null | undefined): BilingualText {
  const [, field, index] = found.path;
  const isItem = field === 'custom_fields' && typeof index === 'number';
  const label = isItem ? columnName(fields?.[index]?.key ?? '') : fieldLabel(field);
  const reason = reasonOf(label, found);
  if (!isItem || found.key !== 'not_an_option') return reason;
  return inBothLanguages((locale) => fillIn(rowMessages.about_column, { column: label, reason }, locale));
}

/** `orders_attributes` and what else is no column has no name. */
function fieldLabel(field: FieldFinding['path'][number] | undefined): BilingualText {
  const name = columnName(String(field));
  return name.zh === String(field) ? { zh: '', en: '' } : name;
}

function reasonOf(label: BilingualText, { key, params }: FieldReason): BilingualText {
  return inBothLanguages((locale) =>
    labeledReason(textIn(label, locale), { key, params: paramsFor(params, locale) }, locale),
  );
}

/** A cell may hold a hundred thousand characters; its line says which one is meant. */
const quotedMax = 200;

/** Custom items go by their keys in findings; people know them by the names of their columns. */
function paramsFor(params: TextParams, locale: Locale): TextParams {
  const say = (text: string) => {
    const named = text.startsWith(customItemPrefix) ? textIn(columnName(text), locale) : text;
    return named.length > quotedMax ? `${named.slice(0, quotedMax)}…` : named;
  };
  const read = ([name, value]: [string, TextParam]): [string, TextParam] => {
    if (typeof value === 'string') return [name, say(value)];
    return [name, isList(value) ? value.map(say) : value];
  };
  return Object.fromEntries(Object.entries(params).map(read));
}

function isList(value: TextParam): value is readonly string[] {
  return Array.isArray(value);
}
