import { type OrderColumn, orderColumnNames } from '@platen/model/orders/order-columns';
import type { BilingualText } from '@platen/model/text/locale';
import type { CheckedSheet, SheetLookups } from './checked-sheet.ts';
import { missingColumns } from './headers.ts';
import { sheetLimits } from './limits.ts';
import type { OrderSheet, SheetRow } from './read-order-sheet.ts';
import { SheetChecker } from './sheet-checker.ts';
import { sheetError } from './sheet-error.ts';

/**
 * Checks every row of a sheet against its template and collects all errors, until so many rows have failed that the sheet
 * itself is wrong. Refuses a sheet without rows, and one whose headers lack a required column: that is one error, not one
 * for each row. `checked` is called with the number of checked rows.
 */
export async function checkSheet(
  sheet: OrderSheet,
  lookups: SheetLookups,
  checked: (rows: number) => void = () => undefined,
  { failedRows } = sheetLimits,
): Promise<CheckedSheet> {
  const missing = missingColumns(sheet.headers);
  if (missing.length > 0) throw sheetError('headers_unknown', { columns: listOf(missing) });
  const checker = new SheetChecker(lookups, sheet.headers, failedRows);
  let count = 0;
  let batch: SheetRow[] = [];
  async function checkBatch(): Promise<void> {
    await checker.check(batch);
    for (const _ of batch) checked(++count);
    batch = [];
  }
  for await (const row of sheet.rows()) {
    batch.push(row);
    if (batch.length === batchRows) await checkBatch();
    if (checker.isStopped) return checker.result();
  }
  await checkBatch();
  if (count === 0) throw sheetError('no_data');
  return checker.result();
}

function listOf(columns: readonly OrderColumn[]): BilingualText {
  const names = columns.map((column) => orderColumnNames[column]);
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') };
}

/** Lookups are batched for this many rows. */
const batchRows = 500;
