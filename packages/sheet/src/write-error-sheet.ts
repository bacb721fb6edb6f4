import { orderColumnTitles } from '@platen/model/order-columns';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import {
  type Media,
  mediaName,
  otherParts,
  type PlacedPicture,
  sheetEnd,
  sheetRow,
  sheetStart,
} from './error-sheet-parts.ts';
import { headerRecogniser } from './headers.ts';
import { findImageSize, type ImageSize } from './image-size.ts';
import type { SheetPicture } from './raw-rows.ts';
import type { SheetHeader, SheetRow } from './read-order-sheet.ts';

/**
 * What the file is called wherever it is saved.
 * @public
 */
export const errorSheetName = 'Error Info.xlsx';

export interface FailedRow {
  row: SheetRow;
  /** One line each. */
  reasons: readonly string[];
}

/**
 * The rows that could not be imported, each with its reasons and its pictures, as a sheet that can be mended and imported
 * again. It is on its way out while rows are still coming, and holds one picture at a time.
 */
export async function* writeErrorSheet(
  headers: readonly SheetHeader[],
  rows: AsyncIterable<FailedRow> | Iterable<FailedRow>,
): AsyncGenerator<Uint8Array> {
  const archive = new Archive();
  const columns = columnsOf(headers);
  const placed: PlacedPicture[] = [];
  const sheet = archive.add('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(sheetStart(columns.map(({ header }) => header))));
  let rowIndex = 0;
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
    const texts = columns.map(({ key }) => row.cells.get(key) ?? '');
    sheet.push(
      strToU8(sheetRow(rowIndex, [reasons.join('\n'), ...texts], Math.max(0, ...pictures.map(({ count }) => count)))),
    );
    yield* archive.take();
  }
  sheet.push(strToU8(sheetEnd(placed.length > 0)), true);
  const media = new Map<string, Media>();
  for (const { picture } of placed) {
    if (media.has(picture.id)) continue;
    const file = mediaName(media.size + 1, picture.name);
    media.set(picture.id, { file, size: await addPicture(archive, file, picture) });
    yield* archive.take();
  }
  for (const [name, text] of otherParts(placed, media)) archive.add(name).push(strToU8(text), true);
  archive.end();
  yield* archive.take();
}

async function addPicture(archive: Archive, file: string, picture: SheetPicture): Promise<ImageSize | undefined> {
  const bytes = await picture.read();
  archive.addStored(`xl/media/${file}`).push(bytes, true);
  return findImageSize(bytes);
}

/** By our own names where the merchant's were mapped: the mended sheet must not need the mapping. */
function columnsOf(headers: readonly SheetHeader[]): { key: string; header: string }[] {
  const recognise = headerRecogniser();
  const columns = new Map<string, string>();
  for (const { key, text } of headers) {
    if (key === undefined || columns.has(key)) continue;
    columns.set(key, recognise(text) === key ? text : (titles[key] ?? key));
  }
  return [...columns].map(([key, header]) => ({ key, header }));
}

const titles: Readonly<Record<string, string>> = orderColumnTitles;

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
