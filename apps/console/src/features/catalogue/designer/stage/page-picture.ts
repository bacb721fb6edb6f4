import type { DesignDocument } from '@platen/design/editor/design-document';
import { currentConfig, documentOf, type Editor } from '@platen/design/editor/editor';
import { isRectInside, type Rect } from '@platen/design/geometry';
import type { EditorStore } from '../store/editor-store.ts';
import { openCanvasPainter } from './canvas-painter.ts';
import { openDragPicture } from './drag-picture.ts';
import { cssMatrix, partToDraw, type PictureFrame, scaleAt, seenPart } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';
import { putOn } from './put-piece.ts';
import { openTextMeasurer } from './text-measurer.ts';

/** The picture at rest: the renderer's own, of this document, at this scale. */
interface Resting extends PictureFrame {
  /** None where the same document would be another picture by now. */
  readonly document: DesignDocument | undefined;
  readonly configId: string;
}

/** Waits for a zoom or a pan to come to rest. */
const viewRestMs = 120;
/** Drawing that takes longer is told. */
const untoldMs = 300;

/**
 * Shows the image of the canvas in `host`, the page. At rest it is one bitmap, drawn by the renderer at the resolution of
 * the screen; while something is dragged, bitmaps that are moved. React has no part in it: it would be asked sixty times
 * a second.
 */
export function openPagePicture(
  host: HTMLElement,
  store: EditorStore,
  source: PictureSource,
): { redraw: () => void; close: () => void } {
  const painter = openCanvasPainter();
  const canvas = host.appendChild(document.createElement('canvas'));
  const drag = openDragPicture(host, painter, source);
  let resting: Resting | undefined;
  let asked: Resting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: ReturnType<typeof setTimeout> | undefined;

  function update() {
    const editor = store.get();
    const config = currentConfig(editor);
    if (!config) return;
    const { view, stage } = editor.session;
    const scale = scaleAt(view, config, window.devicePixelRatio);
    const isCurrent = isOf(resting, editor);
    const isDragging = editor.pointing.kind === 'dragging';
    if (isCurrent) drag.hide();
    else drag.show(editor, scale);
    canvas.hidden = drag.isShown() || resting?.configId !== config.id;
    if (resting) canvas.style.transform = cssMatrix(resting, view);

    const seen = seenPart(view, stage, config, scale);
    const isSharp = isCurrent && resting?.scale === scale && (seen === undefined || isRectInside(seen, resting.part));
    host.dataset['state'] = isSharp ? 'ready' : 'drawing';
    tellDrawing(!isCurrent && !isDragging);
    if (isSharp) drag.prepare(editor, scale);
    else if (!isDragging) ask(editor, { scale, part: partToDraw(view, stage, config, scale) }, isCurrent);
  }

  /** What comes at once needs no words. */
  function tellDrawing(isDrawing: boolean) {
    if (isDrawing) {
      told ??= setTimeout(() => source.onDrawing(true), untoldMs);
    } else if (told !== undefined) {
      clearTimeout(told);
      told = undefined;
      source.onDrawing(false);
    }
  }

  function isOf(picture: Resting | undefined, editor: Editor): boolean {
    return picture?.document === documentOf(editor) && picture.configId === editor.session.configId;
  }

  /** A changed document is drawn at once, a changed view when it rests: its picture is only blurred until then. */
  function ask(editor: Editor, frame: PictureFrame, isViewOnly: boolean) {
    const wanted: Resting = { ...frame, document: documentOf(editor), configId: editor.session.configId };
    if (asked && isOf(asked, editor) && asked.scale === frame.scale && isSamePart(asked.part, frame.part)) return;
    clearTimeout(timer);
    asked = wanted;
    if (isViewOnly) timer = setTimeout(() => void draw(editor, wanted), viewRestMs);
    else void draw(editor, wanted);
  }

  async function draw(editor: Editor, wanted: Resting) {
    const plan = source.planOf(editor);
    if (!plan) return;
    try {
      const { scale, part } = wanted;
      const request = { plan, fontUrls: source.fontUrls(), scale, pieces: [{ part }] };
      const painted = await painter.draw('rest', request);
      const [piece] = painted?.pieces ?? [];
      if (!painted || !piece) return;
      putOn(canvas, piece);
      resting = wanted;
      source.onFailed(false);
    } catch {
      source.onFailed(true);
    }
    if (asked === wanted) asked = undefined;
    update();
  }

  /** The same document over again. What is shown stays until it has come. */
  function redraw() {
    if (resting) resting = { ...resting, document: undefined };
    asked = undefined;
    drag.forget();
    update();
  }

  const measurer = openTextMeasurer(store, painter, source);
  const leave = store.subscribe(() => {
    measurer.update();
    update();
  }, 'live');
  update();
  return {
    redraw,
    close() {
      leave();
      clearTimeout(timer);
      tellDrawing(false);
      measurer.close();
      painter.close();
      host.replaceChildren();
    },
  };
}

function isSamePart(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
