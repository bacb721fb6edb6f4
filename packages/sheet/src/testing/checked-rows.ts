import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { type Locale, textIn } from '@platen/model/text/locale';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { item, orderTemplate } from '@platen/ordering/testing/templates';
import { checkSheet } from '../check-sheet.ts';
import type { CheckedSheet, ImageLookup, SheetLookups } from '../checked-sheet.ts';
import { open } from './read-orders.ts';
import { textRow, workbookParts, worksheet } from './workbook-parts.ts';

const items = [
  item('姓名', { required: true }),
  item('底色', { type: 'color', options: ['白', '红'] }),
  item('照片（竖）', { type: 'image' }),
  item('描边', { type: 'color' }),
];
const noSize = { size: '', price_fen: 100, width: null, height: null };
const templates: Record<string, OrderTemplate> = {
  SKU1: orderTemplate({ no: 'SKU1', excel_config: items }),
  SKU2: orderTemplate({ no: 'SKU2', kind: 'form_order', excel_config: [] }),
  SKU3: orderTemplate({ no: 'SKU3', kind: 'batch_order', excel_config: [] }),
  SKU4: orderTemplate({ no: 'SKU4', kind: 'form_order', excel_config: [], size_prices: [noSize] }),
  SKU9: orderTemplate({ no: 'SKU9', kind: 'engraving' as TemplateKind }),
};
const images: Record<string, ImageLookup> = {
  'a.png': { filename: 'a.png', width: 100, height: 50 },
  'big.png': { filename: 'big.png', width: 200, height: 50 },
  'lost.png': { refused: 'image_missing', params: { name: 'lost.png' } },
  'a.psd': { refused: 'image_format', params: { name: 'a.psd', formats: ['png', 'jpg', 'jpeg'] } },
  'huge.png': { refused: 'image_too_large', params: { name: 'huge.png', limit: 35 } },
  'wide.png': { refused: 'image_too_many_pixels', params: { name: 'wide.png', limit: 240_000_000 } },
  'broken.png': { refused: 'image_unreadable', params: { name: 'broken.png' } },
  '../up.png': { refused: 'image_outside', params: { name: '../up.png' } },
  'link.png': { refused: 'image_link', params: { name: 'link.png' } },
  'new.png': { refused: 'image_changed', params: { name: 'new.png' } },
  'left.png': { refused: 'image_not_packed', params: { name: 'left.png' } },
  'https://y/a.png': { refused: 'image_address', params: { name: 'https://y/a.png' } },
  'https://x/page': { refused: 'image_not_image', params: { name: 'https://x/page' } },
  'https://x/a.png': { refused: 'image_unreachable', params: { name: 'https://x/a.png' } },
};

export function lookups(asked: string[] = []): SheetLookups {
  return {
    findTemplate(no) {
      asked.push(no);
      return Promise.resolve(templates[no]);
    },
    findImage({ reference }) {
      asked.push(reference);
      return Promise.resolve(images[reference] ?? { refused: 'image_missing', params: { name: reference } });
    },
  };
}

export type Cells = Readonly<Record<string, string>>;

/** A sheet of the columns that any of the rows has; a cell that begins with `<` is a cell as XML. */
export function sheetOf(rows: readonly Cells[]): Record<string, string> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row, index) => {
    const cells = headers.map((header, column) => {
      const place = `${String.fromCharCode(65 + column)}${index + 2}`;
      const text = row[header] ?? '';
      return text.startsWith('<')
        ? text.replace('<c', `<c r="${place}"`)
        : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    });
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  return workbookParts(worksheet(textRow(1, ...headers) + lines.join(''))) as Record<string, string>;
}

export async function check(rows: readonly Cells[], asked?: string[]) {
  return checkSheet(await open(sheetOf(rows)), lookups(asked));
}

export function linesIn({ failed }: CheckedSheet, locale: Locale): string[] {
  return failed.flatMap(({ reasons }) => reasons.map((reason) => textIn(reason, locale)));
}

export async function linesOf(...rows: readonly Cells[]): Promise<string[]> {
  return linesIn(await check(rows), 'zh-CN');
}

export const micro: Cells = {
  '客户订单号*': 'A1',
  'SKU模板编号*': 'SKU1',
  '总数量*': '2',
  '尺寸*': 'M',
  '定制项-姓名*': '小林',
};
export const suppliedRow: Cells = {
  '客户订单号*': 'A1',
  'SKU模板编号*': 'SKU2',
  '总数量*': '2',
  '尺寸*': 'M',
  '生产图*': 'a.png',
};
