import type { Block } from '@platen/pages/blocks';
import { type BlockPosition, canMove } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';
import { type PageEditor, type PageSession, sectionsOf } from '../store/page-editor.ts';

/** A row of the section list. */
export interface OutlineRow {
  readonly block: Block;
  readonly depth: number;
  readonly parentId: string | null;
  readonly index: number;
  readonly isOpen: boolean;
}

/** The visible rows: children of collapsed blocks are not among them. */
export function outlineRows(
  blocks: Sections,
  collapsed: ReadonlySet<string>,
  depth = 0,
  parentId: string | null = null,
): OutlineRow[] {
  return blocks.flatMap((block, index) => {
    const isOpen = !collapsed.has(block.id);
    const row = { block, depth, parentId, index, isOpen };
    return isOpen ? [row, ...outlineRows(block.blocks, collapsed, depth + 1, block.id)] : [row];
  });
}

/** The rows during a drag in the list: the dragged block has no children there, and stands where it would be dropped. */
export function rowsDuringDrag(
  blocks: Sections,
  { collapsed, draggedId, overId }: Pick<PageSession, 'collapsed' | 'draggedId' | 'overId'>,
): OutlineRow[] {
  if (draggedId === undefined) return outlineRows(blocks, collapsed);
  const rows = outlineRows(blocks, new Set([...collapsed, draggedId]));
  const from = rows.findIndex(({ block }) => block.id === draggedId);
  const to = rows.findIndex(({ block }) => block.id === overId);
  const dragged = rows[from];
  return dragged && to >= 0 ? rows.toSpliced(from, 1).toSpliced(to, 0, dragged) : rows;
}

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
