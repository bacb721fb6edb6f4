import { type Locale, textIn } from '@platen/model/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';

/** What a block is called: by its maker, else by its kind. */
export function blockName(block: Block, locale: Locale): string {
  return block.name || textIn(blockKindOf(block).label, locale);
}
