import { Readable } from 'node:stream';
import type { Currency } from '@platen/model/money/currencies';
import { type BilingualText, fillIn, type Locale, textIn } from '@platen/model/text/locale';
import { type TableColumn, writeTable, xlsxType } from '@platen/sheet/write-table';
import type { FileResponse } from '../http/send-file.ts';
import { zonedTime } from '../zoned-time.ts';
import { yuanText } from './table-file.messages.ts';

/** The reader of an exported sheet: their language, with the factory's time zone and currency. */
export interface FileReader {
  locale: Locale;
  timeZone: string;
  currency: Currency;
}

export interface FileColumn<Row> {
  /** `{currency}` in the text is replaced by the currency. */
  header: BilingualText;
  width: number;
  format?: TableColumn['format'];
  value(row: Row, reader: FileReader): string | number | Date;
}

interface TableFile<Row> {
  title: BilingualText;
  columns: readonly FileColumn<Row>[];
  rows: AsyncIterable<Row>;
  /** An estimate of its size, so that clients can show progress. */
  estimatedBytes: number;
}

/** A list as an Excel sheet, written while its rows are read, so its length is unlimited. */
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
