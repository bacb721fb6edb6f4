import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { OrderColumn } from '@platen/model/orders/order-columns';
import { hasChoice } from '@platen/ordering/custom-items';
import type { OrderFile, OrderRules } from '@platen/ordering/order-rules';
import { columnOfHeader, comparable } from './headers.ts';
import type { PhotoSlot } from './match-photos.ts';
import type { SheetPicture } from './raw-rows.ts';
import { looseKey, type SheetHeader, type SheetRow } from './read-order-sheet.ts';

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
  overfilled: string[];
}

/** A cell of a row that is for images of the customer's own. Its id is the key of its column. */
export interface ImageSlot extends PhotoSlot {
  readonly label: string;
  /** Whether there is no image in it yet. */
  readonly isFree: boolean;
}

/** How the rows of one template are read. */
export interface OrderReader {
  read(row: SheetRow): SheetOrder;
  slotsOf(row: SheetRow): ImageSlot[];
  /** The headers that are not ours and name a custom item of the template all the same, by their column. */
  itemHeaders: ReadonlyMap<number, string>;
}

/** Reads rows as orders of one template, with its own names for the custom items. */
export function orderReaderOf<F extends OrderFile>(rules: OrderRules<F>, headers: readonly SheetHeader[]): OrderReader {
  const { names, moved, itemHeaders } = customNames(rules.keyOf, headers);
  const read = (row: SheetRow): SheetOrder => {
    const cells = moved.size === 0 ? row.cells : withMoved(row.cells, moved);
    const images: ImageReference[] = [];
    addImages(row, 'production_image_urls', images);
    // All of them, also those that are not there: rows of one shape are read fastest. Whoever reads an order trims it.
    const sent: SentOrder = {
      no: cells.get('no'),
      sub_no: cells.get('sub_no'),
      quantity: cells.get('quantity')?.trim(),
      size: cells.get('size')?.trim(),
      production_image_urls: images.map(({ reference }) => reference),
      receiver_name: cells.get('receiver_name'),
      company_name: cells.get('company_name'),
      phone: cells.get('phone'),
      country: cells.get('country'),
      province: cells.get('province'),
      city: cells.get('city'),
      address: cells.get('address'),
      zip_code: cells.get('zip_code'),
      shipping_method: cells.get('shipping_method'),
      remark: cells.get('remark'),
      custom_fields: [],
    };
    const overfilled: string[] = [];
    const offered = rules.fieldsOf(sent.size ?? '');
    for (const { given, name, key } of names) {
      const text = row.cells.get(given);
      if (text === undefined && !row.pictures.has(given)) continue;
      const field = offered.get(key);
      const isImage = field?.type === 'image' && !hasChoice(field) && !isOption(field, text);
      if (!isImage) {
        if (text !== undefined) sent.custom_fields.push({ key: name, value: text });
        continue;
      }
      const first = images.length;
      addImages(row, given, images);
      if (images.length > first + 1) overfilled.push(name);
      const value = images[first]?.reference;
      if (value !== undefined) sent.custom_fields.push({ key: name, value });
    }
    return { sent, images, overfilled };
  };
  const labels = new Map(rules.template.excel_config.map(({ key, label }) => [key, label]));
  const slotsOf = (row: SheetRow): ImageSlot[] => {
    const isFree = (column: string) => (row.cells.get(column) ?? '').trim() === '' && !row.pictures.has(column);
    if (rules.template.kind === 'form_order') {
      const id = 'production_image_urls';
      return [{ id, names: [], label: '', takesSeveral: true, isFree: isFree(id) }];
    }
    const offered = rules.fieldsOf(row.cells.get('size')?.trim() ?? '');
    return names.flatMap(({ given, key }) => {
      const field = offered.get(key);
      if (field?.type !== 'image' || hasChoice(field)) return [];
      const label = labels.get(key) ?? key;
      return [{ id: given, names: [label, key], label, takesSeveral: false, isFree: isFree(given) }];
    });
  };
  return { read, slotsOf, itemHeaders };
}

/** Columns that every order has: whatever the template calls its items, these are the order's own. */
const fixedColumns: ReadonlySet<string> = new Set(['no', 'sku_template_no', 'quantity', 'size']);

/**
 * The custom items of a sheet, and what the template itself calls them. As in the grid, an item is also named by its label
 * alone, and comes before a column that the same word means: of two “Name” the second is then the receiver's.
 */
function customNames(keyOf: ReadonlyMap<string, string>, headers: readonly SheetHeader[]) {
  const byWord = new Map([...keyOf.keys()].map((name) => [comparable(name), name]));
  const byLabel = new Map([...keyOf.keys()].map((name) => [comparable(name.slice(customItemPrefix.length)), name]));
  const names = customKeysOf(headers).map((given) => ({ given, name: byWord.get(comparable(given)) ?? given }));
  const taken = new Set(names.map(({ name }) => name));
  const moved = new Map<string, string | undefined>();
  const itemHeaders = new Map<number, string>();
  for (const header of headers) {
    const { key, text, column, isGuess } = header;
    if (key !== undefined && (!isGuess || fixedColumns.has(key))) continue;
    const name = byLabel.get(comparable(text));
    const word = columnOfHeader(text);
    if (name !== undefined && !taken.has(name)) {
      taken.add(name);
      names.push({ given: key ?? looseKey(header), name });
      itemHeaders.set(column, name);
      if (key !== undefined) moved.set(key, undefined);
    } else if (key === undefined && word !== undefined && moved.has(word)) {
      moved.set(word, moved.get(word) ?? looseKey(header));
    }
  }
  // What has no column can still be given a photo that came beside the sheet.
  for (const name of keyOf.keys()) if (!taken.has(name)) names.push({ given: name, name });
  return { names: names.map(({ given, name }) => ({ given, name, key: keyOf.get(name) ?? '' })), moved, itemHeaders };
}

/** The cells with those of columns that turned out to be custom items left out, or taken from the next such header. */
function withMoved(cells: SheetRow['cells'], moved: ReadonlyMap<string, string | undefined>): SheetRow['cells'] {
  const changed = new Map(cells);
  for (const [column, from] of moved) {
    const text = from === undefined ? undefined : cells.get(from);
    if (text === undefined) changed.delete(column);
    else changed.set(column, text);
  }
  return changed;
}

/** The one image that the template offers is named, not brought. */
function isOption(
  { options }: { readonly options: readonly { label: string; value: string }[] },
  text: string | undefined,
): boolean {
  return options.some(({ label, value }) => label === text?.trim() || value === text?.trim());
}

/** Those of a sheet's headers that name custom items. */
function customKeysOf(headers: readonly SheetHeader[]): string[] {
  const keys = headers.flatMap(({ key }) => (key?.startsWith(customItemPrefix) ? key : []));
  return [...new Set(keys)];
}

/** One path or address a line, and the pictures in the cell or over it. */
function addImages(row: SheetRow, key: string, images: ImageReference[]): void {
  const text = row.cells.get(key) ?? '';
  for (const line of text.includes('\n') ? text.split('\n') : [text]) {
    const reference = line.trim();
    if (reference !== '') images.push({ reference, picture: undefined });
  }
  for (const picture of row.pictures.get(key) ?? []) images.push({ reference: `picture:${picture.id}`, picture });
}
