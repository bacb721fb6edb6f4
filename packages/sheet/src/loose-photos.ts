import { orderRulesOf } from '@platen/ordering/order-rules';
import type { PhotoAssignment, SheetLookups } from './checked-sheet.ts';
import { inOrder, matchPhotos, type PhotoOrder, type UnmatchedReason } from './match-photos.ts';
import type { OrderArchive } from './order-archive.ts';
import type { SheetPicture } from './raw-rows.ts';
import type { OrderSheet, SheetHeader, SheetRow } from './read-order-sheet.ts';
import { type ImageSlot, type OrderReader, orderReaderOf } from './sheet-order.ts';

/**
 * Loose photos: files of the archive that no cell names, and pictures of the sheet outside of image cells. Files are matched
 * to rows by their names; the others can be assigned by a person.
 */

/** A photo without a row. `no_cell`: it is in row `rowNumber` of the sheet, but not in an image cell. */
export interface UnmatchedPhoto {
  readonly path: string;
  readonly picture: SheetPicture;
  readonly rowNumber: number | undefined;
  readonly reason: UnmatchedReason | 'no_cell';
}

/** An image cell of an order that has no image yet. */
export interface FreePhotoSlot {
  readonly rowNumber: number;
  readonly no: string;
  readonly column: string;
  readonly label: string;
}

/** The result for all photos. Lists are truncated: photos that are assigned make room for the next ones. */
export interface PhotoReport {
  readonly matchedCount: number;
  readonly unmatched: readonly UnmatchedPhoto[];
  readonly unmatchedCount: number;
  readonly freeSlots: readonly FreePhotoSlot[];
  readonly freeSlotsCount: number;
}

const photosListedMax = 1000;
const slotsListedMax = 2000;

interface AssignedPhoto {
  readonly column: string;
  readonly label: string;
  readonly picture: SheetPicture;
}

interface SurveyedOrder extends PhotoOrder<ImageSlot> {
  readonly rowNumber: number;
}

interface LoosePhoto {
  readonly path: string;
  readonly picture: SheetPicture;
  readonly rowNumber: number | undefined;
}

interface Source {
  sheet: OrderSheet;
  archive: Pick<OrderArchive, 'find' | 'pictures'>;
  lookups: Pick<SheetLookups, 'findTemplate'>;
  assignments: readonly PhotoAssignment[];
}

/** Reads a sheet once to find the images of its cells, and returns it with the loose photos in their rows. */
export async function assignPhotos(source: Source): Promise<{ sheet: OrderSheet; report: PhotoReport }> {
  const { orders, strays, named } = await survey(source);
  const packed = source.archive.pictures.flatMap(({ path, ...file }): LoosePhoto[] =>
    named.has(path) ? [] : [{ path, picture: { ...file, id: `file:${path}` }, rowNumber: undefined }],
  );
  const loose = new Map([...packed, ...strays].map((photo) => [photo.picture.id, photo]));
  const placed = new Map<number, AssignedPhoto[]>();
  const filled = new Set<string>();
  function assign({ rowNumber }: SurveyedOrder, { id, label }: ImageSlot, { picture }: LoosePhoto): void {
    filled.add(`${rowNumber} ${id}`);
    placed.set(rowNumber, [...(placed.get(rowNumber) ?? []), { column: id, label, picture }]);
    loose.delete(picture.id);
  }

  const byRow = new Map(source.assignments.length > 0 ? orders.map((order) => [order.rowNumber, order]) : []);
  for (const { photo, rowNumber, column } of source.assignments) {
    const [order, found] = [byRow.get(rowNumber), loose.get(photo)];
    const free = order?.slots.find(({ id, isFree }) => id === column && isFree);
    if (order && free && found) assign(order, free, found);
  }
  const files = [...loose.values()].filter(({ rowNumber }) => rowNumber === undefined);
  const isTaken = ({ rowNumber }: SurveyedOrder, { id, isFree }: ImageSlot) =>
    !isFree || filled.has(`${rowNumber} ${id}`);
  const matches = matchPhotos<LoosePhoto, ImageSlot, SurveyedOrder>(files, orders, isTaken);
  for (const { order, slot: found, photo } of matches.matched) assign(order, found, photo);

  const unmatched = inOrder([
    ...matches.unmatched.map(({ photo, reason }): UnmatchedPhoto => ({ ...photo, reason })),
    ...[...loose.values()].flatMap((photo): UnmatchedPhoto[] =>
      photo.rowNumber === undefined ? [] : [{ ...photo, reason: 'no_cell' }],
    ),
  ]);
  const freeSlots = unmatched.length === 0 ? [] : findFreeSlots(orders, filled);
  return {
    sheet: withPhotos(source.sheet, placed),
    report: {
      matchedCount: matches.matched.length,
      unmatched: unmatched.slice(0, photosListedMax),
      unmatchedCount: unmatched.length,
      freeSlots: freeSlots.slice(0, slotsListedMax),
      freeSlotsCount: freeSlots.length,
    },
  };
}

