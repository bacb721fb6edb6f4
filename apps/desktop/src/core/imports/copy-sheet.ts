import { constants } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { blobMaxBytes } from '@platen/model/files/blobs';
import type { Locale } from '@platen/model/text/locale';
import { desktopText } from '../desktop.messages.ts';
import { type KnownFile, ownFile } from '../files/known-file.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
};

export const sheetExtensions: readonly string[] = Object.keys(contentTypes);

/** A sheet that cannot be imported, with a message for its owner. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/**
 * Copies a sheet before it is read, so that the same bytes are checked, ordered and stored with the form orders, even if
 * the original is saved again meanwhile.
 */
export async function copySheet(
  path: string,
  folder: string,
  locale: Locale,
): Promise<{ file: KnownFile; contentType: string }> {
  const name = basename(path);
  const before = await stat(path).catch(() => undefined);
  if (!before?.isFile()) throw new ImportRefused(desktopText('sheet_missing', { name }, locale));
  if (before.size > blobMaxBytes) {
    throw new ImportRefused(desktopText('sheet_too_large', { name, limit: blobMaxBytes / 1024 / 1024 }, locale));
  }
  const extension = extname(path).toLowerCase();
  const copy = join(folder, `sheet${extension}`);
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  const after = await stat(path).catch(() => undefined);
  const file = await ownFile(copy, name);
  const isSame = after?.size === before.size && after.mtimeMs === before.mtimeMs && file.size === before.size;
  if (!isSame) throw new ImportRefused(desktopText('sheet_changed', { name }, locale));
  return { file, contentType: contentTypes[extension] ?? 'application/octet-stream' };
}
