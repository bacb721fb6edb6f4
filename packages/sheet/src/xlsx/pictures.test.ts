import { describe, expect, it } from 'vitest';
import { readRaw, tableOf } from '../testing/read-raw.ts';
import {
  drawingMain,
  main,
  officeRelationships,
  type PartTexts,
  relationships,
  sourceOf,
  spreadsheetDrawing,
  textRow,
  workbookParts,
  worksheet,
} from '../testing/workbook-parts.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const emuPerPixel = 9525;
/** A row of the default height of 15 points, a column of the default width. */
const [row, column] = [20 * emuPerPixel, 64 * emuPerPixel];

/** A workbook with rows 1 to 5 in column A, and pictures over it. */
function withDrawing(
  drawing: string,
  sheet = worksheet([1, 2, 3, 4, 5].map((number) => textRow(number, `${number}`)).join('')),
) {
  return sourceOf(
    workbookParts(sheet, {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(['rId1', 'drawing', '../drawings/drawing1.xml']),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="${spreadsheetDrawing}" xmlns:a="${drawingMain}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:r="${officeRelationships}">${drawing}</xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        ['rId1', 'image', '../media/image1.png'],
        ['rId2', 'image', '/xl/media/image2.png'],
      ),
      'xl/media/image1.png': png,
      'xl/media/image2.png': png,
    }),
  );
}

function corner(name: 'from' | 'to', col: number, colOff: number, at: number, rowOff: number): string {
  return `<xdr:${name}><xdr:col>${col}</xdr:col><xdr:colOff>${colOff}</xdr:colOff><xdr:row>${at}</xdr:row><xdr:rowOff>${rowOff}</xdr:rowOff></xdr:${name}>`;
}

function pic(id = 'rId1', transform = ''): string {
  return `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="图片 1"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"/></a:extLst></a:blip><a:stretch/></xdr:blipFill><xdr:spPr>${transform}<a:prstGeom prst="rect"/></xdr:spPr></xdr:pic><xdr:clientData/>`;
}

