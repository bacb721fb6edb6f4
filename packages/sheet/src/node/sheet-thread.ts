import { parentPort } from 'node:worker_threads';
import { type Locale, textIn } from '@platen/model/text/locale';
import { checkSheet } from '../check-sheet.ts';
import type { CheckedGroup, FailedRow } from '../checked-sheet.ts';
import { type SheetLimits, sheetLimits } from '../limits.ts';
import { assignPhotos } from '../loose-photos.ts';
import { type OrderArchive, openOrderArchive } from '../order-archive.ts';
import { withPackedImages } from '../packed-images.ts';
import type { SheetPicture } from '../raw-rows.ts';
import { type OrderSheet, openOrderSheet } from '../read-order-sheet.ts';
import { type ErrorRow, writeErrorSheet } from '../write-error-sheet.ts';
import { openFileSource } from './file-source.ts';
import {
  bytesPerPiece,
  type MainHandlers,
  type MoreReasons,
  rowsPerBatch,
  summaryOf,
  type ThreadHandlers,
  withPictures,
  withReport,
} from './sheet-calls.ts';
import { connect } from './thread-calls.ts';

/** The entry of a thread that reads and checks one file. Its resources are released when it is terminated. */

/** Progress is reported after so many rows. */
const rowsPerProgress = 200;

if (!parentPort) throw new Error('this module runs in a worker thread only');

interface Opened {
  archive: OrderArchive;
  sheet: OrderSheet;
  limits: SheetLimits;
}

let opened: Opened | undefined;
/** The sheet of the last check, with the assigned photos. */
let checkedSheet: OrderSheet | undefined;
let groups: readonly CheckedGroup[] = [];
let failed: readonly FailedRow[] = [];
let errorSheet: AsyncGenerator<Uint8Array> | undefined;
const pictures = new Map<string, SheetPicture>();

const handlers: ThreadHandlers = {
  async open({ path, mappings, limits }) {
    const options = limits ? { limits } : {};
    const archive = await openOrderArchive(await openFileSource(path), options);
    const sheet = await openOrderSheet(archive.sheet, { ...options, mappings });
    opened = { archive, sheet, limits: { ...sheetLimits, ...limits } };
    return { name: sheet.name, headers: sheet.headers, isPacked: archive.isPacked };
  },
  async check({ kind, shipping, checksNumbers, assignments }) {
    const lookups = {
      ...(kind && { kind }),
      ...(shipping && { shipping }),
      findTemplate: (no: string) => callMain('findTemplate', no),
      findImage: ({ reference, picture }: { reference: string; picture: SheetPicture | undefined }) =>
        callMain('findImage', { reference, picture: picture && described(picture) }),
      ...(checksNumbers && { findTaken: (nos: readonly string[]) => callMain('findTaken', nos) }),
    };
    const { archive, sheet, limits } = current();
    const hasPhotos = assignments && (archive.pictures.length > 0 || sheet.hasPictures);
    const photos = hasPhotos ? await assignPhotos({ sheet, archive, lookups, assignments }) : undefined;
    checkedSheet = photos?.sheet ?? sheet;
    const reportProgress = (rows: number) => {
      if (rows % rowsPerProgress === 0) void callMain('checked', rows);
    };
    const checked = await checkSheet(checkedSheet, lookups, reportProgress, limits);
    ({ groups, failed } = checked);
    return {
      groups: groups.map(({ template, rows }) => ({ template, rowsCount: rows.length })),
      failed: summaryOf(failed),
      stoppedAt: checked.stoppedAt,
      headers: sheet.headers.map((header) => ({
        ...header,
        key: checked.itemHeaders.get(header.column) ?? header.key,
      })),
      photos: photos && withReport(photos.report, described),
    };
  },
  readRows({ group, from }) {
    return withPictures(groups[group]?.rows.slice(from, from + rowsPerBatch) ?? [], described);
  },
  beginErrorSheet({ locale, more }) {
    const { sheet: openedSheet, limits } = current();
    const { headers } = checkedSheet ?? openedSheet;
    errorSheet = writeErrorSheet(headers, errorRows(locale, more), { locale, errorSheetMb: limits.errorSheetMb });
  },
  async readErrorSheet() {
    const pieces: Uint8Array[] = [];
    for (let length = 0; length < bytesPerPiece; ) {
      const next = await errorSheet?.next();
      if (!next || next.done) break;
      pieces.push(next.value);
      length += next.value.length;
    }
    return pieces.length === 0 ? undefined : new Uint8Array(Buffer.concat(pieces));
  },
  async readPicture(id) {
    const picture = pictures.get(id);
    if (!picture) throw new Error(`unknown picture ${id}`);
    return picture.read();
  },
  findFile(path) {
    const file = current().archive.find(path);
    return file && { path: file.path, name: file.name, size: file.size };
  },
  async readFile(path) {
    const file = current().archive.find(path);
    if (!file) throw new Error(`unknown file ${path}`);
    return file.read();
  },
  ping: () => true,
};
const callMain = connect<MainHandlers>(parentPort, handlers);

/** Reads the failed rows again, because their cells were not stored. */
async function* errorRows(locale: Locale, more: MoreReasons): AsyncGenerator<ErrorRow> {
  const { archive, sheet: openedSheet } = current();
  const sheet = checkedSheet ?? openedSheet;
  const reasonsOf = new Map(failed.map(({ rowNumber, reasons }) => [rowNumber, reasons]));
  for (const [rowNumber, reasons] of more) reasonsOf.set(rowNumber, [...(reasonsOf.get(rowNumber) ?? []), ...reasons]);
  let left = reasonsOf.size;
  for await (const row of sheet.rows()) {
    const reasons = reasonsOf.get(row.rowNumber);
    if (!reasons) continue;
    const shown = archive.isPacked ? withPackedImages(row, archive) : row;
    yield { row: shown, reasons: reasons.map((reason) => textIn(reason, locale)) };
    if (--left === 0) return;
  }
}

function current(): Opened {
  if (!opened) throw new Error('no sheet is open');
  return opened;
}

/** A picture without its `read` function, which stays in the thread. */
function described(picture: SheetPicture): SheetPicture {
  const { id, name, size } = picture;
  pictures.set(id, picture);
  return { id, name, size } as SheetPicture;
}
