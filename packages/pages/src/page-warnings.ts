import { type Block, blockKindOf } from './blocks/index.ts';
import type { Sections } from './page-tree.ts';
import type { PageWarningKey } from './page-warning-texts.ts';

export interface PageWarning {
  readonly block: Block;
  readonly key: PageWarningKey;
}

/** The warnings of all visible blocks, in the order of the page. */
export function findPageWarnings(sections: Sections): PageWarning[] {
  return sections
    .filter(({ hidden }) => !hidden)
    .flatMap((block) => [...warningsOfBlock(block), ...findPageWarnings(block.blocks)]);
}

/** The warnings of a block itself, without its children. */
export function warningsOfBlock(block: Block): PageWarning[] {
  const keys = blockKindOf(block).warningsOf?.(block.settings) ?? [];
  return keys.map((key) => ({ block, key }));
}
