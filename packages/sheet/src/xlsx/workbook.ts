// How it works and how to change it: docs/components/xlsx-reader.md
import type { ByteSource } from '../byte-source.ts';
import type { RawRow, RawSheet } from '../raw-rows.ts';
import type { Reading } from '../reading.ts';
import { sheetError } from '../sheet-error.ts';
import { ZipArchive } from '../zip/zip-archive.ts';
import { readCellPictures } from './cell-pictures.ts';
import type { CellTables } from './cell-reader.ts';
import { readDrawing } from './drawing.ts';
import { kindOfFormat, type NumberKind } from './number-format.ts';
import { Parts, type Relationship } from './parts.ts';
import { isOn } from './sheet-geometry.ts';
import { TextItem } from './text-item.ts';
import { readWorksheet } from './worksheet.ts';

interface SheetEntry {
  name: string;
  isHidden: boolean;
  part: string;
}

/** The sheets of a workbook, in the order of their tabs; charts and macros have tabs too, and are left out. */
export async function openWorkbook(source: ByteSource, reading: Reading): Promise<RawSheet[]> {
  const parts = new Parts(await ZipArchive.open(source, reading), reading);
  const main = await findMainPart(parts);
  const relationships = await parts.relationshipsOf(main);
  const { sheets, is1904 } = await readSheets(parts, main, relationships);
  const partOf = (type: string) => relationships.find((each) => each.type === type)?.target ?? '';
  const tables = {
    sharedTexts: await readSharedTexts(parts, partOf('sharedStrings')),
    numberKinds: await readNumberKinds(parts, partOf('styles')),
    is1904,
    pictures: await readCellPictures(parts, relationships),
  };
  return sheets.map(({ name, isHidden, part }) => ({
    name,
    isHidden,
    hasPictures: async () =>
      tables.pictures.rich.size + tables.pictures.wps.size > 0 || (await drawingOf(parts, part)) !== undefined,
    rows: () => readRows(parts, part, tables),
    mergedRanges: () => readMergedRanges(parts, part),
  }));
}

async function* readRows(parts: Parts, part: string, tables: CellTables): AsyncGenerator<readonly RawRow[]> {
  const drawing = await drawingOf(parts, part);
  const pictures = drawing === undefined ? [] : await readDrawing(parts, drawing);
  yield* readWorksheet(parts, part, tables, pictures);
}

async function drawingOf(parts: Parts, part: string): Promise<string | undefined> {
  return (await parts.relationshipsOf(part)).find(({ type }) => type === 'drawing')?.target;
}

/** They stand behind the rows, so that the whole sheet is gone through for them. */
async function readMergedRanges(parts: Parts, part: string): Promise<string[]> {
  const ranges: string[] = [];
  await parts.scanAll(part, {
    open(name, attributes) {
      if (name === 's:mergeCell') ranges.push(attributes.get('ref') ?? '');
    },
  });
  return ranges;
}

async function findMainPart(parts: Parts): Promise<string> {
  const relationships = await parts.relationshipsOf('');
  const named = relationships.find(({ type }) => type === 'officeDocument')?.target;
  const main = named !== undefined && parts.has(named) ? named : 'xl/workbook.xml';
  if (parts.has(main) && main.endsWith('.xml')) return main;
  if (main.endsWith('.bin') || parts.has('xl/workbook.bin'))
    throw sheetError('format_unsupported', { format: '.xlsb' });
  if (parts.has('content.xml') && parts.has('mimetype')) throw sheetError('format_unsupported', { format: '.ods' });
  if (parts.has('Index/Document.iwa') || parts.has('Index.zip'))
    throw sheetError('format_unsupported', { format: '.numbers' });
  throw sheetError('not_a_sheet');
}

async function readSheets(parts: Parts, main: string, relationships: readonly Relationship[]) {
  const worksheets = new Map(
    relationships.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const sheets: SheetEntry[] = [];
  let is1904 = false;
  let isWorkbook = false;
  await parts.scanAll(main, {
    open(name, attributes) {
      if (name === 's:workbook') isWorkbook = true;
      if (name === 's:workbookPr') is1904 = isOn(attributes.get('date1904'));
      if (name !== 's:sheet') return;
      const part = worksheets.get(attributes.get('r:id') ?? '');
      if (part === undefined) return;
      const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attributes.get('name') ?? '', isHidden, part });
    },
  });
  if (!isWorkbook) throw sheetError('not_a_sheet');
  return { sheets, is1904 };
}

/** The texts that cells refer to by their number. */
async function readSharedTexts(parts: Parts, name: string): Promise<string[]> {
  const { sharedTexts, sharedCharacters } = parts.reading.limits;
  const texts: string[] = [];
  const item = new TextItem();
  let characters = 0;
  await parts.scanAll(name, {
    open(element) {
      if (element === 's:si') item.start();
      else item.open(element);
    },
    text: (text) => item.add(text),
    close(element) {
      item.close(element);
      if (element !== 's:si') return;
      const text = item.take();
      characters += text.length;
      texts.push(text);
      if (texts.length > sharedTexts || characters > sharedCharacters) throw sheetError('too_many_texts');
    },
  });
  return texts;
}

/** What a number means, by the style of its cell. */
async function readNumberKinds(parts: Parts, name: string): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellFormat = false;
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === 's:numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      else if (element === 's:cellXfs') isCellFormat = true;
      else if (element === 's:xf' && isCellFormat) formatIds.push(Number(attributes.get('numFmtId') ?? 0));
    },
    close(element) {
      if (element === 's:cellXfs') isCellFormat = false;
    },
  });
  return formatIds.map((id) => kindOfFormat(id, codes.get(id)));
}
