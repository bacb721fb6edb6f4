import type { Block } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';

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
