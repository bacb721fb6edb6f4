import { canMove, type BlockPosition } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';

/**
 * Where a block comes to lie that is dropped on another: at the place of that one, beside it; where it may not lie there,
 * inside it; and else beside what holds it, so that a section can be dragged past what another one holds.
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
