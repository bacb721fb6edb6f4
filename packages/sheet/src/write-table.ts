import { writeXlsxStream } from 'hucre/xlsx';
import { writableText } from './writable-text.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formats = { money: '#,##0.00', time: 'yyyy-mm-dd hh:mm:ss' } as const;

export interface TableColumn {
  header: string;
  /** In characters. */
  width: number;
  format?: keyof typeof formats;
}

type Value = string | number | Date;

/**
 * A table as a sheet with one row after the other, on its way out while `rows` are still coming: its memory does not
 * grow with them. Texts stay texts, whatever they look like: none becomes a formula. A Date is shown by its UTC fields.
 */
export function writeTable(
  table: { name: string; columns: readonly TableColumn[] },
  rows: AsyncIterable<readonly Value[]>,
): AsyncIterable<Uint8Array> {
  return writeXlsxStream(cellsOf(rows), {
    name: table.name,
    columns: table.columns.map(({ header, width, format }) => ({
      header,
      width,
      ...(format && { numFmt: formats[format] }),
    })),
    freezePane: { rows: 1 },
  }) as AsyncIterable<Uint8Array>;
}

async function* cellsOf(rows: AsyncIterable<readonly Value[]>): AsyncGenerator<Value[]> {
  for await (const row of rows) yield row.map((value) => (typeof value === 'string' ? writableText(value) : value));
}
