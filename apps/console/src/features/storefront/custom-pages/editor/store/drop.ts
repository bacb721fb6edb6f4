import type { BlockPosition } from '@platen/pages/page-edits';

/** Where something that is dragged over the page would be dropped, and the line that shows it. */
export interface Drop {
  /** The index counts the dragged block at its old position. */
  readonly position: BlockPosition;
  /** In pixels of the page, relative to its top left corner. */
  readonly line: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}