function findFreeSlots(orders: readonly SurveyedOrder[], filled: ReadonlySet<string>): FreePhotoSlot[] {
  return orders.flatMap(({ rowNumber, no, slots }) =>
    slots.flatMap(({ id: column, label, isFree }) =>
      isFree && !filled.has(`${rowNumber} ${column}`) ? [{ rowNumber, no, column, label }] : [],
    ),
  );
}

async function survey({ sheet, archive, lookups }: Source) {
  const orders: SurveyedOrder[] = [];
  const strays = new Map<string, LoosePhoto>();
  const used = new Set<string>();
  const named = new Set<string>();
  const addStray = (picture: SheetPicture, rowNumber: number) =>
    strays.set(picture.id, { path: picture.name, picture, rowNumber });
  const readers = new Map<string, OrderReader | undefined>();
  async function readerOf(no: string): Promise<OrderReader | undefined> {
    if (!readers.has(no)) {
      const template = await lookups.findTemplate(no);
      readers.set(no, template && orderReaderOf(orderRulesOf(template), sheet.headers));
    }
    return readers.get(no);
  }
  for await (const row of sheet.rows(addStray)) {
    const { rowNumber, cells, pictures } = row;
    if (holdsPicturesOnly(row)) {
      for (const picture of [...pictures.values()].flat()) addStray(picture, rowNumber);
      continue;
    }
    const reader = await readerOf(cells.get('sku_template_no')?.trim() ?? '');
    const slots = reader?.slotsOf(row) ?? [];
    for (const [key, held] of pictures)
      for (const picture of held) {
        // Without a template it is unknown which cells of the row are for images.
        if (!reader || slots.some(({ id }) => id === key)) used.add(picture.id);
        else addStray(picture, rowNumber);
      }
    for (const { id } of slots)
      for (const line of (cells.get(id) ?? '').split('\n')) {
        const file = line.trim() === '' ? undefined : archive.find(line.trim());
        if (file) named.add(file.path);
      }
    orders.push({ rowNumber, no: cells.get('no')?.trim() ?? '', sub_no: cells.get('sub_no')?.trim() ?? '', slots });
  }
  return { orders, strays: [...strays.values()].filter(({ picture }) => !used.has(picture.id)), named };
}

/** Whether a row has pictures and nothing else: it is not an order. */
function holdsPicturesOnly({ cells, findings }: SheetRow): boolean {
  return cells.size === 0 && findings.length === 0;
}

/** The sheet with the photos added to the cells that they are assigned to. */
function withPhotos(sheet: OrderSheet, placed: ReadonlyMap<number, readonly AssignedPhoto[]>): OrderSheet {
  return {
    ...sheet,
    headers: [...sheet.headers, ...missingHeaders(sheet.headers, [...placed.values()].flat())],
    async *rows() {
      for await (const row of sheet.rows()) {
        if (holdsPicturesOnly(row)) continue;
        const added = placed.get(row.rowNumber);
        yield added ? { ...row, pictures: withAdded(row.pictures, added) } : row;
      }
    },
  };
}

/** Columns of assigned photos that the sheet does not have: the error sheet must have them, to be imported again. */
function missingHeaders(headers: readonly SheetHeader[], placed: readonly AssignedPhoto[]): SheetHeader[] {
  const known = new Set(headers.map(({ key, column }) => key ?? `header:${column}`));
  const missing = new Set(placed.flatMap(({ column }) => (known.has(column) ? [] : [column])));
  const first = Math.max(-1, ...headers.map(({ column }) => column)) + 1;
  return [...missing].map((key, index) => ({ column: first + index, text: key, key }));
}

function withAdded(pictures: SheetRow['pictures'], added: readonly AssignedPhoto[]): SheetRow['pictures'] {
  const changed = new Map(pictures);
  for (const { column, picture } of added) changed.set(column, [...(changed.get(column) ?? []), picture]);
  return changed;
}
