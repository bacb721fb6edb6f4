import { describe, expect, it } from 'vitest';
import { readOrders } from './testing/read-orders.ts';
import {
  drawingMain,
  main,
  officeRelationships,
  type PartTexts,
  relationships,
  sharedStrings,
  spreadsheetDrawing,
} from './testing/workbook-parts.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const headers = ['客户订单号*', 'SKU模板编号*', '总数量*', '生产图*', '备注'];
const shared = sharedStrings(
  ...[...headers, 'A1', 'SKU000007', '第一行\n第二行'].map((text) => `<t xml:space="preserve">${text}</t>`),
);

/** The same two rows, as different programs write them; each with its own picture in D2. */
const expected = [
  {
    row: 2,
    no: 'A1',
    sku_template_no: 'SKU000007',
    quantity: '3',
    remark: '第一行\n第二行',
    'production_image_urls[]': ['image1.png'],
  },
];

function headerCells(prefix = ''): string {
  return headers
    .map((_, index) => `<${prefix}c r="${'ABCDE'[index]}1" s="1" t="s"><${prefix}v>${index}</${prefix}v></${prefix}c>`)
    .join('');
}

describe('an order sheet', () => {
  it('of Excel', async () => {
    const sheet = `${declaration}<worksheet xmlns="${main}" xmlns:r="${officeRelationships}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xr:uid="{00000000-0001-0000-0000-000000000000}"><dimension ref="A1:E2"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="14.25" x14ac:dyDescent="0.2"/><cols><col min="1" max="5" width="12.625" customWidth="1"/></cols><sheetData><row r="1" spans="1:5" x14ac:dyDescent="0.2">${headerCells()}</row><row r="2" spans="1:5" ht="60" customHeight="1" x14ac:dyDescent="0.2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><f>1+2</f><v>3</v></c><c r="D2" t="e" vm="1"><v>#VALUE!</v></c><c r="E2" s="2" t="s"><v>7</v></c></row></sheetData><phoneticPr fontId="1" type="noConversion"/><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B5000"><formula1>"SKU000007"</formula1></dataValidation></dataValidations><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;
    const rich = 'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata';
    expect(
      await readOrders({
        ...office(sheet, [
          ['rId5', 'sheetMetadata', 'metadata.xml'],
          [
            'rId6',
            'http://schemas.microsoft.com/office/2022/10/relationships/richValueRel',
            'richData/richValueRel.xml',
          ],
          ['rId7', 'http://schemas.microsoft.com/office/2017/06/relationships/rdRichValue', 'richData/rdrichvalue.xml'],
          [
            'rId8',
            'http://schemas.microsoft.com/office/2017/06/relationships/rdRichValueStructure',
            'richData/rdrichvaluestructure.xml',
          ],
        ]),
        'xl/metadata.xml': `${declaration}<metadata xmlns="${main}" xmlns:xlrd="${rich}"><metadataTypes count="1"><metadataType name="XLRICHVALUE"/></metadataTypes><futureMetadata name="XLRICHVALUE" count="1"><bk><extLst><ext uri="{3e2802c4-a4d2-4d8b-9148-e3be6c30e623}"><xlrd:rvb i="0"/></ext></extLst></bk></futureMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>`,
        'xl/richData/rdrichvaluestructure.xml': `<rvStructures xmlns="${rich}"><s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/></s></rvStructures>`,
        'xl/richData/rdrichvalue.xml': `<rvData xmlns="${rich}"><rv s="0"><v>0</v><v>5</v></rv></rvData>`,
        'xl/richData/richValueRel.xml': `<richValueRels xmlns="http://schemas.microsoft.com/office/spreadsheetml/2022/richvaluerel" xmlns:r="${officeRelationships}"><rel r:id="rId1"/></richValueRels>`,
        'xl/richData/_rels/richValueRel.xml.rels': relationships(['rId1', 'image', '../media/image1.png']),
      }),
    ).toEqual(expected);
  });

  it('of WPS', async () => {
    const sheet = `${declaration}<worksheet xmlns="${main}" xmlns:r="${officeRelationships}" xmlns:xdr="${spreadsheetDrawing}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"><sheetPr/><dimension ref="A1:E2"/><sheetFormatPr defaultColWidth="9" defaultRowHeight="13.5" outlineLevelRow="1"/><sheetData><row r="1" spans="1:5">${headerCells()}</row><row r="2" ht="70" customHeight="1" spans="1:5"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><v>3</v></c><c r="D2" t="str"><f>_xlfn.DISPIMG("ID_8C7BA3D2",1)</f><v>=DISPIMG("ID_8C7BA3D2",1)</v></c><c r="E2" t="s"><v>7</v></c></row></sheetData><pageMargins left="0.75" right="0.75" top="1" bottom="1" header="0.5" footer="0.5"/><headerFooter/></worksheet>`;
    expect(
      await readOrders({
        ...office(sheet, [['rId5', 'http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml']]),
        'xl/cellimages.xml': `${declaration}<etc:cellImages xmlns:xdr="${spreadsheetDrawing}" xmlns:r="${officeRelationships}" xmlns:a="${drawingMain}" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="3" name="ID_8C7BA3D2"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>`,
        'xl/_rels/cellimages.xml.rels': relationships(['rId1', 'image', 'media/image1.png']),
      }),
    ).toEqual(expected);
  });

  it('of LibreOffice', async () => {
    const attributes =
      'customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"';
    const sheet = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}" xmlns:r="${officeRelationships}" xmlns:xdr="${spreadsheetDrawing}"><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><sheetFormatPr defaultColWidth="11.53515625" defaultRowHeight="12.8" zeroHeight="false" outlineLevelRow="0" outlineLevelCol="0"/><sheetData><row r="1" ${attributes}>${headerCells()}</row><row r="2" ${attributes}><c r="A2" s="0" t="s"><v>5</v></c><c r="B2" s="0" t="s"><v>6</v></c><c r="C2" s="0" t="n"><f aca="false">1+2</f><v>3</v></c><c r="E2" s="0" t="s"><v>7</v></c></row></sheetData><drawing r:id="rId1"/></worksheet>`;
    const drawing = `<xdr:wsDr xmlns:xdr="${spreadsheetDrawing}" xmlns:a="${drawingMain}" xmlns:r="${officeRelationships}"><xdr:twoCellAnchor editAs="oneCell"><xdr:from><xdr:col>3</xdr:col><xdr:colOff>36000</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>720</xdr:rowOff></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:colOff>400000</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>150000</xdr:rowOff></xdr:to><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="0" name="图像 1"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
    expect(await readOrders({ ...office(sheet), ...withDrawing(drawing) })).toEqual(expected);
  });

  it('of Google Sheets', async () => {
    const sheet = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main" xmlns:r="${officeRelationships}"><sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><sheetData><row r="1">${headerCells()}</row><row r="2"><c r="A2" s="1" t="s"><v>5</v></c><c r="B2" s="1" t="s"><v>6</v></c><c r="C2" s="1"><v>3.0</v></c><c r="E2" s="1" t="s"><v>7</v></c></row></sheetData><drawing r:id="rId1"/></worksheet>`;
    const drawing = `<xdr:wsDr xmlns:xdr="${spreadsheetDrawing}" xmlns:a="${drawingMain}" xmlns:r="${officeRelationships}"><xdr:oneCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="200025" cy="200025"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="0" name="image1.png" title="图片"/><xdr:cNvPicPr preferRelativeResize="0"/></xdr:nvPicPr><xdr:blipFill><a:blip cstate="print" r:embed="rId1"/></xdr:blipFill></xdr:pic><xdr:clientData fLocksWithSheet="0"/></xdr:oneCellAnchor></xdr:wsDr>`;
    expect(await readOrders({ ...office(sheet), ...withDrawing(drawing) })).toEqual(expected);
  });

  it('of Numbers, which puts a summary first', async () => {
    const summary = `<worksheet xmlns="${main}"><sheetData><row r="2"><c r="A2" t="inlineStr"><is><t>此文稿由 Numbers 表格导出。</t></is></c></row><row r="7"><c r="B7" t="inlineStr"><is><t>Numbers 表格名称</t></is></c><c r="D7" t="inlineStr"><is><t>Excel 工作表名称</t></is></c></row></sheetData></worksheet>`;
    const sheet = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns:r="${officeRelationships}" xmlns="${main}"><sheetFormatPr defaultColWidth="16.3333" defaultRowHeight="19.9" customHeight="1" outlineLevelRow="0" outlineLevelCol="0"/><sheetData><row r="1" ht="20.25" customHeight="1">${headerCells()}</row><row r="2" ht="20.25" customHeight="1"><c r="A2" t="s" s="3"><v>5</v></c><c r="B2" t="s" s="4"><v>6</v></c><c r="C2" s="5"><v>3</v></c><c r="D2" s="6"/><c r="E2" t="s" s="4"><v>7</v></c></row><row r="3" ht="20" customHeight="1"><c r="A3" s="3"/><c r="B3" s="4"/></row></sheetData><drawing r:id="rId1"/></worksheet>`;
    const drawing = `<xdr:wsDr xmlns:r="${officeRelationships}" xmlns:a="${drawingMain}" xmlns:xdr="${spreadsheetDrawing}"><xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>120000</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>20000</xdr:rowOff></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:colOff>700000</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>240000</xdr:rowOff></xdr:to><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="image.png" descr="image.png"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"><a:extLst/></a:blip></xdr:blipFill></xdr:pic><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
    expect(
      await readOrders({
        ...office(sheet, [['rId9', 'worksheet', 'worksheets/sheet9.xml']]),
        ...withDrawing(drawing),
        'xl/worksheets/sheet9.xml': summary,
        'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets><sheet name="导出摘要" sheetId="1" r:id="rId9"/><sheet name="工作表 1" sheetId="2" r:id="rId1"/></sheets></workbook>`,
      }),
    ).toEqual(expected);
  });

  it('of programs on the Open XML SDK: prefixes, and addresses from the root', async () => {
    const sheet = `<?xml version="1.0" encoding="utf-8"?><x:worksheet xmlns:rel="${officeRelationships}" xmlns:x="${main}"><x:sheetData><x:row>${headerCells('x:')}</x:row><x:row><x:c t="inlineStr"><x:is><x:t>A1</x:t></x:is></x:c><x:c t="s"><x:v>6</x:v></x:c><x:c><x:v>3</x:v></x:c><x:c/><x:c t="s"><x:v>7</x:v></x:c></x:row></x:sheetData><x:drawing rel:id="rId1"/></x:worksheet>`;
    const drawing = `<wsDr xmlns="${spreadsheetDrawing}"><oneCellAnchor><from><col>3</col><colOff>0</colOff><row>1</row><rowOff>0</rowOff></from><ext cx="9525" cy="9525"/><pic><nvPicPr><cNvPr id="1" name="1"/></nvPicPr><blipFill><blip xmlns="${drawingMain}" xmlns:q="${officeRelationships}" q:embed="rId1"/></blipFill></pic><clientData/></oneCellAnchor></wsDr>`;
    const parts = { ...office(sheet), ...withDrawing(drawing) };
    expect(
      await readOrders({
        ...parts,
        '_rels/.rels': relationships(['R1', 'officeDocument', '/xl/workbook.xml']),
        'xl/_rels/workbook.xml.rels': String(parts['xl/_rels/workbook.xml.rels'])
          .replaceAll('Target="', 'Target="/xl/')
          .replace('rId1', 'Rabc'),
        'xl/workbook.xml': `<x:workbook xmlns:x="${main}"><x:sheets><x:sheet name="a" sheetId="1" r:id="Rabc" xmlns:r="${officeRelationships}"/></x:sheets></x:workbook>`,
      }),
    ).toEqual(expected);
  });

  it('in strict Open XML, as ISO 29500 has it', async () => {
    const sheet = `<worksheet xmlns="${main}" xmlns:r="${officeRelationships}"><sheetData><row r="1">${headerCells()}</row><row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><v>3</v></c><c r="E2" t="s"><v>7</v></c></row></sheetData><drawing r:id="rId1"/></worksheet>`;
    const drawing = `<xdr:wsDr xmlns:xdr="${spreadsheetDrawing}" xmlns:a="${drawingMain}" xmlns:r="${officeRelationships}"><xdr:oneCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="95" cy="95"/><xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor></xdr:wsDr>`;
    const strict = Object.entries({ ...office(sheet), ...withDrawing(drawing) }).map(([name, part]) => [
      name,
      typeof part === 'string'
        ? part
            .replaceAll(officeRelationships, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
            .replaceAll(main, 'http://purl.oclc.org/ooxml/spreadsheetml/main')
            .replaceAll(spreadsheetDrawing, 'http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing')
            .replaceAll(drawingMain, 'http://purl.oclc.org/ooxml/drawingml/main')
        : part,
    ]);
    expect(await readOrders(Object.fromEntries(strict) as PartTexts)).toEqual(expected);
  });
});

function office(sheet: string, more: readonly (readonly [string, string, string])[] = []): PartTexts {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships(
      ['rId3', 'extended-properties', 'docProps/app.xml'],
      [
        'rId2',
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
      ['rId1', 'officeDocument', 'xl/workbook.xml'],
    ),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><fileVersion appName="xl"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Sheet1!$A$1:$E$1</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['rId3', 'styles', 'styles.xml'],
      ['rId2', 'theme', 'theme/theme1.xml'],
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId4', 'sharedStrings', 'sharedStrings.xml'],
      ...more,
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': shared,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    'xl/media/image1.png': png,
  };
}

function withDrawing(drawing: string): PartTexts {
  return {
    'xl/worksheets/_rels/sheet1.xml.rels': relationships(['rId1', 'drawing', '../drawings/drawing1.xml']),
    'xl/drawings/drawing1.xml': drawing,
    'xl/drawings/_rels/drawing1.xml.rels': relationships(['rId1', 'image', '../media/image1.png']),
  };
}
