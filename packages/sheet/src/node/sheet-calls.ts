import type { BilingualText, Locale } from '@platen/model/locale';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedRow, ImageLookup, SheetImage, SheetLookups } from '../checked-sheet.ts';
import type { RememberedMapping } from '../headers.ts';
import type { PhotoReport } from '../loose-photos.ts';
import type { SheetLimits } from '../limits.ts';
import type { SheetPicture } from '../raw-rows.ts';
import type { SheetHeader } from '../read-order-sheet.ts';

/**
 * What goes between a sheet's thread and whoever started it. Ways to read a picture stay on the thread's side. Everything
 * goes in pieces of a stated size: taking one apart must not hold up those whom the other side serves beside.
 */

/** Rows that go over at once. */
export const rowsPerBatch = 500;
/** Lines about rows that go over, as many as a person may want to read; the error sheet has all of them. */
const linesMax = 1000;
/** Bytes of the error sheet that are gathered before they go over; a picture goes whole. */
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
  /** Whether numbers can be asked for that are taken already. */
  checksNumbers: boolean;
  assignments: SheetLookups['assignments'];
}

/** What was found, without the rows: those are asked for as they are needed. */
export interface CheckResult {
  groups: { template: OrderTemplate; rowsCount: number }[];
  failed: FailedSummary;
  stoppedAt: number | undefined;
  /** As they were read, with those in them that turned out to name custom items. */
  headers: readonly SheetHeader[];
  /** Not there where nobody has asked for them, or no photos can have come with the sheet. */
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

/** Reasons by the number of their row, beside those that the check found. */
export type MoreReasons = readonly (readonly [rowNumber: number, reasons: readonly BilingualText[]])[];

export interface ErrorSheetRequest {
  locale: Locale;
  more: MoreReasons;
}

/** What a thread can be asked. */
export interface ThreadHandlers {
  open(ask: OpenRequest): Promise<OpenResult>;
  check(ask: CheckRequest): Promise<CheckResult>;
  readRows(ask: RowsRequest): CheckedRow[];
  /** Begins the sheet of the rows that failed, which is then read piece by piece until there is none. */
  beginErrorSheet(ask: ErrorSheetRequest): void;
  readErrorSheet(ask: undefined): Promise<Uint8Array | undefined>;
  readPicture(id: string): Promise<Uint8Array>;
  findFile(path: string): { path: string; name: string; size: number } | undefined;
  readFile(path: string): Promise<Uint8Array>;
  ping(ask: undefined): boolean;
}

/** What a thread asks back. */
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

/** The same rows with other pictures: without their way to be read, or with it again. */
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
