import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orderColumnTitles } from '@platen/model/order-columns';
import { withSheetFile } from '@platen/sheet/node/sheet-file';
import { writeXlsxStream } from 'hucre/xlsx';
import { findImage, findTemplate } from './checking.ts';
import { makeSheet } from './sheets.ts';

const resolutionMs = 5;
const code = { url: new URL('../../packages/sheet/src/node/sheet-thread-from-source.mjs', import.meta.url) };

/**
 * The longest that an import holds up whoever else the process serves, while its sheet is read, checked, taken over and its
 * error sheet written: a hundred thousand orders, and a million rows that say nothing but a number, which is the cheapest
 * sheet to bring and once took ten seconds. The limit is 50 ms; a machine that is busy with other things adds its own delays.
 */
export async function benchMainThread(dir: string): Promise<void> {
  const orders = join(dir, 'hundred-thousand.xlsx');
  await makeSheet(orders, 100_000);
  await measure('100,000 orders', orders);
  const numbers = join(dir, 'million.xlsx');
  await makeNumbers(numbers, 1_000_000);
  await measure(`1,000,000 numbers (${((await stat(numbers)).size / 1024 / 1024).toFixed(1)} MB)`, numbers);
}

async function measure(name: string, path: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const counts = { rows: 0, batches: 0, pieces: 0 };
  await withSheetFile({ code, path }, async (file) => {
    delay.enable();
    const check = await file.check({ findTemplate, findImage });
    for (const group of check.groups)
      for await (const batch of group.batches()) {
        counts.batches++;
        counts.rows += batch.length;
      }
    if (check.failed.rowsCount > 0)
      for await (const _ of file.errorSheet({ locale: 'en-US', more: [] })) counts.pieces++;
    delay.disable();
    console.log(
      `${name}: ${counts.rows} rows in ${counts.batches} batches, ${check.failed.rowsCount} failed, error sheet in ${counts.pieces} pieces`,
    );
  });
  const longestMs = delay.max / 1e6 - resolutionMs;
  console.log(
    `${name}: the event loop was held for ${longestMs.toFixed(0)} ms at most, ${(delay.percentile(99) / 1e6 - resolutionMs).toFixed(0)} ms in 99 % of cases`,
  );
}

function* numberRows(count: number): Generator<string[]> {
  for (let index = 1; index <= count; index++) yield [`A${index}`];
}

/** Rows with an order number and nothing else. */
async function makeNumbers(path: string, rowCount: number): Promise<void> {
  const columns = Object.values(orderColumnTitles).map((header) => ({ header }));
  const file = writeXlsxStream(numberRows(rowCount), { name: '订单', columns, inlineStrings: true });
  await pipeline(Readable.fromWeb(file as never), createWriteStream(path));
}
