import { type Locale, textIn } from '@platen/model/text/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';

/** The name of a block: the one that its author gave it, or else its kind. */
export function blockName(block: Block, locale: Locale): string {
  return block.name || textIn(blockKindOf(block).label, locale);
}
