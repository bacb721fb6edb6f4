import type { cellMessages } from './sheet.messages.ts';

/** A picture in a sheet. The same file shown in several cells has the same id. */
export interface SheetPicture {
  id: string;
  /** As it is called in the file: `image7.png`. */
  name: string;
  /** In bytes, as the file says. */
  size: number;
  read(): Promise<Uint8Array>;
}

export type CellFindingCode = keyof typeof cellMessages;

/** A row as it stands in the file, before its columns have a meaning. Blank cells and blank rows are left out. */
export interface RawRow {
  /** As the program shows it, from 1. */
  number: number;
  isHidden: boolean;
  /** The place of each text, from 0. */
  columns: number[];
  texts: string[];
  pictures: { column: number; picture: SheetPicture }[];
  findings: { column: number; code: CellFindingCode; value: string }[];
}

export function rawRow(number: number, isHidden = false): RawRow {
  return { number, isHidden, columns: [], texts: [], pictures: [], findings: [] };
}

/** A sheet of a file, before anyone knows which one is meant and what its columns are. */
export interface RawSheet {
  name: string;
  isHidden: boolean;
  /** Whether there may be pictures in it: over its cells, or in them. */
  hasPictures(): Promise<boolean>;
  /** From the first row on, each time it is asked; many at a time, because every pause costs as much as a row. */
  rows(): AsyncGenerator<readonly RawRow[]>;
  /** `A1:B2`, for each merged range. */
  mergedRanges(): Promise<string[]>;
}
