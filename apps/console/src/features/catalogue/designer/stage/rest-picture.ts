import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf, type Editor } from '@platen/design/editor/editor';
import type { Rect } from '@platen/design/geometry';
import type { CanvasPainter } from './canvas-painter.ts';
import { drawTile } from './draw-tile.ts';
import type { PictureFrame } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';

/** What a picture shows: a document, at a scale. */
interface DrawnPicture extends PictureFrame {
  /** Undefined if the same document would now be drawn differently. */
  readonly document: DesignDocument | undefined;
  readonly configId: string;
}

/** The picture of the page at rest: one bitmap, drawn by the renderer. */
export interface RestPicture {
  /** What the bitmap shows, if it was drawn. */
  drawn(): DrawnPicture | undefined;
  isOf(editor: Editor): boolean;
  /** Draws the document of the editor, unless that is already under way. */
  request(editor: Editor, frame: PictureFrame): void;
  /** The same document has to be drawn again. The current picture stays until then. */
  invalidate(): void;
  close(): void;
}

/** Waits for zooming or panning to end. */
const viewDebounceMs = 120;

/** @param onDrawn called after each drawing, also after one that failed. */
export function openRestPicture(
  canvas: HTMLCanvasElement,
  painter: CanvasPainter,
  source: PictureSource,
  onDrawn: () => void,
): RestPicture {
  let drawn: DrawnPicture | undefined;
  let requested: DrawnPicture | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A changed document is drawn immediately, a changed view after a pause: until then its picture is only blurred. */
  function request(editor: Editor, frame: PictureFrame) {
    if (requested && isPictureOf(requested, editor) && isSameFrame(requested, frame)) return;
    clearTimeout(timer);
    const wanted: DrawnPicture = { ...frame, document: documentOf(editor), configId: editor.session.configId };
    requested = wanted;
    if (isPictureOf(drawn, editor)) timer = setTimeout(() => void draw(editor, wanted), viewDebounceMs);
    else void draw(editor, wanted);
  }

  async function draw(editor: Editor, wanted: DrawnPicture) {
    const plan = source.planOf(editor);
    if (!plan) return;
    try {
      const { scale, area } = wanted;
      const painted = await painter.draw('rest', {
        plan,
        fontUrls: source.fontUrls(),
        scale,
        tiles: [{ part: area }],
      });
      const [tile] = painted?.tiles ?? [];
      if (!tile) return;
      drawTile(canvas, tile);
      drawn = wanted;
      source.onFailed(false);
    } catch {
      source.onFailed(true);
    }
    if (requested === wanted) requested = undefined;
    onDrawn();
  }

  return {
    drawn: () => drawn,
    isOf: (editor) => isPictureOf(drawn, editor),
    request,
    invalidate() {
      if (drawn) drawn = { ...drawn, document: undefined };
      requested = undefined;
    },
    close: () => clearTimeout(timer),
  };
}

function isPictureOf(picture: DrawnPicture | undefined, editor: Editor): boolean {
  return picture?.document === documentOf(editor) && picture.configId === editor.session.configId;
}

function isSameFrame(a: PictureFrame, b: PictureFrame): boolean {
  return a.scale === b.scale && isSameRect(a.area, b.area);
}

function isSameRect(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
