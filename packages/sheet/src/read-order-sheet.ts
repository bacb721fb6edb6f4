import type { ByteSource } from './byte-source.ts';
import { openCsv } from './csv/csv-rows.ts';
import { kindOfFile } from './file-kind.ts';
import { findHeaders, type Headers } from './header-row.ts';
import { columnOfHeader, isReasonsHeader, type RememberedMapping, readHeaders } from './headers.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';
import type { CellFindingCode, RawRow, RawSheet, SheetPicture } from './raw-rows.ts';
import { Reading } from './reading.ts';
import { sheetError } from './sheet-error.ts';
import { openWorkbook } from './xlsx/workbook.ts';

export interface SheetHeader {
  /** From 0. */
  column: number;
  text: string;
  /** The column that it names, or nothing where it is not ours. */
  key: string | undefined;
  /** Whether `key` is a guess by a word: a custom item of that name comes before it. */
  isGuess?: boolean;
  /** Different values from the first rows, for whoever has to say what the header means. */
  samples?: readonly string[];
}

export interface CellFinding {
  key: string;
  header: string;
  code: CellFindingCode;
  value: string;
}

export interface SheetRow {
  /** As the merchant's program shows it. */
  rowNumber: number;
  isHidden: boolean;
  /**
   * By the column's key, or by `looseKey` where the header is not ours. Blank cells are not there; several columns of one
   * name are one text of several lines.
   */
  cells: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, readonly SheetPicture[]>;
  findings: readonly CellFinding[];
}

/** A picture that lies below the headers in no column of the sheet, and on which row. */
export type OnStray = (picture: SheetPicture, rowNumber: number) => void;

export interface OrderSheet {
  name: string;
  headers: readonly SheetHeader[];
  /** Whether there may be pictures in it at all. */
  hasPictures: boolean;
  /** Rows that hold anything in our columns, read as they are asked for; each call begins at the first one. */
  rows(onStray?: OnStray): AsyncGenerator<SheetRow>;
}

export interface ReadOptions {
  /** Those of the account. The one that was made for the headers of this sheet is used. */
  mappings?: readonly RememberedMapping[];
  limits?: Partial<SheetLimits>;
  signal?: AbortSignal;
}

/**
 * Opens an order sheet: .xlsx of any program, or .csv. Of several visible sheets it is the one with our headers. Where
 * no header is ours, all of them are given without a key, so that they can be mapped. Refuses with a `SheetError`.
 */
export async function openOrderSheet(source: ByteSource, options: ReadOptions = {}): Promise<OrderSheet> {
  const reading = new Reading({ ...sheetLimits, ...options.limits }, options.signal);
  const kind = await kindOfFile(source);
  const sheets = kind === 'xlsx' ? await openWorkbook(source, reading) : [await openCsv(source, reading)];
  const { sheet, found, headers } = await chooseSheet(sheets, options.mappings ?? []);
  const hasPictures = await sheet.hasPictures();
  const samples = await sampleValues(sheet, found.lastRow);
  return {
    name: sheet.name,
    headers: headers.map((header) => ({ ...header, samples: samples.get(header.column) ?? [] })),
    hasPictures,
    rows: (onStray) => readRows(sheet, headers, found.lastRow, onStray),
  };
}

const sampledRows = 20;
const samplesMax = 3;
const sampleLengthMax = 60;

/** Some different values of each column, from the first rows below the headers. */
async function sampleValues(sheet: RawSheet, lastHeaderRow: number): Promise<Map<number, string[]>> {
  const samples = new Map<number, string[]>();
  let left = sampledRows;
  for await (const batch of sheet.rows()) {
    for (const { number, columns, texts } of batch) {
      if (number <= lastHeaderRow || left-- <= 0) continue;
      for (const [index, column] of columns.entries()) {
        const value = (texts[index] ?? '').trim().slice(0, sampleLengthMax);
        const known = samples.get(column) ?? [];
        if (value !== '' && known.length < samplesMax && !known.includes(value)) samples.set(column, [...known, value]);
      }
    }
    if (left <= 0) break;
  }
  return samples;
}

/** What the cells of a header are kept under that is not ours: the template of a row may have a custom item of that name. */
export function looseKey({ column }: Pick<SheetHeader, 'column'>): string {
  return `header:${column}`;
}

interface Candidate {
  sheet: RawSheet;
  found: Headers;
  headers: SheetHeader[];
}

/** The first visible sheet of those that name the most of our columns, by themselves or by what they were mapped to. */
async function chooseSheet(sheets: readonly RawSheet[], mappings: readonly RememberedMapping[]): Promise<Candidate> {
  let chosen: (Candidate & { recognized: number }) | undefined;
  for (const sheet of sheets) {
    const found = sheet.isHidden ? undefined : await findHeaders(sheet, columnOfHeader);
    if (!found) continue;
    const headers = nameHeaders(found, mappings);
    const recognized = new Set(headers.flatMap(({ key }) => key ?? [])).size;
    if (recognized > (chosen?.recognized ?? -1)) chosen = { sheet, found, headers, recognized };
  }
  if (!chosen) throw sheetError('no_data');
  return chosen;
}

function nameHeaders({ texts }: Headers, mappings: readonly RememberedMapping[]): SheetHeader[] {
  const given = [...texts].filter(([, text]) => !isReasonsHeader(text)).sort(([one], [other]) => one - other);
  const meanings = readHeaders(
    given.map(([, text]) => text),
    mappings,
  );
  return given.map(([column, text], index) => ({ column, text, ...(meanings[index] ?? { key: undefined }) }));
}

async function* readRows(
  sheet: RawSheet,
  headers: readonly SheetHeader[],
  lastHeaderRow: number,
  onStray: OnStray = () => undefined,
) {
  const named: (NamedHeader | undefined)[] = [];
  for (const header of headers) {
    named[header.column] = { ...header, key: header.key ?? looseKey(header), isOurs: header.key !== undefined };
  }
  for await (const batch of sheet.rows()) {
    for (const raw of batch) {
      const row = raw.number > lastHeaderRow ? readRow(raw, named, onStray) : undefined;
      if (row) yield row;
    }
  }
}

type NamedHeader = SheetHeader & { key: string; isOurs: boolean };

function readRow(raw: RawRow, named: readonly (NamedHeader | undefined)[], onStray: OnStray): SheetRow | undefined {
  const cells = new Map<string, string>();
  const pictures = new Map<string, SheetPicture[]>();
  const findings: CellFinding[] = [];
  let isOrder = false;
  for (let index = 0; index < raw.columns.length; index++) {
    const header = named[raw.columns[index] ?? -1];
    if (header === undefined) continue;
    const { key } = header;
    isOrder ||= header.isOurs;
    const text = raw.texts[index] ?? '';
    const before = cells.get(key);
    cells.set(key, before === undefined ? text : `${before}\n${text}`);
  }
  for (const { column, picture } of raw.pictures) {
    const header = named[column];
    if (header === undefined) {
      onStray(picture, raw.number);
      continue;
    }
    isOrder ||= header.isOurs;
    pictures.set(header.key, [...(pictures.get(header.key) ?? []), picture]);
  }
  for (const { column, code, value } of raw.findings) {
    const header = named[column];
    if (!header?.isOurs) continue;
    isOrder = true;
    findings.push({ key: header.key, header: header.text, code, value });
  }
  if (!isOrder) {
    for (const picture of [...pictures.values()].flat()) onStray(picture, raw.number);
    return undefined;
  }
  return { rowNumber: raw.number, isHidden: raw.isHidden, cells, pictures, findings };
}
