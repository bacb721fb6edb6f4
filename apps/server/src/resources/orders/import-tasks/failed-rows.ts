import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '@platen/model/text/locale';
import type { SheetFile } from '@platen/sheet/node/sheet-file';
import { errorSheetName } from '@platen/sheet/write-error-sheet';
import type { Context } from '../../../platform/context.ts';
import { storeStream } from '../../files/blobs/blobs.service.ts';

/** Stores the sheet of failed rows, which the sheet's thread writes, and returns its id. */
export async function storeFailedRows({ platform, caller }: Context, file: SheetFile, locale: Locale): Promise<number> {
  const { blob } = await storeStream(
    { platform, db: platform.db },
    { filename: errorSheetName, ownerId: caller.accountId },
    (bytes) => pipeline(Readable.from(file.errorSheet({ locale, more: [] })), bytes, { end: false }),
  );
  return blob.id;
}
