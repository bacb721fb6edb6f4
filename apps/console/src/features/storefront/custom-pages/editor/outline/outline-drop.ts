import { type BlockPosition, canMove } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';
import { type PageEditor, sectionsOf } from '../store/page-editor.ts';
import { rowsDuringDrag } from './outline-rows.ts';

/**
 * Where a block goes when it is dropped on another: at its position, beside it; if not allowed, inside it; otherwise
 * beside its parent, so that a section can be dragged past the children of another.
 */
export function positionOver(sections: Sections, draggedId: string, overId: string): BlockPosition | undefined {
  const over = findBlock(sections, overId);
  if (!over || draggedId === overId) return undefined;
  const parent = parentOf(sections, overId);
  const siblings = parent?.blocks ?? sections;
  const beside = { parentId: parent?.id ?? null, index: siblings.indexOf(over) };
  if (canMove(sections, draggedId, beside)) return beside;
  const inside = { parentId: overId, index: over.blocks.length };
  if (canMove(sections, draggedId, inside)) return inside;
  return parent && positionOver(sections, draggedId, parent.id);
}

/**
 * The block whose place a dragged one takes if it is over this row: rows move out of the way, so it is the one that was
 * there when the drag began. Undefined if the row is its own.
 */
export function displacedBy(
  editor: PageEditor,
  draggedId: unknown,
  over: { readonly id: unknown; readonly index: number },
): string | undefined {
  if (over.id === draggedId) return undefined;
  return rowsDuringDrag(sectionsOf(editor), { ...editor.session, overId: undefined })[over.index]?.block.id;
}
