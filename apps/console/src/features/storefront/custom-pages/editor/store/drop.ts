import type { BlockPosition } from '@platen/pages/page-edits';

/** Where something that is dragged over the page would come to lie, and the line that shows it. */
export interface Drop {
  /** Counted with what is dragged still in its place. */
  readonly place: BlockPosition;
  /** In pixels of the page, from its upper left corner. */
  readonly line: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}
