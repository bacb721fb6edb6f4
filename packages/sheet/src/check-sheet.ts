import type { CheckedSheet, SheetLookups } from './checked-sheet.ts';
import type { OrderSheet, SheetRow } from './read-order-sheet.ts';
import { SheetChecker } from './sheet-checker.ts';
import { sheetError } from './sheet-error.ts';
import { customKeysOf } from './sheet-order.ts';

/**
 * Every row of a sheet against its template, with everything that is wrong with any of them. Refuses a sheet without rows.
 * `checked` is told how many rows are done.
 */
export async function checkSheet(
  sheet: OrderSheet,
  lookups: SheetLookups,
  checked: (rows: number) => void = () => undefined,
): Promise<CheckedSheet> {
  const checker = new SheetChecker(lookups, customKeysOf(sheet.headers));
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
  }
  await checkBatch();
  if (count === 0) throw sheetError(sheet.headers.some(({ key }) => key) ? 'no_data' : 'no_known_header');
  return checker.result();
}

/** What is to be looked up for so many rows is asked for at once. */
const batchRows = 500;
