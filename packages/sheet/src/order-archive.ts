import { type ByteSource, sourceOfBytes } from './byte-source.ts';
import { kindOfFile } from './file-kind.ts';
import { pathBesideSheet } from './image-path.ts';
import { bytesPerMb, type SheetLimits, sheetLimits } from './limits.ts';
import { Reading } from './reading.ts';
import { sheetError } from './sheet-error.ts';
import { ZipArchive } from './zip/zip-archive.ts';
import type { ZipEntry } from './zip/zip-directory.ts';

/** A file that is packed beside a sheet. */
export interface PackedFile {
  /** From the top of the archive. */
  path: string;
  name: string;
  /** In bytes, as the archive says. */
  size: number;
  read(): Promise<Uint8Array>;
}

/** What a merchant brings: a sheet alone, or one that is packed with the images that its cells name. */
export interface OrderArchive {
  sheet: ByteSource;
  isPacked: boolean;
  /** Every image beside the sheet, whether a cell names it or not. */
  pictures: readonly PackedFile[];
  /** The file that a path of a cell leads to. */
  find(path: string): PackedFile | undefined;
}

/** Parts that only a document has; an archive with one of them is that document. */
const documentParts = ['[Content_Types].xml', '_rels/.rels', 'mimetype', 'Index/Document.iwa', 'Index.zip'];
/** What programs and systems leave beside the files that people mean. */
const leftovers = /(^|\/)(__MACOSX\/|~\$|\.)/;
const pictureNames = /\.(png|jpe?g)$/i;
const namesShown = 5;

/** Opens what was brought. Refuses an archive without a sheet, or with several, with a `SheetError`. */
export async function openOrderArchive(
  source: ByteSource,
  options: { limits?: Partial<SheetLimits>; signal?: AbortSignal } = {},
): Promise<OrderArchive> {
  const alone = { sheet: source, isPacked: false, pictures: [], find: () => undefined };
  if ((await kindOfFile(source)) === 'csv') return alone;
  const reading = new Reading({ ...sheetLimits, ...options.limits }, options.signal);
  const archive = await ZipArchive.open(source, reading);
  if (documentParts.some((name) => archive.find(name))) return alone;
  const files = archive.list().filter(({ name }) => !leftovers.test(name));
  const entry = onlySheetOf(files);
  checkSize(entry, reading.limits.packedSheetMb, () =>
    sheetError('too_large', { limit: reading.limits.packedSheetMb }),
  );
  const folder = entry.name.slice(0, entry.name.lastIndexOf('/') + 1);
  const byPath = new Map(files.map((file) => [comparablePath(file.name), file]));
  return {
    sheet: sourceOfBytes(await archive.readAll(entry)),
    isPacked: true,
    pictures: files
      .filter(({ name }) => pictureNames.test(name))
      .map((file) => packedFile(archive, file, reading.limits.pictureMb)),
    find(path) {
      const beside = pathBesideSheet(path);
      const file = beside === undefined ? undefined : byPath.get(comparablePath(folder + beside));
      return file && packedFile(archive, file, reading.limits.pictureMb);
    },
  };
}

function onlySheetOf(files: readonly ZipEntry[]): ZipEntry {
  const sheets = files.filter(({ name }) => /\.(xlsx|xlsm|csv|xls|et)$/i.test(name));
  const [sheet, ...others] = sheets;
  if (!sheet) throw sheetError('no_sheet_inside');
  if (others.length === 0) return sheet;
  throw sheetError('several_sheets_inside', { names: sheets.slice(0, namesShown).map(({ name }) => name) });
}

function packedFile(archive: ZipArchive, entry: ZipEntry, limit: number): PackedFile {
  const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
  return {
    path: entry.name,
    name,
    size: entry.size,
    async read() {
      checkSize(entry, limit, () => sheetError('picture_too_large', { name, limit }));
      return archive.readAll(entry);
    },
  };
}

function checkSize({ size }: ZipEntry, limitMb: number, refuse: () => Error): void {
  if (size > limitMb * bytesPerMb) throw refuse();
}

/** Windows does not tell upper case from lower case, and macOS packs accents apart from their letters. */
function comparablePath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
