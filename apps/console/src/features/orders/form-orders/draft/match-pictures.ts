import { comparable } from '@platen/sheet/headers';
import { type DraftColumn, holdsPictures } from './draft-columns.ts';
import { isBlank, type OrderDraft } from './order-draft.ts';

/** A file as it was brought: its folders and its name. */
export interface BroughtPicture<F> {
  readonly path: string;
  readonly file: F;
}

export interface MatchedPicture<F> extends BroughtPicture<F> {
  readonly key: number;
  readonly column: DraftColumn;
}

/**
 * Why a picture has no row: no order of that number; several places for it and no name of one; or the place was given to
 * another picture.
 */
export type UnmatchedReason = 'no_order' | 'which_item' | 'taken';

export interface UnmatchedPicture<F> extends BroughtPicture<F> {
  readonly reason: UnmatchedReason;
}

export interface PictureMatches<F> {
  readonly matched: readonly MatchedPicture<F>[];
  readonly unmatched: readonly UnmatchedPicture<F>[];
}

/**
 * Finds the row and the place of each picture by its name: the order number, and where an order has several pictures the
 * name of the custom item too. `A1001.jpg`, `A1001_photo.png`, `photo-A1001.png`, `A1001/photo.jpg`.
 */
export function matchPictures<F>(
  pictures: readonly BroughtPicture<F>[],
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
): PictureMatches<F> {
  const places = columns.filter(holdsPictures);
  // The longest first: A1001-2 is not the second picture of A1001 where there is such an order.
  const orders = drafts
    .map(({ key, no }) => ({ key, no: comparable(no) }))
    .filter(({ no }) => no !== '')
    .toSorted((one, other) => other.no.length - one.no.length);
  const byNo = new Map(orders.map((order) => [order.no, order]));
  const taken = new Set<string>();
  const matched: MatchedPicture<F>[] = [];
  const unmatched: UnmatchedPicture<F>[] = [];
  for (const picture of inOrder(pictures)) {
    const found = findOrder(picture.path, byNo, orders);
    const column = found && placeFor(found.rest, places);
    const place = found && column && placeName({ key: found.key, column });
    if (!found) unmatched.push({ ...picture, reason: 'no_order' });
    else if (!column || place === undefined) unmatched.push({ ...picture, reason: 'which_item' });
    else if (column.kind !== 'images' && taken.has(place)) unmatched.push({ ...picture, reason: 'taken' });
    else {
      taken.add(place);
      matched.push({ ...picture, key: found.key, column });
    }
  }
  return { matched, unmatched };
}

/** A place of a row that a picture can be put into. */
export interface PicturePlace {
  readonly key: number;
  /** From 1, as the grid counts. */
  readonly row: number;
  readonly no: string;
  readonly column: DraftColumn;
}

export function placeName({ key, column }: Pick<PicturePlace, 'key' | 'column'>): string {
  return `${key} ${column.cell}`;
}

/** The places that have no picture yet and are given to none, row by row; rows without any entry are no orders. */
export function freePlaces(
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
  given: ReadonlySet<string>,
): PicturePlace[] {
  const pictures = columns.filter(holdsPictures);
  return drafts.flatMap((draft, index) => {
    if (isBlank(draft)) return [];
    const { key, no } = draft;
    return pictures
      .map((column) => ({ key, row: index + 1, no, column }))
      .filter((place) => !given.has(placeName(place)) && isFree(draft, place.column));
  });
}

function isFree({ values, productionImages }: OrderDraft, column: DraftColumn): boolean {
  return column.kind === 'item' ? (values[column.item.key] ?? '') === '' : productionImages.length === 0;
}

/** As people count: 2 before 10. Production images are printed in this order. */
export function inOrder<P extends { readonly path: string }>(pictures: readonly P[]): P[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return pictures.toSorted((one, other) => collator.compare(one.path, other.path));
}

interface NamedOrder {
  readonly key: number;
  readonly no: string;
}

const separator = '[-_.,#()（）]';

/** The order that a path names, and what else its file is called. */
function findOrder(
  path: string,
  byNo: ReadonlyMap<string, NamedOrder>,
  orders: readonly NamedOrder[],
): { key: number; rest: string } | undefined {
  const folders = path.split('/');
  const stem = comparable((folders.pop() ?? '').replace(/\.[^.]*$/, ''));
  const exact = byNo.get(stem);
  if (exact) return { key: exact.key, rest: '' };
  for (const { key, no } of orders) {
    const isFirst = stem.startsWith(no) && new RegExp(`^${separator}`).test(stem.slice(no.length));
    if (isFirst) return { key, rest: stem.slice(no.length) };
    const isLast = stem.endsWith(no) && new RegExp(`${separator}$`).test(stem.slice(0, -no.length));
    if (isLast) return { key, rest: stem.slice(0, -no.length) };
  }
  const folder = folders.toReversed().flatMap((name) => byNo.get(comparable(name)) ?? [])[0];
  return folder && { key: folder.key, rest: stem };
}

/** The place that the rest of a name means; the only one there is, whatever it says. */
function placeFor(rest: string, places: readonly DraftColumn[]): DraftColumn | undefined {
  const trim = new RegExp(`^${separator}+|${separator}+$`, 'g');
  const name = rest.replaceAll(trim, '');
  const named = places.find(({ kind, ...column }) => {
    if (kind !== 'item' || !('item' in column)) return false;
    return [column.item.label, column.item.key].some((word) => comparable(word) === name);
  });
  return named ?? (places.length === 1 ? places[0] : undefined);
}
