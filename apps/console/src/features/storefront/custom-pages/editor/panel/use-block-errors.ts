import { reasonText } from '@platen/model/fields/field-reasons';
import type { Block } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { sectionsOf } from '../store/page-editor.ts';
import { usePage } from '../store/page-store.ts';

/** The errors of a block's settings by field: the server's own checks, while typing. */
export function useBlockErrors(block: Block): (path: string) => readonly string[] {
  const locale = useLocale();
  const sections = usePage(sectionsOf);
  const findings = useMemo(() => readSections(sections).findings ?? [], [sections]);
  return useMemo(() => {
    const prefix = [...(pathTo(sections, block.id) ?? []), 'settings'].join('.');
    return (path) =>
      findings
        .filter((found) => found.path.join('.') === `${prefix}.${path}`)
        .map((found) => reasonText(found, locale));
  }, [findings, sections, block.id, locale]);
}

function pathTo(blocks: Sections, id: string): PropertyKey[] | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return [index];
    const inner = pathTo(block.blocks, id);
    if (inner) return [index, 'blocks', ...inner];
  }
  return undefined;
}
