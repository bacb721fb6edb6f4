import { blockKindOf } from '../blocks/index.ts';
import type { Sections } from '../page-tree.ts';

/** Whether readers see a block on the page whose kind has a part in `browser/page-behavior.js`. */
export function usesScript(sections: Sections): boolean {
  return sections.some((block) => !block.hidden && (blockKindOf(block).isScripted || usesScript(block.blocks)));
}
