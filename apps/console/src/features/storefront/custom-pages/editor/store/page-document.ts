import { type Locale, textIn } from '@platen/model/text/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';

/** Parses the sections that the server sends, which it has checked. */
export function parseSections(configs: string): Sections {
  const { data, findings } = readSections(JSON.parse(configs));
  if (findings) throw new Error(`the server sent a page that it would refuse: ${findings[0]?.key}`);
  return data;
}

export function serializeSections(sections: Sections): string {
  return JSON.stringify(sections);
}

/** Whether there are unsaved changes. */
export function areDifferent(saved: Sections, now: Sections): boolean {
  return saved !== now && serializeSections(saved) !== serializeSections(now);
}

/** The name of a block: the one that its author gave it, or else its kind. */
export function blockName(block: Block, locale: Locale): string {
  return block.name || textIn(blockKindOf(block).label, locale);
}
