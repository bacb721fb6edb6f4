import type { DragEndEvent, DragMoveEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { textIn } from '@platen/model/text/locale';
import { type BlockType, blockKinds } from '@platen/pages/blocks';
import { canAdd, canMove } from '@platen/pages/page-edits';
import { findBlock } from '@platen/pages/page-tree';
import { type RefObject, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { dragPlugins, handleSensors } from '../../../../ui/drag/drag-setup.ts';
import { useText } from '../../../../ui/text.ts';
import { pageEditorTexts } from './editor.messages.ts';
import { displacedBy, positionOver } from './outline/outline-rows.ts';
import type { DragOver, PreviewHandle } from './preview/preview-handle.ts';
import { blockName } from './store/page-document.ts';
import { add, move, moveToDrop, sectionsOf, setDrop, withSession } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** What is dragged: a kind that becomes a new section, or a block of the page. */
export type Dragged = { readonly type: BlockType } | { readonly id: string };

/** Drags in the list, and from the list and the palette to between the blocks of the preview. */
export function usePageDrag(store: PageStore, preview: RefObject<PreviewHandle | null>) {
  const [dragged, setDragged] = useState<Dragged>();
  const overPreview = useRef<DragOver>(undefined);

  function begin({ operation: { source } }: DragStartEvent) {
    if (!source) return;
    const type = source.data['type'] as BlockType | undefined;
    const id = String(source.id);
    const sections = sectionsOf(store.get());
    setDragged(type ? { type } : { id });
    overPreview.current = preview.current?.dragOver((parentId) =>
      type ? canAdd(sections, parentId, type) : canMove(sections, id, { parentId, index: 0 }),
    );
    if (!type) store.act((editor) => withSession(editor, { draggedId: id }));
  }

  function drag({ operation: { activatorEvent, position }, to }: DragMoveEvent) {
    if (activatorEvent instanceof PointerEvent) overPreview.current?.at(to ?? position.current);
  }

  function hoverRow(event: DragOverEvent) {
    // Otherwise the library would move the rows in the DOM, of which React would know nothing.
    event.preventDefault();
    const { source, target } = event.operation;
    if (!isSortable(source) || !isSortable(target)) return;
    const overId = displacedBy(store.get(), source.id, target);
    if (overId !== undefined) store.act((editor) => withSession(editor, { overId }));
  }

  function end({ operation: { target }, canceled }: DragEndEvent) {
    if (!canceled && dragged) drop(dragged, target?.id);
    overPreview.current?.stop();
    overPreview.current = undefined;
    setDragged(undefined);
    store.act((editor) => withSession(setDrop(editor, undefined), { draggedId: undefined, overId: undefined }));
  }

  function drop(what: Dragged, targetId: unknown) {
    const { drop: inPreview, overId } = store.get().session;
    if ('type' in what && inPreview) {
      store.act((editor, timeMs) => add(editor, what.type, inPreview.position, timeMs));
    } else if ('type' in what) {
      addAbove(what.type, targetId);
    } else if (inPreview) {
      store.act((editor, timeMs) => moveToDrop(editor, what.id, timeMs));
    } else if (overId !== undefined) {
      const position = positionOver(sectionsOf(store.get()), what.id, overId);
      if (position) store.act((editor, timeMs) => move(editor, what.id, position, timeMs));
    }
  }

  /** A new section that is dropped on a row of the list goes above the section of that row. */
  function addAbove(type: BlockType, rowId: unknown) {
    store.act((editor, timeMs) => {
      const index = sectionsOf(editor).findIndex(
        ({ id, blocks }) => id === rowId || blocks.some((block) => block.id === rowId),
      );
      return index < 0 ? editor : add(editor, type, { parentId: null, index }, timeMs);
    });
  }

  return {
    dragged,
    context: {
      sensors: handleSensors,
      onDragStart: begin,
      onDragMove: drag,
      onDragOver: hoverRow,
      onDragEnd: end,
    },
  };
}

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
