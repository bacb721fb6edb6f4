import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { fillIn } from '@platen/model/locale';
import type { RememberedMapping } from '@platen/sheet/headers';
import { openOrderSheet, type OrderSheet } from '@platen/sheet/read-order-sheet';
import { rowMessages } from '@platen/sheet/sheet.messages';
import { errorSheetName, type FailedRow, writeErrorSheet } from '@platen/sheet/write-error-sheet';
import { sourceOfFile } from '../files/file-source.ts';
import { type KnownFile, withUnchanged } from '../files/known-file.ts';
import { writeWhole } from '../files/write-whole.ts';

/**
 * Saves the rows that cannot be ordered beside their sheet, where the paths of their images hold. A file of that name is
 * left alone: it may be the one that is being mended. `copy` is the sheet as it was read before.
 */
export async function writeErrorFile(
  sheetPath: string,
  copy: KnownFile,
  mappings: readonly RememberedMapping[],
  reasons: ReadonlyMap<number, readonly string[]>,
): Promise<string> {
  return withUnchanged(copy, async (handle) => {
    const sheet = await openOrderSheet(sourceOfFile(handle, copy.size), { mappings });
    const write = async (folder: string) => {
      const path = await freeName(folder);
      await writeWhole(path, writeErrorSheet(sheet.headers, failedRows(sheet, reasons)));
      return path;
    };
    // A sheet may be opened from where nobody can write: a share, a disc.
    return write(dirname(sheetPath)).catch(() => write(homedir()));
  });
}

async function* failedRows(
  sheet: OrderSheet,
  reasons: ReadonlyMap<number, readonly string[]>,
): AsyncGenerator<FailedRow> {
  for await (const row of sheet.rows()) {
    const found = reasons.get(row.rowNumber);
    if (found) yield { row, reasons: found };
  }
}

async function freeName(folder: string): Promise<string> {
  const { name, ext } = parse(errorSheetName);
  for (let count = 1; ; count++) {
    const path = join(folder, count === 1 ? errorSheetName : `${name} ${count}${ext}`);
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}

/** As every line of the sheet's own checks is written: in Chinese, for everyone. */
export function rowLine(row: number, reason: string): string {
  return fillIn(rowMessages.line, { row, reason }, 'zh-CN');
}
