import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceOfBytes } from '@platen/sheet/byte-source';
import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { makeSheet, sheetHeaders } from './sheets.ts';

const rounds = 9;

/**
 * Compares reading the orders of a sheet, including the detection of its columns, with the fastest other reader (hucre,
 * in both of its modes; SheetJS and read-excel-file take at least twice as long). They alternate, the best run of each
 * counts, and CPU time of all threads is measured, because elapsed time on a busy machine includes other processes.
 */
export async function benchReading(dir: string): Promise<void> {
  const path = join(dir, 'small.xlsx');
  await makeSheet(path, 10_000);
  const bytes = new Uint8Array(await readFile(path));
  const readers = {
    ours: async () => {
      let cells = 0;
      for await (const row of (await openOrderSheet(sourceOfBytes(bytes))).rows()) cells += row.cells.size;
      return cells;
    },
    'hucre, row by row': async () => {
      let cells = -sheetHeaders.length;
      for await (const { values } of streamXlsxRows(bytes)) cells += values.filter(isFilled).length;
      return cells;
    },
    'hucre, whole': async () => {
      const [sheet] = (await readXlsx(bytes)).sheets;
      return (sheet?.rows ?? []).reduce((sum, row) => sum + row.filter(isFilled).length, -sheetHeaders.length);
    },
  };
  const best = new Map<string, number>();
  const counts = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, read] of Object.entries(readers)) {
      const start = process.cpuUsage();
      counts.add(await read());
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, processorMs(start)));
    }
  }
  if (counts.size !== 1) throw new Error(`the readers do not agree: ${[...counts].join(', ')} cells`);
  for (const [name, ms] of best) console.log(`10,000 × 20 read by ${name.padEnd(18)} ${ms.toFixed(0)} ms`);
  const { ours = 0, ...peers } = Object.fromEntries(best);
  console.log(`ratio import.read_vs_peer ${(Math.min(...Object.values(peers)) / ours).toFixed(2)}`);
}

/** The peak memory of a process that reads a sheet, minus that of an idle one. */
export async function benchMemory(dir: string): Promise<void> {
  const paths = { '10,000': join(dir, 'small.xlsx'), '100,000': join(dir, 'large.xlsx') };
  await makeSheet(paths['10,000'], 10_000);
  await makeSheet(paths['100,000'], 100_000);
  const idle = await peakOf(paths['10,000'], 'nothing');
  const [few, many] = [await peakOf(paths['10,000']), await peakOf(paths['100,000'])];
  console.log(`a process that reads nothing: ${idle.peakMb.toFixed(0)} MB at most`);
  console.log(`${few.rows} rows: ${few.peakMb.toFixed(0)} MB at most`);
  console.log(`${many.rows} rows: ${many.peakMb.toFixed(0)} MB at most`);
  console.log(`ratio import.memory_growth ${(many.peakMb / few.peakMb).toFixed(2)}`);
}

/** The CPU time of all threads since `start`. */
export function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function peakOf(path: string, mode = 'rows'): Promise<{ rows: number; peakMb: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./read-process.ts', import.meta.url), [path, mode]);
    child.once('message', (message) => resolve(message as { rows: number; peakMb: number }));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the reading process ended with ${code}`));
    });
  });
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
