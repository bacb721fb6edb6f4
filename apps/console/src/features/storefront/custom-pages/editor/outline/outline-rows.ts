import type { Block } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';

/** A line of the section list. */
export interface OutlineRow {
  readonly block: Block;
  readonly depth: number;
  readonly parentId: string | null;
  readonly index: number;
  readonly isOpen: boolean;
}

/** The lines in sight: what a closed block holds is not among them. */
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
