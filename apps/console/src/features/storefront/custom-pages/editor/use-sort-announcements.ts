import { textIn } from '@platen/model/locale';
import { blockKinds, type BlockType } from '@platen/pages/blocks';
import { findBlock } from '@platen/pages/page-tree';
import type { Active } from '@dnd-kit/core';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { pageEditorTexts } from './editor.messages.ts';
import { blockName } from './store/block-names.ts';
import { sectionsOf } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** What a screen reader announces during a drag, by pointer or keyboard. */
export function useSortAnnouncements(store: PageStore) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  function nameOf({ id, data }: Pick<Active, 'id' | 'data'>): string {
    const block = findBlock(sectionsOf(store.get()), String(id));
    if (block) return blockName(block, locale);
    const type = (data.current as { type?: BlockType } | undefined)?.type;
    return type ? textIn(blockKinds[type].label, locale) : '';
  }
  return {
    screenReaderInstructions: { draggable: t('sort.instructions') },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => t('sort.lifted', { name: nameOf(active) }),
      onDragOver: ({ active, over }: { active: Active; over: Pick<Active, 'id' | 'data'> | null }) =>
        over && over.id !== active.id ? t('sort.moved', { name: nameOf(active), over: nameOf(over) }) : undefined,
      onDragEnd: ({ active }: { active: Active }) => t('sort.dropped', { name: nameOf(active) }),
      onDragCancel: ({ active }: { active: Active }) => t('sort.canceled', { name: nameOf(active) }),
    },
  };
}
