import { customItemPrefix, type OrderAttributesInput } from '@platen/model/form-orders';
import { orderColumnTitles } from '@platen/model/order-columns';
import { hasChoice } from '@platen/ordering/custom-items';
import type { OrderFile, OrderRules } from '@platen/ordering/order-rules';
import { comparable } from './headers.ts';
import type { SheetPicture } from './raw-rows.ts';
import type { SheetRow } from './read-order-sheet.ts';

/** An image that a row asks for: by a path or an address, or a picture of the sheet itself. */
export interface ImageReference {
  /** What the order names the image by until it is uploaded: as the merchant wrote it, or `picture:` and its id. */
  reference: string;
  picture: SheetPicture | undefined;
}

export interface SheetOrder {
  /** As the API would be sent it, with references for images. Blank cells are not there. */
  sent: Partial<OrderAttributesInput>;
  images: ImageReference[];
  /** Custom items of one image that were given several. */
  crowded: string[];
}

const plainKeys = Object.keys(orderColumnTitles).filter(
  (key) => key !== 'sku_template_no' && key !== 'production_image_urls',
);

/** Reads rows as orders of one template, with its own names for the custom items. */
export function orderReaderOf<F extends OrderFile>(rules: OrderRules<F>): (row: SheetRow) => SheetOrder {
  const names = new Map([...rules.keys].map((key) => [comparable(customItemPrefix + key), customItemPrefix + key]));
  return (row) => {
    const sent: Record<string, unknown> = {};
    for (const key of plainKeys) {
      const text = row.cells.get(key);
      if (text !== undefined) sent[key] = text.trim();
    }
    const images = imagesIn(row, 'production_image_urls');
    sent.production_image_urls = images.map(({ reference }) => reference);
    const fields: { key: string; value: string }[] = [];
    const crowded: string[] = [];
    const offered = rules.fieldsOf(row.cells.get('size')?.trim() ?? '');
    for (const given of customKeysOf(row)) {
      const key = names.get(given) ?? names.get(comparable(given)) ?? given;
      const field = offered.get(key.slice(customItemPrefix.length));
      const isImage = field?.type === 'image' && !hasChoice(field);
      const found = isImage ? imagesIn(row, given) : [];
      if (found.length > 1) crowded.push(key);
      images.push(...found);
      const value = isImage ? found[0]?.reference : row.cells.get(given);
      if (value !== undefined) fields.push({ key, value });
    }
    sent.custom_fields = fields;
    return { sent, images, crowded };
  };
}

function customKeysOf({ cells, pictures }: SheetRow): string[] {
  const keys = pictures.size === 0 ? [...cells.keys()] : [...new Set([...cells.keys(), ...pictures.keys()])];
  return keys.filter((key) => key.startsWith(customItemPrefix));
}

/** One path or address a line, and the pictures in the cell or over it. */
function imagesIn(row: SheetRow, key: string): ImageReference[] {
  const lines = (row.cells.get(key) ?? '').split('\n').map((line) => line.trim());
  const named = lines.filter((line) => line !== '').map((reference) => ({ reference, picture: undefined }));
  const shown = (row.pictures.get(key) ?? []).map((picture) => ({ reference: `picture:${picture.id}`, picture }));
  return [...named, ...shown];
}
