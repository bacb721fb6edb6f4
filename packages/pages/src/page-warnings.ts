import { type Block, blockKindOf } from './blocks/index.ts';
import type { PageWarningKey } from './page-warning-texts.ts';
import type { Sections } from './page-tree.ts';

export interface PageWarning {
  readonly block: Block;
  readonly key: PageWarningKey;
}

/** What readers would miss, block by block in the order of the page. What is hidden has no readers. */
export function findPageWarnings(sections: Sections): PageWarning[] {
  return sections
    .filter(({ hidden }) => !hidden)
    .flatMap((block) => [...warningsOfBlock(block), ...findPageWarnings(block.blocks)]);
}

/** What readers would miss in a block itself, whatever lies inside it. */
export function warningsOfBlock(block: Block): PageWarning[] {
  const keys = blockKindOf(block).warningsOf?.(block.settings) ?? [];
  return keys.map((key) => ({ block, key }));
}
