import { type RawRow, rawRow, type SheetPicture } from '../raw-rows.ts';
import { sheetError } from '../sheet-error.ts';
import type { XmlAttributes } from '../xml/xml-scanner.ts';
import { CellReader, type CellTables } from './cell-reader.ts';
import type { FloatingPicture } from './drawing.ts';
import type { Parts } from './parts.ts';
import { PictureLocator, type PlacedPicture } from './picture-locator.ts';
import { isOn, SheetGeometry } from './sheet-geometry.ts';

/** The rows of a worksheet that hold something, as they are unpacked, in memory that does not grow with them. */
export async function* readWorksheet(
  parts: Parts,
  name: string,
  tables: CellTables,
  pictures: readonly FloatingPicture[],
): AsyncGenerator<readonly RawRow[]> {
  const reader = new WorksheetReader(parts, tables, pictures);
  for await (const _ of parts.scan(name, reader)) yield reader.take();
  yield reader.takeRest();
}

class WorksheetReader {
  private rows: RawRow[] = [];
  private readonly geometry = new SheetGeometry();
  private readonly locator: PictureLocator;
  private readonly parts: Parts;
  private readonly cell: CellReader;
  private readonly pictures = new Map<string, SheetPicture>();
  private row: RawRow | undefined;
  private height = 0;
  private rowNumber = 0;
  private rowCount = 0;
  private cellCount = 0;

  constructor(parts: Parts, tables: CellTables, pictures: readonly FloatingPicture[]) {
    this.parts = parts;
    this.locator = new PictureLocator(pictures, this.geometry);
    this.cell = new CellReader(tables, parts.reading.limits.cellCharacters, (part) => this.pictureOf(part));
  }

  take(): RawRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  /** Pictures below the last row that is written down. */
  takeRest(): RawRow[] {
    this.addPictureRows(this.parts.reading.limits.rows);
    return this.take();
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 's:c' && this.row) this.openCell(this.row, attributes);
    else if (this.cell.isOpen) this.cell.open(name);
    else if (name === 's:row') this.openRow(attributes);
    else if (name === 's:sheetFormatPr') this.geometry.readDefaults(attributes);
    else if (name === 's:col') this.geometry.readColumn(attributes);
  }

  text(text: string): void {
    if (this.cell.isOpen) this.cell.text(text);
  }

  close(name: string): void {
    if (this.cell.isOpen) this.cell.close(name);
    else if (name === 's:row') this.closeRow();
  }

  private openRow(attributes: XmlAttributes): void {
    const { rows } = this.parts.reading.limits;
    const given = attributes.get('r');
    this.rowNumber = given === undefined ? this.rowNumber + 1 : Number(given);
    if (!Number.isInteger(this.rowNumber) || this.rowNumber < 1) throw sheetError('file_damaged');
    if (++this.rowCount > rows || this.rowNumber > rows) throw sheetError('too_many_rows', { limit: rows });
    this.row = rawRow(this.rowNumber, isOn(attributes.get('hidden')));
    this.height = this.geometry.heightOfRow(attributes);
    this.cell.startRow(this.row);
  }

  private openCell(row: RawRow, attributes: XmlAttributes): void {
    const { cells } = this.parts.reading.limits;
    if (++this.cellCount > cells) throw sheetError('too_many_cells', { limit: cells });
    this.cell.start(row, attributes);
  }

  private closeRow(): void {
    const { row } = this;
    this.row = undefined;
    if (!row) return;
    this.addPictureRows(row.number - 1);
    this.addPictures(row, this.locator.takeAt(row.number - 1, this.height));
    if (row.texts.length > 0 || row.pictures.length > 0 || row.findings.length > 0) this.rows.push(row);
  }

  private addPictureRows(before: number): void {
    for (let found = this.locator.takeBefore(before); found; found = this.locator.takeBefore(before)) {
      const row = rawRow(found.row + 1);
      this.addPictures(row, found.pictures);
      this.rows.push(row);
    }
  }

  private addPictures(row: RawRow, placed: readonly PlacedPicture[]): void {
    for (const { column, part } of placed) row.pictures.push({ column, picture: this.pictureOf(part) });
  }

  private pictureOf(part: string): SheetPicture {
    const known = this.pictures.get(part);
    if (known) return known;
    const { parts } = this;
    const name = part.slice(part.lastIndexOf('/') + 1);
    const picture = { id: part, name, size: parts.sizeOf(part), read: () => parts.readPicture(part) };
    this.pictures.set(part, picture);
    return picture;
  }
}
