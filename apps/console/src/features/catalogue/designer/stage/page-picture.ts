import { currentConfig } from '@platen/design/editor/editor';
import { isRectInside } from '@platen/design/geometry';
import type { EditorStore } from '../store/editor-store.ts';
import { openCanvasPainter } from './canvas-painter.ts';
import { openDragPicture } from './drag-picture.ts';
import { areaToDraw, cssMatrix, scaleAt, visibleArea } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';
import { openRestPicture } from './rest-picture.ts';
import { openTextMeasurer } from './text-measurer.ts';

/** Drawing that takes longer than this is indicated. */
const drawingNoticeDelayMs = 300;

/**
 * Shows the image of the canvas in `host`, the page. It is one bitmap, drawn by the renderer at the resolution of the
 * screen; during a drag it is several bitmaps that are moved. React is not involved, because it would render sixty
 * times a second.
 */
export function openPagePicture(
  host: HTMLElement,
  store: EditorStore,
  source: PictureSource,
): { redraw: () => void; close: () => void } {
  const painter = openCanvasPainter();
  const canvas = host.appendChild(document.createElement('canvas'));
  const rest = openRestPicture(canvas, painter, source, update);
  const drag = openDragPicture(host, painter, source);
  const notice = openDrawingNotice((isDrawing) => source.onDrawing(isDrawing));

  function update() {
    const editor = store.get();
    const config = currentConfig(editor);
    if (!config) return;
    const { view, stage } = editor.session;
    const scale = scaleAt(view, config, window.devicePixelRatio);
    const drawn = rest.drawn();
    const isCurrent = rest.isOf(editor);
    const isDragging = editor.pointer.kind === 'dragging';
    if (isCurrent) drag.hide();
    else drag.show(editor, scale);
    canvas.hidden = drag.isShown() || drawn?.configId !== config.id;
    if (drawn) canvas.style.transform = cssMatrix(drawn, view);

    const seen = visibleArea(view, stage, config, scale);
    const isSharp = isCurrent && drawn?.scale === scale && (seen === undefined || isRectInside(seen, drawn.area));
    host.dataset['state'] = isSharp ? 'ready' : 'drawing';
    notice.update(!isCurrent && !isDragging);
    if (isSharp) drag.prepare(editor, scale);
    else if (!isDragging) rest.request(editor, { scale, area: areaToDraw(view, stage, config, scale) });
  }

  /** Draws the same document again. The current picture stays until the new one is drawn. */
  function redraw() {
    rest.invalidate();
    drag.invalidate();
    update();
  }

  const measurer = openTextMeasurer(store, painter, source);
  const unsubscribe = store.subscribe(() => {
    measurer.update();
    update();
  }, 'live');
  update();
  return {
    redraw,
    close() {
      unsubscribe();
      rest.close();
      notice.update(false);
      measurer.close();
      painter.close();
      host.replaceChildren();
    },
  };
}

/** Indicates that drawing takes long. Drawing that is fast needs no indication. */
function openDrawingNotice(onDrawing: (isDrawing: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update(isDrawing: boolean) {
      if (isDrawing) {
        timer ??= setTimeout(() => onDrawing(true), drawingNoticeDelayMs);
      } else if (timer !== undefined) {
        clearTimeout(timer);
        timer = undefined;
        onDrawing(false);
      }
    },
  };
}
