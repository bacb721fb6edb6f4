/** What reading a sheet may cost at most. Ours hold a hundred thousand rows of twenty columns several times over. */
export interface SheetLimits {
  /** Files in a workbook's archive; each picture is one. */
  entries: number;
  /** The largest part that is not a picture: a sheet, or the table of shared texts. */
  partMb: number;
  csvMb: number;
  /** Of an image, in the sheet or packed beside it. */
  pictureMb: number;
  /** Of a sheet that is packed with its images: it is held in memory. */
  packedSheetMb: number;
  pictures: number;
  /** In the workbook's table of shared texts. */
  sharedTexts: number;
  sharedCharacters: number;
  /** Row elements, with or without data. */
  rows: number;
  /** Cell elements, with or without data. */
  cells: number;
  cellCharacters: number;
  /** Checking ends with the row that is the last of so many wrong ones. */
  failedRows: number;
  /** Of the text of the sheet that holds the rows that failed. */
  errorSheetMb: number;
  /** Of our own work on one file; waiting for it, or for who takes the rows, does not count. */
  seconds: number;
}

export const sheetLimits: SheetLimits = {
  entries: 50_000,
  partMb: 512,
  csvMb: 64,
  pictureMb: 64,
  packedSheetMb: 256,
  pictures: 100_000,
  sharedTexts: 4_000_000,
  sharedCharacters: 128_000_000,
  rows: 1_048_576,
  cells: 10_000_000,
  cellCharacters: 100_000,
  failedRows: 5000,
  errorSheetMb: 64,
  seconds: 120,
};

/** Of each image that an order sheet brings, in it or beside it. */
export const sheetImageMaxMb = 30;

export const bytesPerMb = 1024 * 1024;
