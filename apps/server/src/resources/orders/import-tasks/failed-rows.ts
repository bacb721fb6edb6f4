import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { customItemPrefix } from '@platen/model/form-orders';
import type { SheetFile } from '@platen/sheet/node/sheet-file';
import type { SheetPicture } from '@platen/sheet/raw-rows';
import { errorSheetName, type FailedRow, writeErrorSheet } from '@platen/sheet/write-error-sheet';
import type { Context } from '../../../platform/context.ts';
import { storeWritten } from '../../files/blobs/blobs.service.ts';

/** Stores the sheet of the rows that failed, and gives its id. */
export async function storeFailedRows(ctx: Context, file: SheetFile, failed: readonly FailedRow[]): Promise<number> {
  const { platform, caller } = ctx;
  const rows = file.isPacked ? withPackedImages(file, failed) : failed;
  const { blob } = await storeWritten(
    { platform, db: platform.db },
    { filename: errorSheetName, ownerId: caller.id },
    (bytes) => pipeline(Readable.from(writeErrorSheet(file.headers, rows)), bytes, { end: false }),
  );
  return blob.id;
}

/** The images that lay beside the sheet go into it: it is mended and imported again without the archive. */
async function* withPackedImages(file: SheetFile, failed: readonly FailedRow[]): AsyncGenerator<FailedRow> {
  for (const { row, reasons } of failed) {
    const cells = new Map(row.cells);
    const pictures = new Map(row.pictures);
    for (const [key, text] of row.cells) {
      if (key !== 'production_image_urls' && !key.startsWith(customItemPrefix)) continue;
      const { found, rest } = await findPacked(file, text);
      if (found.length === 0) continue;
      pictures.set(key, [...found, ...(pictures.get(key) ?? [])]);
      if (rest === '') cells.delete(key);
      else cells.set(key, rest);
    }
    yield { row: { ...row, cells, pictures }, reasons };
  }
}

async function findPacked(file: SheetFile, text: string): Promise<{ found: SheetPicture[]; rest: string }> {
  const found: SheetPicture[] = [];
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const path = line.trim();
    const packed = path === '' ? undefined : await file.findFile(path);
    if (packed) found.push({ ...packed, id: `packed:${path}` });
    else rest.push(line);
  }
  return { found, rest: rest.join('\n') };
}
