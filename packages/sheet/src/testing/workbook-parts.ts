import { strToU8, type Zippable, zipSync } from 'fflate';
import { type ByteSource, sourceOfBytes } from '../byte-source.ts';

export type PartTexts = Readonly<Record<string, string | Uint8Array>>;

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const drawingMain = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const spreadsheetDrawing = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';

/** A workbook from its parts, as a test writes them down. */
export function zipOf(parts: PartTexts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files, { level: 6 });
}

export function sourceOf(parts: PartTexts): ByteSource {
  return sourceOfBytes(zipOf(parts));
}

/** `[id, type, target]` each; a type without an address is one of Office. */
export function relationships(...each: readonly (readonly [id: string, type: string, target: string])[]): string {
  const lines = each.map(([id, type, target]) => {
    const address = type.includes(':') ? type : `${officeRelationships}/${type}`;
    return `<Relationship Id="${id}" Type="${address}" Target="${target}"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

export function worksheet(sheetData: string, rest = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${main}" xmlns:r="${officeRelationships}"><sheetData>${sheetData}</sheetData>${rest}</worksheet>`;
}

/** The least that a workbook with one sheet is made of; `more` adds parts and replaces them. */
export function workbookParts(sheet: string, more: PartTexts = {}): PartTexts {
  return {
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets><sheet name="订单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
}

/** Texts of a row, from column A on. */
export function textRow(number: number, ...texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

export function sharedStrings(...items: readonly string[]): string {
  return `<sst xmlns="${main}" count="${items.length}" uniqueCount="${items.length}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
}

/** Cell formats in order, each by the code of its number format, or by the number of one that is built in. */
export function styles(...formats: readonly (string | number)[]): string {
  const codes = formats.map((format, index) =>
    typeof format === 'string' ? { id: 164 + index, format } : { id: format },
  );
  const numFmts = codes.flatMap(({ id, format }) =>
    format === undefined ? [] : `<numFmt numFmtId="${id}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
  );
  return `<styleSheet xmlns="${main}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="${codes.length}">${codes.map(({ id }) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
}
