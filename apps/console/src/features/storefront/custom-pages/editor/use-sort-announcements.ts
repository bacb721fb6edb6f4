import { isSortable } from '@dnd-kit/react/sortable';
import { textIn } from '@platen/model/text/locale';
import { type BlockType, blockKinds } from '@platen/pages/blocks';
import { findBlock } from '@platen/pages/page-tree';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { dragPlugins } from '../../../../ui/drag/drag-setup.ts';
import { useText } from '../../../../ui/text.ts';
import { pageEditorTexts } from './editor.messages.ts';
import { displacedBy } from './outline/outline-drop.ts';
import { blockName } from './store/block-names.ts';
import { sectionsOf } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** What a screen reader announces during a drag, by pointer or keyboard. */
export function useSortAnnouncements(store: PageStore) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const [plugins] = useState(() => {
    const nameOfBlock = (id: string) => {
      const block = findBlock(sectionsOf(store.get()), id);
      return block && blockName(block, locale);
    };
    function nameOf(dragged: { id: unknown; data: Record<string, unknown> } | null): string {
      const type = dragged?.data['type'] as BlockType | undefined;
      return nameOfBlock(String(dragged?.id)) ?? (type ? textIn(blockKinds[type].label, locale) : '');
    }
    return dragPlugins(t('sort.instructions'), {
      dragstart: ({ operation: { source } }) => t('sort.lifted', { name: nameOf(source) }),
      dragover: ({ operation: { source, target } }) => {
        const overId = source && isSortable(target) ? displacedBy(store.get(), source.id, target) : undefined;
        const over = overId === undefined ? undefined : nameOfBlock(overId);
        return over && t('sort.moved', { name: nameOf(source), over });
      },
      dragend: ({ operation: { source }, canceled }) =>
        t(canceled ? 'sort.canceled' : 'sort.dropped', { name: nameOf(source) }),
    });
  });
  return plugins;
}
