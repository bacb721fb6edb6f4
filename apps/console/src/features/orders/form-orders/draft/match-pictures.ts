import { matchPhotos, type UnmatchedReason } from '@platen/sheet/match-photos';
import { type DraftColumn, isPictureColumn } from './draft-columns.ts';
import { isBlank, type OrderDraft } from './order-draft.ts';

/** A file with its folders and its name. */
export interface SuppliedPicture<F> {
  readonly path: string;
  readonly file: F;
}

export interface MatchedPicture<F> extends SuppliedPicture<F> {
  readonly key: number;
  readonly column: DraftColumn;
}

export interface UnmatchedPicture<F> extends SuppliedPicture<F> {
  readonly reason: UnmatchedReason;
}

export interface PictureMatches<F> {
  readonly matched: readonly MatchedPicture<F>[];
  readonly unmatched: readonly UnmatchedPicture<F>[];
}

/** Finds the row and the column of each image by its name, as an import does. */
export function matchPictures<F>(
  pictures: readonly SuppliedPicture<F>[],
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
): PictureMatches<F> {
  const slots = columns.filter(isPictureColumn).map((column) => ({
    id: column.cell,
    names: column.kind === 'item' ? [column.item.label, column.item.key] : [],
    takesSeveral: column.kind === 'images',
    column,
  }));
  const orders = drafts.map(({ key, no, sub_no }) => ({ key, no, sub_no, slots }));
  const { matched, unmatched } = matchPhotos<SuppliedPicture<F>, (typeof slots)[number], (typeof orders)[number]>(
    pictures,
    orders,
  );
  return {
    matched: matched.map(({ photo, order: { key }, slot: { column } }) => ({ ...photo, key, column })),
    unmatched: unmatched.map(({ photo, reason }) => ({ ...photo, reason })),
  };
}

/** A cell of a row that can hold an image. */
export interface PictureSlot {
  readonly key: number;
  /** From 1, as the grid counts. */
  readonly row: number;
  readonly no: string;
  /** The name of the custom item. */
  readonly name: string;
  readonly column: DraftColumn;
}

export function slotKey({ key, column }: Pick<PictureSlot, 'key' | 'column'>): string {
  return `${key} ${column.cell}`;
}

/** The empty slots that are not assigned, row by row; blank rows are not orders. */
export function findFreeSlots(
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
  assigned: ReadonlySet<string>,
): PictureSlot[] {
  const pictures = columns.filter(isPictureColumn);
  return drafts.flatMap((draft, index) => {
    if (isBlank(draft)) return [];
    const { key, no } = draft;
    return pictures
      .map((column) => ({
        key,
        row: index + 1,
        no,
        name: column.kind === 'item' ? column.item.label : '',
        column,
      }))
      .filter((place) => !assigned.has(slotKey(place)) && isFree(draft, place.column));
  });
}

function isFree({ values, productionImages }: OrderDraft, column: DraftColumn): boolean {
  return column.kind === 'item' ? (values[column.item.key] ?? '') === '' : productionImages.length === 0;
}
