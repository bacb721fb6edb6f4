import type { CellFindingCode, RawRow, SheetPicture } from '../raw-rows.ts';
import { sheetError } from '../sheet-error.ts';
import type { XmlAttributes } from '../xml/xml-scanner.ts';
import type { CellPictures } from './cell-pictures.ts';
import { isoText, numberText } from './cell-text.ts';
import type { NumberKind } from './number-format.ts';
import { decodeEscapes, TextItem } from './text-item.ts';
import { wpsPictureId } from './wps-pictures.ts';

/** What the cells of all sheets refer to. */
export interface CellTables {
  sharedTexts: readonly string[];
  numberKinds: readonly NumberKind[];
  is1904: boolean;
  pictures: CellPictures;
}

const columnsMax = 16_384;
const equals = 61;

/** One cell at a time, into the row that it stands in. */
export class CellReader {
  isOpen = false;
  private readonly tables: CellTables;
  private readonly charactersMax: number;
  private readonly pictureOf: (part: string) => SheetPicture;
  private row: RawRow | undefined;
  private column = -1;
  private type = 'n';
  private style = 0;
  private valueMetadata: number | undefined;
  private value = '';
  private formula: string | undefined;
  private capturing: 'value' | 'formula' | undefined;
  private readonly item = new TextItem();

  constructor(tables: CellTables, charactersMax: number, pictureOf: (part: string) => SheetPicture) {
    this.tables = tables;
    this.charactersMax = charactersMax;
    this.pictureOf = pictureOf;
  }

  startRow(row: RawRow): void {
    this.row = row;
    this.column = -1;
  }

  start(row: RawRow, attributes: XmlAttributes): void {
    this.isOpen = true;
    this.row = row;
    const place = attributes.get('r');
    // Cells may leave their place out, and then stand behind the one before.
    this.column = place === undefined ? this.column + 1 : columnOf(place);
    if (this.column < 0 || this.column >= columnsMax) throw sheetError('file_damaged');
    this.type = attributes.get('t') ?? 'n';
    this.style = Number(attributes.get('s') ?? 0);
    const metadata = attributes.get('vm');
    this.valueMetadata = metadata === undefined ? undefined : Number(metadata);
    this.value = '';
    this.formula = undefined;
    this.capturing = undefined;
    this.item.start();
  }

  open(name: string): void {
    if (name === 's:v') this.capturing = 'value';
    else if (name === 's:f') {
      this.capturing = 'formula';
      this.formula = '';
    } else this.item.open(name);
  }

  text(text: string): void {
    if (this.capturing === 'value') this.value += text;
    else if (this.capturing === 'formula') this.formula += text;
    else this.item.add(text);
  }

  close(name: string): void {
    if (name === 's:c') this.finish();
    else {
      this.capturing = undefined;
      this.item.close(name);
    }
  }

  private finish(): void {
    this.isOpen = false;
    const { row, tables, value } = this;
    if (!row || this.addPicture(row)) return;
    if (this.type === 'e') return this.addFinding(row, 'cell_error', value);
    const text = this.item.take() || this.textOf(value, tables);
    if (text.length > this.charactersMax) {
      throw sheetError('cell_too_long', { row: row.number, limit: this.charactersMax });
    }
    if (text.trim() !== '') {
      row.columns.push(this.column);
      row.texts.push(text);
    } else if (this.formula !== undefined && value === '' && this.type === 'n') {
      this.addFinding(row, 'formula_without_value', this.formula);
    }
  }

  private textOf(value: string, { sharedTexts, numberKinds, is1904 }: CellTables): string {
    // An empty value is an empty cell, of whatever type: not number 0, and not the first shared text.
    if (value === '') return '';
    if (this.type === 's') return sharedTexts[Number(value)] ?? refuse();
    if (this.type === 'b') return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE';
    if (this.type === 'd') return isoText(value);
    if (this.type === 'n') return numberText(value, numberKinds[this.style] ?? 'number', is1904);
    return decodeEscapes(value);
  }

  /** Whether the cell is a picture, or ought to be one. */
  private addPicture(row: RawRow): boolean {
    const { rich, wps } = this.tables.pictures;
    const richPart = this.valueMetadata === undefined ? undefined : rich.get(this.valueMetadata);
    const formula = this.formula ?? (this.value.charCodeAt(0) === equals ? this.value : undefined);
    const id = formula === undefined ? undefined : wpsPictureId(formula);
    const part = richPart ?? (id === undefined ? undefined : wps.get(id));
    if (part !== undefined) row.pictures.push({ column: this.column, picture: this.pictureOf(part) });
    else if (id !== undefined) this.addFinding(row, 'picture_missing', id);
    return part !== undefined || id !== undefined;
  }

  private addFinding(row: RawRow, code: CellFindingCode, value: string): void {
    row.findings.push({ column: this.column, code, value: value.slice(0, 100) });
  }
}

function refuse(): never {
  throw sheetError('file_damaged');
}

/** `AB12` → 27; -1 where there are no letters. */
function columnOf(place: string): number {
  let column = 0;
  for (let index = 0; index < place.length; index++) {
    const letter = place.charCodeAt(index) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
