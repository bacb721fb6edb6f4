import {
  closestCenter,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { BlockType } from '@platen/pages/blocks';
import { canAdd, canMove } from '@platen/pages/page-edits';
import { type RefObject, useRef, useState } from 'react';
import { positionOver } from './outline/outline-drop.ts';
import type { DragOver, PreviewHandle } from './preview/preview-handle.ts';
import { add, setDrop, move, moveToDrop, sectionsOf, withSession } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** A press is a click until the pointer has moved this far. */
const dragStartPx = 5;

/** What is dragged: a kind that becomes a new section, or a block of the page. */
export type Dragged = { readonly type: BlockType } | { readonly id: string };

/** Drags in the list, and from the list and the palette to between the blocks of the preview. */
export function usePageDrag(store: PageStore, preview: RefObject<PreviewHandle | null>) {
  const [dragged, setDragged] = useState<Dragged>();
  const overPreview = useRef<DragOver>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragStartPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function begin({ active }: DragStartEvent) {
    const type = (active.data.current as { type?: BlockType } | undefined)?.type;
    const id = String(active.id);
    const sections = sectionsOf(store.get());
    setDragged(type ? { type } : { id });
    overPreview.current = preview.current?.dragOver((parentId) =>
      type ? canAdd(sections, parentId, type) : canMove(sections, id, { parentId, index: 0 }),
    );
    if (!type) store.act((editor) => withSession(editor, { draggedId: id }));
  }

  function drag({ activatorEvent, delta }: DragMoveEvent) {
    if (!('clientX' in activatorEvent)) return;
    const start = activatorEvent as PointerEvent;
    overPreview.current?.at({ x: start.clientX + delta.x, y: start.clientY + delta.y });
  }

  function end(event: DragEndEvent) {
    const { drop } = store.get().session;
    const what = dragged;
    if (what && 'type' in what && drop) {
      store.act((editor, timeMs) => add(editor, what.type, drop.position, timeMs));
    } else if (what && 'type' in what) {
      dropOnRow(what.type, event);
    } else if (what && drop) {
      store.act((editor, timeMs) => moveToDrop(editor, what.id, timeMs));
    } else if (what && event.over) {
      const position = positionOver(sectionsOf(store.get()), what.id, String(event.over.id));
      if (position) store.act((editor, timeMs) => move(editor, what.id, position, timeMs));
    }
    stop();
  }

  /** A new section that is dropped on a row of the list goes above the section of that row. */
  function dropOnRow(type: BlockType, { over }: DragEndEvent) {
    if (!over) return;
    store.act((editor, timeMs) => {
      const index = sectionsOf(editor).findIndex(
        ({ id, blocks }) => id === over.id || blocks.some((block) => block.id === over.id),
      );
      return index < 0 ? editor : add(editor, type, { parentId: null, index }, timeMs);
    });
  }

  function stop() {
    overPreview.current?.stop();
    overPreview.current = undefined;
    setDragged(undefined);
    store.act((editor) => withSession(setDrop(editor, undefined), { draggedId: undefined }));
  }

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: closestCenter,
      // The children of the dragged block leave the list when the drag begins, and the rows below move up.
      measuring: { droppable: { strategy: MeasuringStrategy.Always } },
      onDragStart: begin,
      onDragMove: drag,
      onDragEnd: end,
      onDragCancel: stop,
    },
  };
}
