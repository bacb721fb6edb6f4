import type { BilingualText, Locale } from '@platen/model/text/locale';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedRow, ImageLookup, SheetImage, SheetLookups } from '../checked-sheet.ts';
import type { RememberedMapping } from '../headers.ts';
import type { SheetLimits } from '../limits.ts';
import type { PhotoReport } from '../loose-photos.ts';
import type { SheetPicture } from '../raw-rows.ts';
import type { SheetHeader } from '../read-order-sheet.ts';

/**
 * The messages between a sheet thread and the main thread. Functions that read pictures stay in the thread. Messages have
 * a limited size, because deserializing one blocks the event loop of the main thread.
 */

/** Rows in one message. */
export const rowsPerBatch = 500;
/** Error lines that are sent, as many as a person may want to read; the error sheet has all of them. */
const linesMax = 1000;
/** Bytes of the error sheet that are collected for one message; a picture is sent in one. */
export const bytesPerPiece = 256 * 1024;

export type DescribedPicture = Omit<SheetPicture, 'read'>;

export interface OpenRequest {
  path: string;
  mappings: readonly RememberedMapping[];
  limits: Partial<SheetLimits> | undefined;
}

export interface OpenResult {
  name: string;
  headers: readonly SheetHeader[];
  isPacked: boolean;
}

export interface CheckRequest {
  kind: SheetLookups['kind'];
  shipping: SheetLookups['shipping'];
  /** Whether the main thread can look up order numbers that are taken. */
  checksNumbers: boolean;
  assignments: SheetLookups['assignments'];
}

/** The result of a check without the rows, which are requested as they are needed. */
export interface CheckResult {
  groups: { template: OrderTemplate; rowsCount: number }[];
  failed: FailedSummary;
  stoppedAt: number | undefined;
  /** The headers, including those that name custom items of the templates. */
  headers: readonly SheetHeader[];
  /** Undefined if photos cannot be assigned, or if the file has none. */
  photos: PhotoReport | undefined;
}

export interface FailedSummary {
  rowsCount: number;
  /** The first of them. */
  lines: readonly BilingualText[];
  linesCount: number;
}

export interface RowsRequest {
  group: number;
  from: number;
}

/** More reasons by row number, in addition to those of the check. */
export type MoreReasons = readonly (readonly [rowNumber: number, reasons: readonly BilingualText[]])[];

export interface ErrorSheetRequest {
  locale: Locale;
  more: MoreReasons;
}

/** The calls that the thread handles. */
export interface ThreadHandlers {
  open(ask: OpenRequest): Promise<OpenResult>;
  check(ask: CheckRequest): Promise<CheckResult>;
  readRows(ask: RowsRequest): CheckedRow[];
  /** Starts writing the error sheet, which is then read in chunks until none is left. */
  beginErrorSheet(ask: ErrorSheetRequest): void;
  readErrorSheet(ask: undefined): Promise<Uint8Array | undefined>;
  readPicture(id: string): Promise<Uint8Array>;
  findFile(path: string): { path: string; name: string; size: number } | undefined;
  readFile(path: string): Promise<Uint8Array>;
  ping(ask: undefined): boolean;
}

/** The calls that the main thread handles. */
export interface MainHandlers {
  findTemplate(no: string): ReturnType<SheetLookups['findTemplate']>;
  findImage(image: { reference: string; picture: DescribedPicture | undefined }): Promise<ImageLookup>;
  findTaken(nos: readonly string[]): Promise<readonly string[]>;
  checked(rows: number): void;
}

export function summaryOf(failed: readonly { reasons: readonly BilingualText[] }[]): FailedSummary {
  const lines: BilingualText[] = [];
  let linesCount = 0;
  for (const { reasons } of failed) {
    linesCount += reasons.length;
    for (const reason of reasons) if (lines.length < linesMax) lines.push(reason);
  }
  return { rowsCount: failed.length, lines, linesCount };
}

/** Maps the pictures of rows, to remove or restore their `read` function. */
export function withPictures(
  rows: readonly CheckedRow[],
  change: (picture: SheetPicture) => SheetPicture,
): CheckedRow[] {
  const changeImage = (file: SheetImage): SheetImage =>
    file.image.picture ? { ...file, image: { ...file.image, picture: change(file.image.picture) } } : file;
  return rows.map((row) => {
    const { order } = row;
    if (order.productionImages.length === 0 && order.files.length === 0) return row;
    const [productionImages, files] = [order.productionImages.map(changeImage), order.files.map(changeImage)];
    return { ...row, order: { ...order, productionImages, files } };
  });
}

/** The same photos with other pictures, as `withPictures`. */
export function withReport(report: PhotoReport, change: (picture: SheetPicture) => SheetPicture): PhotoReport {
  return { ...report, unmatched: report.unmatched.map((photo) => ({ ...photo, picture: change(photo.picture) })) };
}
