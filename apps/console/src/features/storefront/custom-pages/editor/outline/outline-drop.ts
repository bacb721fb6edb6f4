import { canMove, type BlockPosition } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';

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
