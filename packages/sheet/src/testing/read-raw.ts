import type { ByteSource } from '../byte-source.ts';
import { type SheetLimits, sheetLimits } from '../limits.ts';
import type { RawRow } from '../raw-rows.ts';
import { Reading } from '../reading.ts';
import { openWorkbook } from '../xlsx/workbook.ts';

/** Every row of a workbook's first sheet. */
export async function readRaw(source: ByteSource, limits: Partial<SheetLimits> = {}): Promise<RawRow[]> {
  const [sheet] = await openWorkbook(source, new Reading({ ...sheetLimits, ...limits }));
  const rows: RawRow[] = [];
  for await (const batch of sheet?.rows() ?? []) rows.push(...batch);
  return rows;
}

/** The cells of a row by their column's letter; pictures as `[name]`. */
function cellsOf({ columns, texts, pictures, findings }: RawRow): Record<string, string> {
  const letter = (column: number) => String.fromCharCode(65 + column);
  return Object.fromEntries([
    ...columns.map((column, index) => [letter(column), texts[index] ?? ''] as const),
    ...pictures.map(({ column, picture }) => [letter(column), `[${picture.name}]`] as const),
    ...findings.map(({ column, code, value }) => [letter(column), `${code}: ${value}`] as const),
  ]);
}

export async function tableOf(source: ByteSource): Promise<Record<number, Record<string, string>>> {
  return Object.fromEntries((await readRaw(source)).map((row) => [row.number, cellsOf(row)]));
}
