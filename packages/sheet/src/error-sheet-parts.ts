import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { columnLetter } from './column-letters.ts';
import { reasonsHeader } from './headers.ts';
import type { ImageSize } from './image-info.ts';
import type { SheetPicture } from './raw-rows.ts';
import { writableText } from './writable-text.ts';

/** The XML of `Error Info.xlsx`. Rows and columns count from 0; the reasons are column 0, the headers row 0. */

export interface PlacedPicture {
  picture: SheetPicture;
  row: number;
  column: number;
  /** Which of the pictures of its cell it is, and of how many. */
  position: number;
  count: number;
}

export interface Media {
  file: string;
  size: ImageSize | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const emuPerPixel = 9525;
const pixelsPerPoint = 4 / 3;
/** The side of the square that a picture is fitted into, and how high a row may be at most. */
const boxPixels = 80;
const rowPixelsMax = 540;
const styles = { text: 1, header: 2, reason: 3 };

const sheetNames: BilingualText = { zh: '错误信息', en: 'Errors' };
const reasonsWidth = 44;
const columnWidth = 16;

export function sheetStart(headers: readonly string[], locale: Locale): string {
  const cells = [reasonsHeader(locale), ...headers].map((text, column) => cell(0, column, text, styles.header));
  const last = headers.length + 1;
  return `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="${reasonsWidth}" style="${styles.reason}" customWidth="1"/><col min="2" max="${Math.max(2, last)}" width="${columnWidth}" style="${styles.text}" customWidth="1"/></cols><sheetData><row r="1">${cells.join('')}</row>`;
}

/** The reasons first. The row is as high as its pictures need. */
export function sheetRow(row: number, texts: readonly string[], pictureCount: number): string {
  const height =
    pictureCount > 0 ? ` ht="${(boxOf(pictureCount) * pictureCount) / pixelsPerPoint}" customHeight="1"` : '';
  const cells = texts.map((text, column) =>
    text === '' ? '' : cell(row, column, text, column === 0 ? styles.reason : styles.text),
  );
  return `<row r="${row + 1}"${height}>${cells.join('')}</row>`;
}

export function sheetEnd(hasPictures: boolean): string {
  return `</sheetData>${hasPictures ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
}

export function mediaName(index: number, name: string): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'png';
  return `image${index}.${extension}`;
}

/** Everything but the sheet and the pictures. */
export function* otherParts(
  placed: readonly PlacedPicture[],
  media: ReadonlyMap<string, Media>,
  locale: Locale,
): Generator<readonly [name: string, text: string]> {
  yield ['[Content_Types].xml', contentTypes([...media.values()])];
  yield ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])];
  yield [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${textIn(sheetNames, locale)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ];
  yield [
    'xl/_rels/workbook.xml.rels',
    relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ];
  yield ['xl/styles.xml', stylesPart];
  if (placed.length === 0) return;
  const files = [...media];
  yield ['xl/worksheets/_rels/sheet1.xml.rels', relationships([['drawing', '../drawings/drawing1.xml']])];
  yield [
    'xl/drawings/_rels/drawing1.xml.rels',
    relationships(files.map(([, { file }]) => ['image', `../media/${file}`])),
  ];
  const ids = new Map(files.map(([id], index) => [id, `rId${index + 1}`]));
  const anchors = placed.map((each, index) =>
    anchor(each, index, ids.get(each.picture.id) ?? '', media.get(each.picture.id)?.size),
  );
  yield [
    'xl/drawings/drawing1.xml',
    `${declaration}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}">${anchors.join('')}</xdr:wsDr>`,
  ];
}

/** Several pictures of a cell stand below each other, each in its own square, so that none reaches into another cell. */
function anchor(
  { row, column, position, count }: PlacedPicture,
  index: number,
  id: string,
  size: ImageSize | undefined,
): string {
  const box = boxOf(count);
  const { width, height } = fitted(size, box - 4);
  const place = `<xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${2 * emuPerPixel}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${Math.round((position * box + 2) * emuPerPixel)}</xdr:rowOff></xdr:from>`;
  const extent = `cx="${Math.round(width * emuPerPixel)}" cy="${Math.round(height * emuPerPixel)}"`;
  return `<xdr:oneCellAnchor>${place}<xdr:ext ${extent}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="Picture ${index + 1}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`;
}

function boxOf(count: number): number {
  return Math.min(boxPixels, rowPixelsMax / count);
}

function fitted(size: ImageSize | undefined, box: number): ImageSize {
  if (!size || size.width < 1 || size.height < 1) return { width: box, height: box };
  const scale = box / Math.max(size.width, size.height);
  return { width: Math.max(1, size.width * scale), height: Math.max(1, size.height * scale) };
}

function cell(row: number, column: number, text: string, style: number): string {
  return `<c r="${columnLetter(column)}${row + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function escaped(text: string): string {
  return writableText(text).replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? char);
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const lines = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${lines.join('')}</Relationships>`;
}

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
};

function contentTypes(media: readonly Media[]): string {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const extensions = new Set(media.map(({ file }) => file.slice(file.lastIndexOf('.') + 1)));
  const defaults = [...extensions].map(
    (each) => `<Default Extension="${each}" ContentType="${mediaTypes[each] ?? `image/${each}`}"/>`,
  );
  const overrides = [
    ['/xl/workbook.xml', `${sheet}.sheet.main+xml`],
    ['/xl/worksheets/sheet1.xml', `${sheet}.worksheet+xml`],
    ['/xl/styles.xml', `${sheet}.styles+xml`],
    ...(media.length > 0
      ? [['/xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml']]
      : []),
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${defaults.join('')}${overrides.join('')}</Types>`;
}

/** Cells are text (format 49), so that a number typed into them keeps its zeros. */
const wrapped = '<alignment vertical="top" wrapText="1"/>';
const stylesPart = `${declaration}<styleSheet xmlns="${main}"><fonts count="3"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font><font><sz val="11"/><color rgb="FFC00000"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${wrapped}</xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="2" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1">${wrapped}</xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
