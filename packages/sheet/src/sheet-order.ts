import { customItemPrefix } from '@platen/model/form-orders';
import type { OrderColumn } from '@platen/model/order-columns';
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

/** As the API would be sent it, with references for images. Blank cells are undefined. */
type SentOrder = Record<Exclude<OrderColumn, 'sku_template_no' | 'production_image_urls'>, string | undefined> & {
  production_image_urls: string[];
  custom_fields: { key: string; value: string }[];
};

export interface SheetOrder {
  sent: SentOrder;
  images: ImageReference[];
  /** Custom items of one image that were given several. */
  crowded: string[];
}

/** Reads rows as orders of one template, with its own names for the custom items. */
export function orderReaderOf<F extends OrderFile>(rules: OrderRules<F>): (row: SheetRow) => SheetOrder {
  const keyOf = customKeyReader(rules.keys);
  return (row) => {
    const { cells } = row;
    const images = imagesIn(row, 'production_image_urls');
    // All of them, also those that are not there: rows of one shape are read fastest.
    const sent: SentOrder = {
      no: lineIn(cells, 'no'),
      sub_no: lineIn(cells, 'sub_no'),
      quantity: lineIn(cells, 'quantity'),
      size: lineIn(cells, 'size'),
      production_image_urls: images.map(({ reference }) => reference),
      receiver_name: lineIn(cells, 'receiver_name'),
      company_name: lineIn(cells, 'company_name'),
      phone: lineIn(cells, 'phone'),
      country: lineIn(cells, 'country'),
      province: lineIn(cells, 'province'),
      city: lineIn(cells, 'city'),
      address: lineIn(cells, 'address'),
      zip_code: lineIn(cells, 'zip_code'),
      shipping_method: lineIn(cells, 'shipping_method'),
      remark: lineIn(cells, 'remark'),
      custom_fields: [],
    };
    const crowded: string[] = [];
    const offered = rules.fieldsOf(sent.size ?? '');
    for (const given of customKeysOf(row)) {
      const { key, label } = keyOf(given);
      const field = offered.get(label);
      const text = cells.get(given);
      const isImage = field?.type === 'image' && !hasChoice(field) && !isOption(field, text);
      const found = isImage ? imagesIn(row, given) : [];
      if (found.length > 1) crowded.push(key);
      images.push(...found);
      const value = isImage ? found[0]?.reference : text;
      if (value !== undefined) sent.custom_fields.push({ key, value });
    }
    return { sent, images, crowded };
  };
}

function lineIn(cells: SheetRow['cells'], key: OrderColumn): string | undefined {
  return cells.get(key)?.trim();
}

/** The template's own key for a header, each worked out once. */
function customKeyReader(keys: ReadonlySet<string>): (given: string) => { key: string; label: string } {
  const names = new Map([...keys].map((key) => [comparable(customItemPrefix + key), customItemPrefix + key]));
  const known = new Map<string, { key: string; label: string }>();
  return (given) => {
    let named = known.get(given);
    if (!named) {
      const key = names.get(given) ?? names.get(comparable(given)) ?? given;
      named = { key, label: key.slice(customItemPrefix.length) };
      known.set(given, named);
    }
    return named;
  };
}

/** The one image that the template offers is named, not brought. */
function isOption(
  { options }: { readonly options: readonly { label: string; value: string }[] },
  text: string | undefined,
): boolean {
  return options.some(({ label, value }) => label === text?.trim() || value === text?.trim());
}

function customKeysOf({ cells, pictures }: SheetRow): string[] {
  const keys: string[] = [];
  for (const key of cells.keys()) if (key.startsWith(customItemPrefix)) keys.push(key);
  for (const key of pictures.keys()) if (key.startsWith(customItemPrefix) && !cells.has(key)) keys.push(key);
  return keys;
}

/** One path or address a line, and the pictures in the cell or over it. */
function imagesIn(row: SheetRow, key: string): ImageReference[] {
  const images: ImageReference[] = [];
  for (const line of row.cells.get(key)?.split('\n') ?? []) {
    const reference = line.trim();
    if (reference !== '') images.push({ reference, picture: undefined });
  }
  for (const picture of row.pictures.get(key) ?? []) images.push({ reference: `picture:${picture.id}`, picture });
  return images;
}
