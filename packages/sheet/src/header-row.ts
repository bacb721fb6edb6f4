import { columnIndex } from './column-letters.ts';
import type { RawRow, RawSheet } from './raw-rows.ts';

export interface Headers {
  /** The last row that the headers take. */
  lastRow: number;
  texts: ReadonlyMap<number, string>;
}

type Recognize = (header: string) => string | undefined;

/** Titles and notes stand above the headers in many sheets, but not more than this. */
const searchedRows = 20;

/** The row that names the most of our columns; where none does, the first one that looks like headers. */
export async function findHeaders(sheet: RawSheet, recognize: Recognize): Promise<Headers | undefined> {
  const rows: RawRow[] = [];
  for await (const batch of sheet.rows()) {
    rows.push(...batch.filter(({ texts }) => texts.length > 0).slice(0, searchedRows - rows.length));
    if (rows.length === searchedRows) break;
  }
  const scores = rows.map((row) => recognizedIn(row.texts, recognize));
  const best = Math.max(0, ...scores);
  const widest = Math.max(0, ...rows.map(({ texts }) => texts.length));
  const index = best > 0 ? scores.indexOf(best) : rows.findIndex(({ texts }) => texts.length * 2 >= widest);
  const row = rows[index];
  if (!row) return undefined;
  const isBroken = row.texts.length < widthOf(rows);
  const isSplit = (scores[index + 1] ?? 0) > 0 || (scores[index - 1] ?? 0) > 0;
  const ranges = isBroken || isSplit ? (await sheet.mergedRanges()).flatMap(parseRange) : [];
  return mergeHeaders(rows, row, ranges, recognize);
}

/** From the first to the last column that holds anything. */
function widthOf(rows: readonly RawRow[]): number {
  const columns = rows.flatMap((row) => row.columns);
  return (
    columns.reduce((one, other) => Math.max(one, other)) - columns.reduce((one, other) => Math.min(one, other)) + 1
  );
}

function recognizedIn(texts: Iterable<string>, recognize: Recognize): number {
  return new Set([...texts].flatMap((text) => recognize(text) ?? [])).size;
}

interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * Headers in merged cells: one over several columns names them all, and one over several rows makes all these rows
 * headers. Of the rows the lowest one names a column, unless only a higher one is ours.
 */
function mergeHeaders(rows: readonly RawRow[], row: RawRow, ranges: readonly Range[], recognize: Recognize): Headers {
  const touching = ranges.filter(({ top, bottom }) => top <= row.number && bottom >= row.number);
  const top = Math.min(row.number, ...touching.map((range) => range.top));
  const bottom = Math.max(row.number, ...touching.map((range) => range.bottom));
  const texts = new Map<number, string>();
  const put = (column: number, text: string) => {
    const before = texts.get(column);
    const isBetter = before === undefined || recognize(text) !== undefined || recognize(before) === undefined;
    if (isBetter) texts.set(column, text);
  };
  for (const each of rows.filter(({ number }) => number >= top && number <= bottom)) {
    for (const [index, column] of each.columns.entries()) {
      const range = ranges.find((one) => one.top === each.number && one.left === column);
      for (let at = column; at <= (range?.right ?? column); at++) put(at, each.texts[index] ?? '');
    }
  }
  return { lastRow: bottom, texts };
}

function parseRange(ref: string): Range[] {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref);
  if (!match) return [];
  const [, left = '', top, right = '', bottom] = match;
  return [{ left: columnIndex(left), top: Number(top), right: columnIndex(right), bottom: Number(bottom) }];
}
