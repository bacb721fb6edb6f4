import { type Block, blockKindOf } from '@platen/pages/blocks';
import { canMove } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';
import type { PointerEvent } from 'react';
import { moveToDrop, sectionsOf, select, setDrop } from '../store/page-editor.ts';
import { usePageStore } from '../store/page-store.ts';
import { type BlockBox, blockIdAt, boxOfBlock, isInEditedText } from './block-boxes.ts';
import { startDragOver } from './drag-over.ts';
import type { DragOver } from './preview-handle.ts';
import { trackPointer } from './track-pointer.ts';

/** The height of video controls, which handle drags themselves. */
const controlsPx = 64;

/** Drags blocks on the page itself to another position. */
export function usePreviewDrag(document: Document | undefined) {
  const store = usePageStore();
  return function press(event: PointerEvent) {
    // A finger scrolls the page and swipes its carousels.
    if (!document || event.pointerType === 'touch' || isInEditedText(event.target) || isOnControls(event)) return;
    const sections = sectionsOf(store.get());
    const id = draggableAt(sections, blockIdAt(event.target), (each) => boxOfBlock(document.body, each));
    if (id === undefined) return;
    let over: DragOver | undefined;
    function stop() {
      over?.stop();
      document?.body.removeAttribute('data-dragging');
    }
    trackPointer(event, {
      move({ clientX, clientY }) {
        if (!over) {
          over = startDragOver(document, store, (parentId) => canMove(sections, id, { parentId, index: 0 }));
          document.body.setAttribute('data-dragging', 'true');
          store.act((editor) => select(editor, id));
        }
        over.at({ x: clientX, y: clientY });
      },
      end() {
        stop();
        store.act((editor, timeMs) => moveToDrop(editor, id, timeMs));
      },
      cancel() {
        stop();
        store.act((editor) => setDrop(editor, undefined));
      },
    });
  };
}

function isOnControls({ target, clientY }: PointerEvent): boolean {
  const video = (target as Partial<Element>).closest?.('video[controls]');
  return video ? clientY > video.getBoundingClientRect().bottom - controlsPx : false;
}

/**
 * The block that a drag moves: the one under the pointer, or its parent if it has no visible position among its
 * siblings: zones are placed freely, and the slides of a carousel are behind each other.
 */
function draggableAt(
  sections: Sections,
  id: string | undefined,
  boxOf: (id: string) => BlockBox | undefined,
): string | undefined {
  const block = id === undefined ? undefined : findBlock(sections, id);
  const parent = block && parentOf(sections, block.id);
  if (!block || !parent) return block?.id;
  return blockKindOf(block).isZone || !areVisible(parent, boxOf) ? draggableAt(sections, parent.id, boxOf) : block.id;
}

function areVisible({ id, blocks }: Block, boxOf: (id: string) => BlockBox | undefined): boolean {
  const frame = boxOf(id);
  return blocks.every((child) => {
    const box = boxOf(child.id);
    return !box || !frame || (box.left >= frame.left - 1 && box.left + box.width <= frame.left + frame.width + 1);
  });
}
