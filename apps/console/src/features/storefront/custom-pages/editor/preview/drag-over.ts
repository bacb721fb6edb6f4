import { sectionsOf, setDrop } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import { boxOfBlock } from './block-boxes.ts';
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

/** This close to the top or bottom edge the window scrolls, the faster the closer. */
const edgePx = 48;
const stepMaxPx = 14;

interface EdgeScroll {
  /** The vertical position of the pointer in the window. */
  at: (y: number) => void;
  stop: () => void;
}

/** Scrolls a window while something is held near its edge, so that it can be dropped anywhere on the page. */
function createEdgeScroll(window: Window, onScrolled: () => void): EdgeScroll {
  let stepPx = 0;
  let frame: number | undefined;

  function scroll() {
    const before = window.scrollY;
    window.scrollBy({ top: stepPx, behavior: 'instant' });
    if (window.scrollY !== before) onScrolled();
    frame = stepPx === 0 ? undefined : window.requestAnimationFrame(scroll);
  }

  return {
    at(y) {
      const above = Math.max(0, edgePx - y);
      const below = Math.max(0, y - (window.innerHeight - edgePx));
      stepPx = (Math.min(1, below / edgePx) - Math.min(1, above / edgePx)) * stepMaxPx;
      if (stepPx !== 0) frame ??= window.requestAnimationFrame(scroll);
    },
    stop() {
      stepPx = 0;
      if (frame !== undefined) window.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
