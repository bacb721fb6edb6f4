import { encode } from 'uqr';
import type { CodeGrid } from './draw-code.ts';

/** The width of the quiet zone on each side, in modules, that scanners require. */
const quietModules = 4;

/** The grid of a QR code; undefined if the text is empty or too long for the largest code. */
export function qrGrid(text: string): CodeGrid | undefined {
  if (text === '') return undefined;
  let rows: readonly (readonly boolean[])[];
  try {
    rows = encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
  const dark = rows.flatMap((row, top) => runsOf(row).map((run) => ({ ...run, top: top + quietModules, height: 1 })));
  const side = rows.length + 2 * quietModules;
  return { format: 'QRCode', columns: side, rows: side, moduleMinPx: 2, moduleMinMm: 0.25, isSquare: true, dark };
}

/** Joins adjacent dark modules of a row to one rectangle. */
function runsOf(row: readonly boolean[]): { left: number; width: number }[] {
  const runs: { left: number; width: number }[] = [];
  for (const [column, isDark] of row.entries()) {
    const last = runs.at(-1);
    const left = column + quietModules;
    if (!isDark) continue;
    if (last && last.left + last.width === left) last.width++;
    else runs.push({ left, width: 1 });
  }
  return runs;
}
