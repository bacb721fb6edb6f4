import { columnName } from '@platen/model/orders/order-columns';
import { type Locale, textIn } from '@platen/model/text/locale';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sourceOfBytes } from './byte-source.ts';
import {
  type Media,
  mediaName,
  otherParts,
  type PlacedPicture,
  sheetEnd,
  sheetRow,
  sheetStart,
} from './error-sheet-parts.ts';
import { ownColumnOf } from './headers.ts';
import { type ImageSize, readImageInfo } from './image-info.ts';
import { bytesPerMb, sheetLimits } from './limits.ts';
import type { SheetPicture } from './raw-rows.ts';
import { looseKey, type SheetHeader, type SheetRow } from './read-order-sheet.ts';

/**
 * What the file is called wherever it is saved.
 * @public
 */
export const errorSheetName = 'Error Info.xlsx';

export interface ErrorRow {
  row: SheetRow;
  /** One line each. */
  reasons: readonly string[];
}

export interface ErrorSheetOptions {
  /** Of whoever imports: our own names for columns, and what the file calls its own column. */
  locale: Locale;
  errorSheetMb?: number;
}

/** As many characters as Excel takes in a cell: a file with more is called damaged. */
const cellMaxLength = 32_767;

/**
 * The rows that could not be imported, each with its reasons and its pictures, as a sheet that can be corrected and imported
 * again. It is on its way out while rows are still coming, and holds one picture at a time. Rows beyond its size are left
 * out: a few large texts that a workbook holds once may be in each of its cells.
 */
export async function* writeErrorSheet(
  headers: readonly SheetHeader[],
  rows: AsyncIterable<ErrorRow> | Iterable<ErrorRow>,
  { locale, errorSheetMb = sheetLimits.errorSheetMb }: ErrorSheetOptions,
): AsyncGenerator<Uint8Array> {
  const archive = new Archive();
  const columns = columnsOf(headers, locale);
  const placed: PlacedPicture[] = [];
  const sheet = archive.add('xl/worksheets/sheet1.xml');
  sheet.push(
    strToU8(
      sheetStart(
        columns.map(({ header }) => header),
        locale,
      ),
    ),
  );
  let rowIndex = 0;
  let bytesWritten = 0;
  for await (const { row, reasons } of rows) {
    rowIndex++;
    const pictures = columns.flatMap(({ key }, index) =>
      (row.pictures.get(key) ?? []).map((picture, position, all) => ({
        picture,
        row: rowIndex,
        column: index + 1,
        position,
        count: all.length,
      })),
    );
    placed.push(...pictures);
    const texts = [reasons.join('\n'), ...columns.map(({ key }) => row.cells.get(key) ?? '')];
    const picturesMax = Math.max(0, ...pictures.map(({ count }) => count));
    const bytes = strToU8(
      sheetRow(
        rowIndex,
        texts.map((text) => text.slice(0, cellMaxLength)),
        picturesMax,
      ),
    );
    sheet.push(bytes);
    yield* archive.take();
    bytesWritten += bytes.length;
    if (bytesWritten > errorSheetMb * bytesPerMb) break;
  }
  sheet.push(strToU8(sheetEnd(placed.length > 0)), true);
  const media = new Map<string, Media>();
  for (const { picture } of placed) {
    if (media.has(picture.id)) continue;
    const file = mediaName(media.size + 1, picture.name);
    media.set(picture.id, { file, size: await addPicture(archive, file, picture) });
    yield* archive.take();
  }
  for (const [name, text] of otherParts(placed, media, locale)) archive.add(name).push(strToU8(text), true);
  archive.end();
  yield* archive.take();
}

async function addPicture(archive: Archive, file: string, picture: SheetPicture): Promise<ImageSize | undefined> {
  const bytes = await picture.read();
  archive.addStored(`xl/media/${file}`).push(bytes, true);
  return readImageInfo(sourceOfBytes(bytes));
}

/** By our own names where the merchant's were mapped: the corrected sheet must not need the mapping. */
function columnsOf(headers: readonly SheetHeader[], locale: Locale): { key: string; header: string }[] {
  const columns = new Map<string, string>();
  for (const header of headers) {
    const { text, isGuess } = header;
    const key = header.key ?? looseKey(header);
    if (columns.has(key)) continue;
    const isKept = header.key === undefined || isGuess || ownColumnOf(text) === key;
    columns.set(key, isKept ? text : textIn(columnName(key), locale));
  }
  return [...columns].map(([key, header]) => ({ key, header }));
}

class Archive {
  private chunks: Uint8Array[] = [];
  private failure: Error | undefined;
  private readonly zip = new Zip((error, chunk) => {
    if (error) this.failure = error;
    else this.chunks.push(chunk);
  });

  add(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: 6 });
    this.zip.add(file);
    return file;
  }

  /** Pictures are packed already. */
  addStored(name: string): ZipPassThrough {
    const file = new ZipPassThrough(name);
    this.zip.add(file);
    return file;
  }

  end(): void {
    this.zip.end();
  }

  take(): Uint8Array[] {
    if (this.failure) throw this.failure;
    const { chunks } = this;
    this.chunks = [];
    return chunks;
  }
}
