import { type ByteSource, sourceOfBytes } from '../byte-source.ts';
import { type OrderSheet, openOrderSheet, type ReadOptions } from '../read-order-sheet.ts';
import { type PartTexts, zipOf } from './workbook-parts.ts';

export function open(file: ByteSource | Uint8Array | PartTexts, options?: ReadOptions): Promise<OrderSheet> {
  return openOrderSheet(toSource(file), options);
}

function toSource(file: ByteSource | Uint8Array | PartTexts): ByteSource {
  if (file instanceof Uint8Array) return sourceOfBytes(file);
  return isSource(file) ? file : sourceOfBytes(zipOf(file));
}

function isSource(file: ByteSource | PartTexts): file is ByteSource {
  return typeof file.read === 'function';
}

/** Each row as its number, its cells in columns of ours, and the names of its pictures in brackets. */
export async function rowsOf(sheet: OrderSheet): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const { rowNumber, cells, pictures, findings } of sheet.rows()) {
    const shown = [...pictures].map(([key, list]) => [`${key}[]`, list.map(({ name }) => name)] as const);
    const wrong = findings.map(({ key, code }) => [`${key}!`, code] as const);
    const own = [...cells, ...shown, ...wrong].filter(([key]) => !key.startsWith('header:'));
    rows.push({ row: rowNumber, ...Object.fromEntries<unknown>(own) });
  }
  return rows;
}

export async function readOrders(file: Parameters<typeof open>[0], options?: ReadOptions) {
  return rowsOf(await open(file, options));
}
