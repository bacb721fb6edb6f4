import type { Locale } from '@platen/model/text/locale';
import type { StatementMethod } from '@platen/model/wallet/statement-enums';
import { SheetError } from '@platen/sheet/sheet-error';
import { AppError, appError } from '../../../platform/errors/app-error.ts';
import { alipayStatement } from './alipay-statement.ts';
import { type StatementFormat, type StatementLine, StatementRow } from './statement-format.ts';
import { linesOf, tablesIn, UnreadableTextError } from './statement-text.ts';
import { wechatStatement } from './wechat-statement.ts';

const formats: readonly StatementFormat[] = [wechatStatement, alipayStatement];
/** A statement begins with a few lines of comments at most. */
const headerLinesMax = 20;

export interface ReadOptions {
  locale: Locale;
  /** Our own merchant at each provider, if it is known. */
  merchants: Partial<Record<StatementMethod, string>>;
}

export interface Statement {
  method: StatementMethod;
  lines: AsyncIterable<StatementLine>;
}

/** Reads a statement of either provider, plain or in a zip file. Its lines are read while they are consumed. */
export async function openStatement(pieces: readonly Buffer[], options: ReadOptions): Promise<Statement> {
  return refusing(options.locale, async () => {
    for await (const table of tablesIn(pieces)) {
      const found = await findHeader(linesOf(table), options);
      if (found)
        return { method: found.format.method, lines: refusingLines(options.locale, readLines(found, options)) };
    }
    throw appError('statement_unrecognized', { lines: headerLinesMax });
  });
}

interface Table {
  format: StatementFormat;
  header: readonly string[];
  /** Of the header. */
  line: number;
  rest: AsyncGenerator<string>;
}

async function findHeader(lines: AsyncGenerator<string>, options: ReadOptions): Promise<Table | undefined> {
  for (let line = 1; line <= headerLinesMax; line++) {
    const next = await lines.next();
    if (next.done) return undefined;
    const text = line === 1 ? next.value.replace(/^\ufeff/, '') : next.value;
    for (const format of formats) {
      checkMerchant(format, line, format.merchantOf?.(text), options);
      const header = format.cellsOf(text).map((cell) => cell.trim());
      if (format.isComment(text) || !header.includes(format.columns[0])) continue;
      const column = format.columns.find((name) => !header.includes(name));
      if (column !== undefined) throw appError('statement_column_missing', { line, column });
      return { format, header, line, rest: lines };
    }
  }
  return undefined;
}

async function* readLines(table: Table, options: ReadOptions): AsyncGenerator<StatementLine> {
  const { format, header, rest } = table;
  const payments = new Set<string>();
  let line = table.line;
  for await (const text of rest) {
    line += 1;
    if (format.isEnd(text)) return;
    if (text.trim() === '' || format.isComment(text)) continue;
    const { merchant, ...read } = format.read(new StatementRow(line, header, format.cellsOf(text)));
    checkMerchant(format, line, merchant, options);
    if (read.kind === 'payment' && payments.has(read.providerNo)) {
      throw appError('statement_line_repeated', { line, column: format.columns[0], value: read.providerNo });
    }
    if (read.kind === 'payment') payments.add(read.providerNo);
    yield read;
  }
  throw appError('statement_incomplete', { line });
}

function checkMerchant({ method }: StatementFormat, line: number, merchant: string | undefined, options: ReadOptions) {
  const expected = options.merchants[method];
  if (merchant === undefined || expected === undefined || merchant === expected) return;
  throw appError('statement_of_other_merchant', { line, merchant, expected });
}

/** What is wrong with the bytes themselves becomes a refusal of the file, too. */
async function refusing<T>(locale: Locale, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw toRefusal(error, locale);
  }
}

async function* refusingLines(locale: Locale, lines: AsyncGenerator<StatementLine>): AsyncGenerator<StatementLine> {
  try {
    yield* lines;
  } catch (error) {
    throw toRefusal(error, locale);
  }
}

function toRefusal(error: unknown, locale: Locale): unknown {
  if (error instanceof SheetError) return appError('statement_damaged', { reason: error.textIn(locale) }).at('file');
  if (error instanceof UnreadableTextError) {
    return appError('statement_unrecognized', { lines: headerLinesMax }).at('file');
  }
  return error instanceof AppError ? error.at('file') : error;
}
