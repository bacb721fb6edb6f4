import { fillIn, type Locale, textIn } from '@platen/model/text/locale';
import { columnHeader, orderSheetColumns, type SheetColumn, type SheetTemplate } from '@platen/ordering/sheet-columns';
import { type DataValidation, writeXlsx } from 'hucre/xlsx';
import { columnLetter } from './column-letters.ts';
import { columnNotes, emptySheetTexts, instructionLines } from './empty-sheet.messages.ts';

/** How far down choices and notes are offered; a sheet of more rows is checked all the same when it is imported. */
const guidedRows = 5000;
/** Excel calls a file damaged whose note is longer. */
const noteMaxLength = 255;

const headerStyle = { font: { bold: true }, alignment: { vertical: 'center' } } as const;
const requiredStyle = { ...headerStyle, font: { bold: true, color: { rgb: 'C00000' } } } as const;

/**
 * An empty order sheet for a template: headers, one example row, the allowed choices, notes at the cells, and how to
 * fill it in. The choices stand on a hidden sheet, where they may be many and contain anything: a list inside of a rule
 * ends at 255 characters and is cut at commas.
 */
export async function writeOrderSheet(template: SheetTemplate, locale: Locale): Promise<Uint8Array> {
  const columns = orderSheetColumns(template, locale);
  const lists = columns.filter(({ choices }) => choices.length > 0);
  const text = (key: keyof typeof emptySheetTexts) => textIn(emptySheetTexts[key], locale);
  return writeXlsx({
    sheets: [
      {
        name: text('orders'),
        columns: columns.map((column) => ({ width: columnWidth(column) })),
        rows: [columns.map(columnHeader), columns.map(({ example }) => example)],
        cells: new Map(
          columns.map(({ isRequired }, index) => [`0,${index}`, { style: isRequired ? requiredStyle : headerStyle }]),
        ),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, index) => rulesOf(column, index, lists.indexOf(column), locale)),
      },
      {
        name: text('instructions'),
        columns: [{ width: 10 }, { width: 90 }],
        rows: [
          [text('instructions'), ''],
          ...instructionLines.map((line, index) => [String(index + 1), textIn(line, locale)]),
          [text('template'), `${template.no} ${template.name}`],
        ],
      },
      ...(lists.length > 0 ? [{ name: text('choices'), hidden: true, rows: choiceRows(lists) }] : []),
    ],
  });
}

function columnWidth(column: SheetColumn): number {
  // A Chinese character is as wide as two others.
  const width = [...columnHeader(column)].reduce((sum, char) => sum + (char > '\u2e7f' ? 2 : 1), 0);
  return Math.min(40, Math.max(12, width + 2));
}

/** One column for each list, below each other. */
function choiceRows(lists: readonly SheetColumn[]): string[][] {
  const longest = Math.max(...lists.map(({ choices }) => choices.length));
  return Array.from({ length: longest }, (_, row) => lists.map(({ choices }) => choices[row] ?? ''));
}

function rulesOf(column: SheetColumn, index: number, list: number, locale: Locale): DataValidation[] {
  const note = noteOf(column, locale);
  const rule = ruleOf(column, list, locale) ?? (note && anyTextRule);
  if (!rule) return [];
  const letter = columnLetter(index);
  const shown = note ? { showInputMessage: true, inputTitle: column.title.slice(0, 32), inputMessage: note } : {};
  return [{ ...rule, ...shown, allowBlank: true, range: `${letter}2:${letter}${guidedRows}` }];
}

type Rule = Omit<DataValidation, 'range'>;

function ruleOf({ key, title, choices }: SheetColumn, list: number, locale: Locale): Rule | undefined {
  if (list >= 0) {
    const letter = columnLetter(list);
    const errorMessage = fillIn(emptySheetTexts.onlyChoices, { title, choices }, locale).slice(0, noteMaxLength);
    const sheet = textIn(emptySheetTexts.choices, locale);
    const formula1 = `'${sheet}'!$${letter}$1:$${letter}$${choices.length}`;
    return { type: 'list', formula1, showErrorMessage: true, errorMessage };
  }
  if (key !== 'quantity') return undefined;
  const errorMessage = textIn(emptySheetTexts.wholeQuantity, locale);
  return { type: 'whole', operator: 'greaterThanOrEqual', formula1: '1', showErrorMessage: true, errorMessage };
}

/** Every text keeps it: it is there for its note. */
const anyTextRule: Rule = { type: 'textLength', operator: 'greaterThanOrEqual', formula1: '0' };

/** What to know of a column while filling in one of its cells. */
function noteOf({ key, choices, isRequired }: SheetColumn, locale: Locale): string | undefined {
  const own = columnNotes[key];
  const choose = choices.length > 1 && fillIn(emptySheetTexts.chooseFrom, { count: choices.length }, locale);
  const note = own ? textIn(own, locale) : choose || '';
  const required = isRequired ? textIn(emptySheetTexts.required, locale) : '';
  const space = locale === 'en-US' && required !== '' && note !== '' ? ' ' : '';
  return required + space + note || undefined;
}
