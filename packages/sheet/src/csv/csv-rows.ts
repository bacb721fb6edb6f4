import { detectDelimiter } from 'hucre/csv';
import type { ByteSource } from '../byte-source.ts';
import { bytesPerMb } from '../limits.ts';
import { type RawRow, type RawSheet, rawRow } from '../raw-rows.ts';
import type { Reading } from '../reading.ts';
import { sheetError } from '../sheet-error.ts';
import { csvTable } from './csv-table.ts';
import { decodeCsv } from './csv-text.ts';

const batchRows = 200;
/** The separator shows in the first lines; where a quote is never closed, all of the file is one. */
const sampleLength = 64 * 1024;

/** A CSV file as a sheet. It is held whole: it has no pictures, and its text is what the rows are made of. */
export async function openCsv(source: ByteSource, reading: Reading): Promise<RawSheet> {
  const limit = reading.limits.csvMb;
  if (source.size > limit * bytesPerMb) throw sheetError('too_large', { limit });
  const text = decodeCsv(await source.read(0, source.size));
  return {
    name: '',
    isHidden: false,
    hasPictures: () => Promise.resolve(false),
    rows: () => readRows(text, reading),
    mergedRanges: () => Promise.resolve([]),
  };
}

async function* readRows(text: string, reading: Reading): AsyncGenerator<readonly RawRow[]> {
  const { rows, cells, cellCharacters } = reading.limits;
  // Excel's own way to say which separator follows; it is a line of the file, but not of the table.
  const separator = /^sep=(.)\r?\n/i.exec(text);
  const table = text.slice(separator?.[0].length ?? 0).replace(/^\ufeff/, '');
  const delimiter = separator?.[1] ?? detectDelimiter(table.slice(0, sampleLength));
  const lines = csvTable(table, { delimiter, cellCharacters });
  let number = separator ? 1 : 0;
  let cellCount = 0;
  let batch: RawRow[] = [];
  for (;;) {
    const next = reading.work(() => lines.next());
    if (next.done) break;
    const row = rawRow(++number);
    if (number > rows) throw sheetError('too_many_rows', { limit: rows });
    cellCount += next.value.length;
    if (cellCount > cells) throw sheetError('too_many_cells', { limit: cells });
    for (const [column, value] of next.value.entries()) {
      const cell = unwrapped(value);
      if (cell.trim() === '') continue;
      row.columns.push(column);
      row.texts.push(cell);
    }
    if (row.texts.length > 0) batch.push(row);
    if (batch.length === batchRows) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

/** `="00123"` and a tab before a number are how shops keep Excel from turning a text into a number. */
function unwrapped(cell: string): string {
  const formula = /^="(.*)"$/s.exec(cell);
  return formula?.[1] === undefined ? cell.replace(/^\t/, '') : formula[1].replaceAll('""', '"');
}
