import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orderColumnTitles } from '@platen/model/orders/order-columns';
import { withSheetFile } from '@platen/sheet/node/sheet-file';
import { writeXlsxStream } from 'hucre/xlsx';
import { findImage, findTemplate } from './checking.ts';
import { measureEventLoopDelay } from './event-loop-delay.ts';
import { makeSheet } from './sheets.ts';

const code = { url: new URL('../../packages/sheet/src/node/sheet-thread-from-source.mjs', import.meta.url) };

const limitMs = 50;

/**
 * Measures how long an import blocks other requests while its sheet is read, checked and ordered and its error sheet is
 * written: for 100,000 orders, and for 1,000,000 rows with only an order number, the cheapest sheet to send, which once
 * took ten seconds. The limit is 50 ms of CPU time, because a busy machine adds delays of its own.
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
  const counts = { rows: 0, batches: 0, pieces: 0 };
  await withSheetFile({ code, path }, async (file) => {
    const { longestMs, processorMs } = await measureEventLoopDelay(async () => {
      const check = await file.check({ findTemplate, findImage });
      for (const group of check.groups)
        for await (const batch of group.batches()) {
          counts.batches++;
          counts.rows += batch.length;
        }
      const failed = check.failed.rowsCount;
      if (failed > 0) for await (const _ of file.errorSheet({ locale: 'en-US', more: [] })) counts.pieces++;
      console.log(
        `${name}: ${counts.rows} rows in ${counts.batches} batches, ${failed} failed, error sheet in ${counts.pieces} pieces`,
      );
    });
    const processor = processorMs === undefined ? '' : `, by its own work for ${processorMs.toFixed(0)} ms`;
    console.log(`${name}: the event loop was held for ${longestMs.toFixed(0)} ms at most${processor}`);
    if ((processorMs ?? longestMs) > limitMs) process.exitCode = 1;
  });
}

function* numberRows(count: number): Generator<string[]> {
  for (let index = 1; index <= count; index++) yield [`A${index}`];
}

/** Rows with only an order number. */
async function makeNumbers(path: string, rowCount: number): Promise<void> {
  const columns = Object.values(orderColumnTitles).map((header) => ({ header }));
  const file = writeXlsxStream(numberRows(rowCount), { name: '订单', columns, inlineStrings: true });
  await pipeline(Readable.fromWeb(file as never), createWriteStream(path));
}
