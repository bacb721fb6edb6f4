import type { Block } from './blocks/index.ts';

/**
 * Pages are immutable: every change returns a new page that shares unchanged parts, and an edit without a change
 * returns the same page.
 */
export type Sections = readonly Block[];

/** Depth first, parents before their children, in the order of the page. */
export function* walkBlocks(blocks: Sections): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* walkBlocks(block.blocks);
  }
}

export function findBlock(sections: Sections, id: string): Block | undefined {
  for (const block of walkBlocks(sections)) if (block.id === id) return block;
  return undefined;
}

/** The parent of a block; undefined for a section. */
export function parentOf(sections: Sections, id: string): Block | undefined {
  for (const block of walkBlocks(sections)) if (block.blocks.some((child) => child.id === id)) return block;
  return undefined;
}

/** The depth of a block: 1 for a section. */
export function depthOf(sections: Sections, id: string): number {
  const parent = parentOf(sections, id);
  return parent ? 1 + depthOf(sections, parent.id) : 1;
}

/** The number of levels of a block, including itself. */
export function heightOf(block: Block): number {
  return 1 + Math.max(0, ...block.blocks.map(heightOf));
}

/** Applies `change` to every block, children first. */
export function mapBlocks(blocks: Sections, change: (block: Block) => Block): Sections {
  const mapped = blocks.map((block) => {
    const inner = mapBlocks(block.blocks, change);
    return change(inner === block.blocks ? block : withBlocks(block, inner));
  });
  return mapped.every((block, index) => block === blocks[index]) ? blocks : mapped;
}

/** The caller must ensure that the kind of the block allows these children. */
export function withBlocks(block: Block, blocks: Sections): Block {
  return { ...block, blocks };
}
