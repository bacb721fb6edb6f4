import { Readable } from 'node:stream';
import type { Currency } from '@platen/model/currencies';
import { type BilingualText, fillIn, type Locale, textIn } from '@platen/model/locale';
import { type TableColumn, writeTable, xlsxType } from '@platen/sheet/write-table';
import type { FileResponse } from './http/send-file.ts';
import { yuanText } from './table-file.messages.ts';
import { zonedTime } from './zoned-time.ts';

/** For whom a list becomes a sheet: in their language, with the factory's times. */
export interface FileReader {
  locale: Locale;
  timeZone: string;
  currency: Currency;
}

export interface FileColumn<Row> {
  /** `{currency}` in it is what money is counted in. */
  header: BilingualText;
  width: number;
  format?: TableColumn['format'];
  value(row: Row, reader: FileReader): string | number | Date;
}

interface TableFile<Row> {
  title: BilingualText;
  columns: readonly FileColumn<Row>[];
  rows: AsyncIterable<Row>;
  /** About how large it will be, for whoever shows its progress. */
  estimatedBytes: number;
}

/** A list as an Excel sheet, written while its rows are read: it can have any length. */
export function tableFile<Row>(file: TableFile<Row>, reader: FileReader): FileResponse {
  const { locale, timeZone } = reader;
  async function* cells() {
    for await (const row of file.rows) yield file.columns.map((column) => column.value(row, reader));
  }
  const title = textIn(file.title, locale);
  const currency = reader.currency === 'CNY' ? textIn(yuanText, locale) : reader.currency;
  const columns = file.columns.map(({ width, format, header }) => ({
    width,
    ...(format && { format }),
    header: fillIn(header, { currency }, locale),
  }));
  const today = zonedTime(new Date().toISOString(), timeZone).toISOString().slice(0, 10);
  return {
    filename: `${title} ${today}.xlsx`,
    contentType: xlsxType,
    stream: Readable.from(writeTable({ name: title, columns }, cells())),
    estimatedBytes: file.estimatedBytes,
  };
}
