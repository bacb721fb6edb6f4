import { sectionsOf, setDrop } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import { boxOfBlock } from './block-boxes.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import { findDrop } from './find-drop.ts';
import type { DragOver, Point } from './preview-handle.ts';

/** A drag over the page of a document; points are relative to the window of that document. */
export function startDragOver(
  document: Document,
  store: PageStore,
  canContain: (parentId: string | null) => boolean,
): DragOver {
  const window = document.defaultView;
  if (!window) throw new Error('the preview has no window');
  let last: Point = { x: -1, y: -1 };
  const boxOf = (id: string) => boxOfBlock(document.body, id);

  const updateDrop = () => {
    const isInside = last.x >= 0 && last.x <= window.innerWidth && last.y >= 0 && last.y <= window.innerHeight;
    const onPage = { x: last.x + window.scrollX, y: last.y + window.scrollY };
    store.act((editor) =>
      setDrop(editor, isInside ? findDrop(sectionsOf(editor), onPage, boxOf, canContain) : undefined),
    );
  };

  const edges = createEdgeScroll(window, updateDrop);
  return {
    at(point) {
      last = point;
      const isBeside = point.x < 0 || point.x > window.innerWidth;
      if (isBeside) edges.stop();
      else edges.at(point.y);
      updateDrop();
    },
    stop: edges.stop,
  };
}
