import type { DesignDocument } from '@platen/design/editor/design-document';
import { currentConfig, documentOf, type Editor } from '@platen/design/editor/editor';
import { isRectInside, type Rect } from '@platen/design/geometry';
import type { EditorStore } from '../store/editor-store.ts';
import { openCanvasPainter } from './canvas-painter.ts';
import { openDragPicture } from './drag-picture.ts';
import { cssMatrix, areaToDraw, type PictureFrame, scaleAt, visibleArea } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';
import { drawTile } from './draw-tile.ts';
import { openTextMeasurer } from './text-measurer.ts';

/** The picture that is shown: drawn by the renderer, for this document, at this scale. */
interface DrawnPicture extends PictureFrame {
  /** Undefined if the same document would now be drawn differently. */
  readonly document: DesignDocument | undefined;
  readonly configId: string;
}

/** Waits for zooming or panning to end. */
const viewDebounceMs = 120;
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
  const drag = openDragPicture(host, painter, source);
  let drawn: DrawnPicture | undefined;
  let requested: DrawnPicture | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  function update() {
    const editor = store.get();
    const config = currentConfig(editor);
    if (!config) return;
    const { view, stage } = editor.session;
    const scale = scaleAt(view, config, window.devicePixelRatio);
    const isCurrent = isPictureOf(drawn, editor);
    const isDragging = editor.pointer.kind === 'dragging';
    if (isCurrent) drag.hide();
    else drag.show(editor, scale);
    canvas.hidden = drag.isShown() || drawn?.configId !== config.id;
    if (drawn) canvas.style.transform = cssMatrix(drawn, view);

    const seen = visibleArea(view, stage, config, scale);
    const isSharp = isCurrent && drawn?.scale === scale && (seen === undefined || isRectInside(seen, drawn.area));
    host.dataset['state'] = isSharp ? 'ready' : 'drawing';
    notifyDrawing(!isCurrent && !isDragging);
    if (isSharp) drag.prepare(editor, scale);
    else if (!isDragging) requestDrawing(editor, { scale, area: areaToDraw(view, stage, config, scale) }, isCurrent);
  }

  /** Drawing that is fast needs no indication. */
  function notifyDrawing(isDrawing: boolean) {
    if (isDrawing) {
      noticeTimer ??= setTimeout(() => source.onDrawing(true), drawingNoticeDelayMs);
    } else if (noticeTimer !== undefined) {
      clearTimeout(noticeTimer);
      noticeTimer = undefined;
      source.onDrawing(false);
    }
  }

  function isPictureOf(picture: DrawnPicture | undefined, editor: Editor): boolean {
    return picture?.document === documentOf(editor) && picture.configId === editor.session.configId;
  }

  /** A changed document is drawn immediately, a changed view after a pause: until then its picture is only blurred. */
  function requestDrawing(editor: Editor, frame: PictureFrame, isViewOnly: boolean) {
    const target: DrawnPicture = { ...frame, document: documentOf(editor), configId: editor.session.configId };
    if (
      requested &&
      isPictureOf(requested, editor) &&
      requested.scale === frame.scale &&
      isSameRect(requested.area, frame.area)
    )
      return;
    clearTimeout(timer);
    requested = target;
    if (isViewOnly) timer = setTimeout(() => void draw(editor, target), viewDebounceMs);
    else void draw(editor, target);
  }

  async function draw(editor: Editor, wanted: DrawnPicture) {
    const plan = source.planOf(editor);
    if (!plan) return;
    try {
      const { scale, area } = wanted;
      const request = { plan, fontUrls: source.fontUrls(), scale, tiles: [{ part: area }] };
      const painted = await painter.draw('rest', request);
      const [tile] = painted?.tiles ?? [];
      if (!painted || !tile) return;
      drawTile(canvas, tile);
      drawn = wanted;
      source.onFailed(false);
    } catch {
      source.onFailed(true);
    }
    if (requested === wanted) requested = undefined;
    update();
  }

  /** Draws the same document again. The current picture stays until the new one is drawn. */
  function redraw() {
    if (drawn) drawn = { ...drawn, document: undefined };
    requested = undefined;
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
      clearTimeout(timer);
      notifyDrawing(false);
      measurer.close();
      painter.close();
      host.replaceChildren();
    },
  };
}

function isSameRect(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
