import { yuanToFen } from '@platen/model/money/money';
import type { StatementMethod } from '@platen/model/wallet/statement-enums';
import { appError } from '../../../platform/errors/app-error.ts';

/** A payment or a refund, as a provider's statement lists it. */
export interface StatementLine {
  /** In the file, from 1. */
  line: number;
  kind: 'payment' | 'refund';
  /** Our number of the recharge. */
  no: string;
  providerNo: string;
  amountFen: number;
  /** `2026-06-08`, in the provider's time zone. */
  day: string;
}

/** The lines of one provider's statements. To add a provider: a file with this, and a line in `read-statement.ts`. */
export interface StatementFormat {
  method: StatementMethod;
  /** The columns without which nothing can be compared; the first tells the header row from every other line. */
  columns: readonly [string, ...string[]];
  cellsOf(text: string): string[];
  /** A line that is neither header nor data. */
  isComment(text: string): boolean;
  /** The line behind the last payment. A file without it was cut off. */
  isEnd(text: string): boolean;
  /** The merchant in a comment, if it is named there. */
  merchantOf?(comment: string): string | undefined;
  read(row: StatementRow): StatementLine & { merchant?: string };
}

/** One row, whose values are read by the names of their columns; what cannot be read is refused with its place. */
export class StatementRow {
  readonly line: number;
  private readonly header: readonly string[];
  private readonly cells: readonly string[];

  constructor(line: number, header: readonly string[], cells: readonly string[]) {
    this.line = line;
    this.header = header;
    this.cells = cells;
  }

  /** Empty if there is no such column. */
  text(column: string): string {
    const index = this.header.indexOf(column);
    return index === -1 ? '' : (this.cells[index] ?? '').trim();
  }

  required(column: string): string {
    return this.text(column) || this.refuse(column);
  }

  /** In fen, without its sign: Alipay writes refunds as negative amounts, WeChat does not. */
  amount(column: string): number {
    const fen = yuanToFen(this.text(column));
    return fen === undefined || fen === 0 ? this.refuse(column) : Math.abs(fen);
  }

  day(column: string): string {
    const text = this.text(column);
    const day = text.slice(0, 10);
    const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
    return isTime ? day : this.refuse(column);
  }

  refuse(column: string): never {
    const value = this.text(column).slice(0, 60);
    throw appError('statement_value_wrong', { line: this.line, column, value });
  }
}
