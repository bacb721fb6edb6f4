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
import { canAdd } from '@platen/pages/page-edits';
import { type RefObject, useState } from 'react';
import { placeOver } from './outline/outline-drop.ts';
import type { PreviewHandle } from './preview/preview-handle.ts';
import { add, canDropAsSection, move, sectionsOf, withSession } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** A press is a click until the pointer has moved this far. */
const dragStartPx = 5;

/** What is dragged: a kind that becomes a new section, or a block of the page. */
export type Dragged = { readonly type: BlockType } | { readonly id: string };

/** Dragging in the list, and from the list and the palette between the sections of the preview. */
export function usePageDrag(store: PageStore, preview: RefObject<PreviewHandle | null>) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragStartPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function canLie(what: Dragged): boolean {
    const editor = store.get();
    return 'type' in what ? canAdd(sectionsOf(editor), null, what.type) : canDropAsSection(editor, what.id);
  }

  function begin({ active }: DragStartEvent) {
    const type = (active.data.current as { type?: BlockType } | undefined)?.type;
    setDragged(type ? { type } : { id: String(active.id) });
    if (!type) store.act((editor) => withSession(editor, { draggedId: String(active.id) }));
  }

  function follow({ activatorEvent, delta }: DragMoveEvent) {
    if (!dragged || !('clientX' in activatorEvent)) return;
    const start = activatorEvent as PointerEvent;
    const at = { x: start.clientX + delta.x, y: start.clientY + delta.y };
    const dropIndex = canLie(dragged) ? preview.current?.gapAt(at) : undefined;
    if (dropIndex !== store.get().session.dropIndex) store.act((editor) => withSession(editor, { dropIndex }));
  }

  function end(event: DragEndEvent) {
    const { dropIndex } = store.get().session;
    const what = dragged;
    stop();
    if (!what) return;
    if ('type' in what) {
      if (dropIndex === undefined) return dropOnLine(what.type, event);
      return store.act((editor, timeMs) => add(editor, what.type, { parentId: null, index: dropIndex }, timeMs));
    }
    store.act((editor, timeMs) => {
      const sections = sectionsOf(editor);
      if (dropIndex === undefined) {
        const place = event.over && placeOver(sections, what.id, String(event.over.id));
        return place ? move(editor, what.id, place, timeMs) : editor;
      }
      // The gap was counted with the block in its place, and the move is counted without it.
      const own = sections.findIndex(({ id }) => id === what.id);
      const index = own >= 0 && own < dropIndex ? dropIndex - 1 : dropIndex;
      return move(editor, what.id, { parentId: null, index }, timeMs);
    });
  }

  /** A new section on a line of the list lands above the section of that line. */
  function dropOnLine(type: BlockType, { over }: DragEndEvent) {
    if (!over) return;
    store.act((editor, timeMs) => {
      const index = sectionsOf(editor).findIndex(
        ({ id, blocks }) => id === over.id || blocks.some((block) => block.id === over.id),
      );
      return index < 0 ? editor : add(editor, type, { parentId: null, index }, timeMs);
    });
  }

  function stop() {
    setDragged(undefined);
    store.act((editor) => withSession(editor, { draggedId: undefined, dropIndex: undefined }));
  }

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: closestCenter,
      // What the dragged block holds goes out of the list when the drag begins: the lines below it move up.
      measuring: { droppable: { strategy: MeasuringStrategy.Always } },
      onDragStart: begin,
      onDragMove: follow,
      onDragEnd: end,
      onDragCancel: stop,
    },
  };
}