function xfrm(x: number, y: number, cx: number, cy: number, child = ''): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/>${child}</a:xfrm>`;
}

function twoCell(from: string, to: string, content = pic()): string {
  return `<xdr:twoCellAnchor editAs="oneCell">${from}${to}${content}</xdr:twoCellAnchor>`;
}

async function placesOf(drawing: string, sheet?: string): Promise<string[]> {
  const rows = await readRaw(withDrawing(drawing, sheet));
  return rows.flatMap(({ number, pictures }) =>
    pictures.map(({ column: at, picture }) => `${String.fromCharCode(65 + at)}${number} ${picture.name}`),
  );
}

describe('a floating picture', () => {
  it('is the one of its own fill, whatever its shape has hidden', async () => {
    const hidden = (embed: string) =>
      `<a:extLst><a:ext uri="{909E8E84-426E-40DD-AFC4-6F175D3DCCD1}"><a14:hiddenFill xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><a:blipFill><a:blip ${embed}/></a:blipFill></a14:hiddenFill></a:ext></a:extLst>`;
    for (const embed of ['', 'r:embed="rId2"', 'r:embed="rId9"']) {
      const shown = pic('rId1', '').replace('</xdr:spPr>', `${hidden(embed)}</xdr:spPr>`);
      const anchor = twoCell(corner('from', 1, 0, 1, 0), corner('to', 1, 9, 1, row - 9), shown);
      expect(await placesOf(anchor)).toEqual(['B2 image1.png']);
    }
  });

  it.each([
    ['in its cell', corner('from', 1, 0, 1, 0), corner('to', 1, column - 1, 1, row - 1), 'B2'],
    ['reaching a little into the next row', corner('from', 1, 0, 1, 0), corner('to', 1, 9, 2, 30_000), 'B2'],
    ['beginning a little above its row', corner('from', 1, 0, 0, row - 20_000), corner('to', 1, 9, 1, row - 9), 'B2'],
    [
      'beginning a little left of its column',
      corner('from', 0, column - 9000, 1, 0),
      corner('to', 1, 500_000, 1, 9),
      'B2',
    ],
    ['far larger than its cell', corner('from', 1, 0, 1, 0), corner('to', 9, 0, 30, 0), 'B2'],
    ['far larger, and beginning a little above', corner('from', 1, 0, 0, row - 9000), corner('to', 9, 0, 30, 0), 'B2'],
    [
      'small, across two rows, mostly in the lower',
      corner('from', 1, 0, 1, row - 9000),
      corner('to', 1, 9, 2, 30_000),
      'B3',
    ],
    [
      'small, across two rows, mostly in the upper',
      corner('from', 1, 0, 1, row - 40_000),
      corner('to', 1, 9, 2, 30_000),
      'B2',
    ],
    ['with an offset larger than its row', corner('from', 1, 0, 1, 9 * row), corner('to', 1, 9, 1, 9 * row), 'B2'],
  ])('with two corners, %s', async (_, from, to, cell) => {
    expect(await placesOf(twoCell(from, to))).toEqual([`${cell} image1.png`]);
  });

  it('with one corner and a size', async () => {
    const anchor = (from: string, cx: number, cy: number) =>
      `<xdr:oneCellAnchor>${from}<xdr:ext cx="${cx}" cy="${cy}"/>${pic('rId2')}</xdr:oneCellAnchor>`;
    const drawing =
      anchor(corner('from', 2, 0, 2, 0), column, row) + anchor(corner('from', 2, 0, 2, row - 10_000), column, row);
    expect(await placesOf(drawing)).toEqual(['C3 image2.png', 'C4 image2.png']);
  });

  it('at a place of the sheet, over rows and columns of their own sizes', async () => {
    const sheet = worksheet(
      `<row r="1" ht="30" customHeight="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row><row r="4" ht="60"><c><v>4</v></c></row>`,
    ).replace(
      '<sheetData>',
      '<sheetFormatPr defaultRowHeight="20"/><cols><col min="2" max="3" width="20.7109375"/><col min="4" max="4" width="9" hidden="1"/></cols><sheetData>',
    );
    const at = (x: number, y: number) =>
      `<xdr:absoluteAnchor><xdr:pos x="${x}" y="${y}"/><xdr:ext cx="100000" cy="100000"/>${pic()}</xdr:absoluteAnchor>`;
    const point = 12_700;
    // Rows end at 30, 30, 50 and 110 points, columns at 64, 209, 354, 354 and 418 pixels.
    const drawing =
      at(0, 5 * point) + at(70 * emuPerPixel, 35 * point) + at(360 * emuPerPixel, 60 * point) + at(0, 131 * point);
    expect(await placesOf(drawing, sheet)).toEqual([
      'A1 image1.png',
      'B3 image1.png',
      'E4 image1.png',
      'A6 image1.png',
    ]);
  });

  it('in a group, each at its own place', async () => {
    const group = (content: string, box: string) =>
      `<xdr:grpSp><xdr:nvGrpSpPr/><xdr:grpSpPr>${box}</xdr:grpSpPr>${content}</xdr:grpSp>`;
    const [left, top] = [column, row];
    const inner = group(
      pic('rId2', xfrm(0, 0, 50, 50)),
      xfrm(left, top + 2 * row, column, row, '<a:chOff x="0" y="0"/><a:chExt cx="100" cy="100"/>'),
    );
    const outer = group(
      pic('rId1', xfrm(left, top, column, row)) + pic('rId2', xfrm(left + column, top + row, column, row)) + inner,
      xfrm(
        left,
        top,
        2 * column,
        3 * row,
        `<a:chOff x="${left}" y="${top}"/><a:chExt cx="${2 * column}" cy="${3 * row}"/>`,
      ),
    );
    const drawing = twoCell(corner('from', 1, 0, 1, 0), corner('to', 3, 0, 4, 0), `${outer}<xdr:clientData/>`);
    expect(await placesOf(drawing)).toEqual(['B2 image1.png', 'C3 image2.png', 'B4 image2.png']);
  });

  it('in an alternative counts once', async () => {
    const [from, to] = [corner('from', 1, 0, 1, 0), corner('to', 2, 0, 2, 0)];
    const alternative = (choice: string, fallback: string) =>
      `<mc:AlternateContent><mc:Choice Requires="a14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    expect(await placesOf(twoCell(from, to, alternative(pic('rId1'), pic('rId2'))))).toEqual(['B2 image1.png']);
    expect(await placesOf(twoCell(from, to, alternative('<xdr:sp/>', pic('rId2'))))).toEqual(['B2 image2.png']);
  });

  it('below and between the rows of the sheet makes a row', async () => {
    const at = (index: number) => twoCell(corner('from', 1, 0, index, 0), corner('to', 2, 0, index + 1, 0));
    const sheet = worksheet(textRow(1, '一') + textRow(4, '四'));
    expect(await placesOf(at(8) + at(1), sheet)).toEqual(['B2 image1.png', 'B9 image1.png']);
  });

  it('is not made of shapes, charts, links and files that are not there', async () => {
    const [from, to] = [corner('from', 1, 0, 1, 0), corner('to', 2, 0, 2, 0)];
    const shape = `<xdr:sp><xdr:spPr><a:blipFill><a:blip r:embed="rId1"/></a:blipFill></xdr:spPr></xdr:sp>`;
    expect(await placesOf(twoCell(from, to, shape) + twoCell(from, to, pic('rId9')))).toEqual([]);
  });

  it('gives its bytes when they are asked for, and one file one id', async () => {
    const [from, to] = [corner('from', 1, 0, 1, 0), corner('to', 2, 0, 2, 0)];
    const rows = await readRaw(withDrawing(twoCell(from, to) + twoCell(from, to)));
    const [one, two] = rows.flatMap(({ pictures }) => pictures.map(({ picture }) => picture));
    expect(one).toMatchObject({ id: 'xl/media/image1.png', name: 'image1.png', size: png.length });
    expect(two?.id).toBe(one?.id);
    expect(await one?.read()).toEqual(png);
  });

  it('that is too large, or one too many, is refused', async () => {
    const [from, to] = [corner('from', 1, 0, 1, 0), corner('to', 2, 0, 2, 0)];
    const source = withDrawing(twoCell(from, to) + twoCell(from, to));
    await expect(readRaw(source, { pictures: 1 })).rejects.toMatchObject({ code: 'too_many_pictures' });
    const rows = await readRaw(source, { pictureMb: 0 });
    await expect(rows[1]?.pictures[0]?.picture.read()).rejects.toMatchObject({ code: 'picture_too_large' });
  });
});

const rich = 'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata';

describe('a picture in a cell', () => {
  it('of Excel 365', async () => {
    const sheet = worksheet(
      '<row r="1"><c r="A1" t="e" vm="1"><v>#VALUE!</v></c><c r="B1" t="e" vm="2"><v>#VALUE!</v></c><c r="C1" t="e" vm="3"><v>#VALUE!</v></c><c r="D1" t="e" vm="4"><v>#VALUE!</v></c></row>',
    );
    expect(await tableOf(sourceOf({ ...workbookParts(sheet), ...richParts }))).toEqual({
      1: { A: '[image2.png]', B: '[image1.png]', C: '[web.jpg]', D: 'cell_error: #VALUE!' },
    });
  });

  it('of WPS', async () => {
    const formula = (cell: string, id: string) =>
      `<c r="${cell}" t="str"><f>_xlfn.DISPIMG("${id}",1)</f><v>=DISPIMG("${id}",1)</v></c>`;
    const sheet = worksheet(
      `<row r="1">${formula('A1', 'ID_1F')}${formula('B1', 'ID_2F')}${formula('C1', 'ID_LOST')}<c r="D1" t="str"><v>=DISPIMG("ID_2F",1)</v></c></row>`,
    );
    expect(await tableOf(sourceOf({ ...workbookParts(sheet), ...wpsParts }))).toEqual({
      1: { A: '[image1.png]', B: '[image2.jpeg]', C: 'picture_missing: ID_LOST', D: '[image2.jpeg]' },
    });
  });
});

/** As Excel writes them; the first record is of another kind, and the pictures are not in the order of their files. */
const richParts: PartTexts = {
  'xl/_rels/workbook.xml.rels': relationships(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId6', 'sheetMetadata', 'metadata.xml'],
    ['rId7', 'http://schemas.microsoft.com/office/2022/10/relationships/richValueRel', 'richData/richValueRel.xml'],
    ['rId8', 'http://schemas.microsoft.com/office/2017/06/relationships/rdRichValue', 'richData/rdrichvalue.xml'],
    [
      'rId9',
      'http://schemas.microsoft.com/office/2017/06/relationships/rdRichValueStructure',
      'richData/rdrichvaluestructure.xml',
    ],
    [
      'rId10',
      'http://schemas.microsoft.com/office/2020/07/relationships/rdRichValueWebImage',
      'richData/rdRichValueWebImage.xml',
    ],
  ),
  'xl/metadata.xml': `<metadata xmlns="${main}" xmlns:xlrd="${rich}"><metadataTypes count="2"><metadataType name="XLDAPR" minSupportedVersion="120000"/><metadataType name="XLRICHVALUE" minSupportedVersion="120000"/></metadataTypes><futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"/></extLst></bk></futureMetadata><futureMetadata name="XLRICHVALUE" count="3">${[0, 1, 2].map((index) => `<bk><extLst><ext uri="{3e2802c4-a4d2-4d8b-9148-e3be6c30e623}"><xlrd:rvb i="${index}"/></ext></extLst></bk>`).join('')}</futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata><valueMetadata count="4">${[1, 0, 2].map((index) => `<bk><rc t="2" v="${index}"/></bk>`).join('')}<bk><rc t="1" v="0"/></bk></valueMetadata></metadata>`,
  'xl/richData/rdrichvaluestructure.xml': `<rvStructures xmlns="${rich}" count="2"><s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/></s><s t="_webimage"><k n="CalcOrigin" t="i"/><k n="WebImageIdentifier" t="i"/></s></rvStructures>`,
  'xl/richData/rdrichvalue.xml': `<rvData xmlns="${rich}" count="3"><rv s="0"><v>0</v><v>5</v></rv><rv s="0"><v>1</v><v>5</v></rv><rv s="1"><v>0</v><v>0</v></rv></rvData>`,
  'xl/richData/richValueRel.xml': `<richValueRels xmlns="http://schemas.microsoft.com/office/spreadsheetml/2022/richvaluerel" xmlns:r="${officeRelationships}"><rel r:id="rId1"/><rel r:id="rId2"/></richValueRels>`,
  'xl/richData/_rels/richValueRel.xml.rels': relationships(
    ['rId2', 'image', '../media/image2.png'],
    ['rId1', 'image', '../media/image1.png'],
  ),
  'xl/richData/rdRichValueWebImage.xml': `<webImagesSrd xmlns="http://schemas.microsoft.com/office/spreadsheetml/2020/richdatawebimage" xmlns:r="${officeRelationships}"><webImageSrd><address r:id="rId2"/><blip r:id="rId1"/></webImageSrd></webImagesSrd>`,
  'xl/richData/_rels/rdRichValueWebImage.xml.rels': relationships(['rId1', 'image', '../media/web.jpg']),
  'xl/media/image1.png': png,
  'xl/media/image2.png': png,
  'xl/media/web.jpg': png,
};

const wpsPicture = (name: string, id: string) =>
  `<etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="${name}" descr="upload"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr/></xdr:pic></etc:cellImage>`;

const wpsParts: PartTexts = {
  'xl/_rels/workbook.xml.rels': relationships(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId5', 'http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml'],
  ),
  'xl/cellimages.xml': `<etc:cellImages xmlns:xdr="${spreadsheetDrawing}" xmlns:r="${officeRelationships}" xmlns:a="${drawingMain}" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData">${wpsPicture('ID_1F', 'rId1')}${wpsPicture('ID_2F', 'rId2')}</etc:cellImages>`,
  'xl/_rels/cellimages.xml.rels': relationships(
    ['rId1', 'image', 'media/image1.png'],
    ['rId2', 'image', 'media/image2.jpeg'],
  ),
  'xl/media/image1.png': png,
  'xl/media/image2.jpeg': png,
};
