import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf, type Editor, layersOf } from '@platen/design/editor/editor';
import { indexLayers, type LayerNode } from '@platen/design/editor/layer-nodes';
import { identity, invert, type Matrix, multiply, scaling } from '@platen/design/geometry';
import type { CanvasTile, DrawnTile } from './canvas-messages.ts';
import type { CanvasPainter } from './canvas-painter.ts';
import { type DragTile, newDragTiles, planDragTiles, redrawDragTiles } from './drag-tiles.ts';
import { cssMatrix } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';

/** What bitmaps are drawn for: one document, one selection and one scale. */
interface DragSubject {
  readonly document: DesignDocument;
  readonly configId: string;
  readonly picked: readonly string[];
  readonly scale: number;
}

interface DragTiles extends DragSubject {
  tiles: readonly DragTile[];
}

/** The picture during a drag: bitmaps of what stays below and above, and one of what is dragged. */
interface DragPicture {
  /** Draws the bitmaps of the selection before it is dragged. */
  prepare(editor: Editor, scale: number): void;
  show(editor: Editor, scale: number): void;
  hide(): void;
  /** Discards the bitmaps: the document looks different now. */
  invalidate(): void;
  isShown(): boolean;
}

export function openDragPicture(host: HTMLElement, painter: CanvasPainter, source: PictureSource): DragPicture {
  const box = host.appendChild(document.createElement('div'));
  box.hidden = true;
  let ready: DragTiles | undefined;
  let requested: DragSubject | undefined;
  let isRefreshing = false;

  function prepare(editor: Editor, scale: number) {
    const base = baseOf(editor);
    if (editor.session.selection.length === 0) return;
    if (isDrawnFor(ready, editor, base) && ready?.scale === scale) return;
    if (isDrawnFor(requested, editor, base) && requested?.scale === scale) return;
    void draw(editorAtBase(editor, base), base, scale);
  }

  async function draw(editor: Editor, base: DesignDocument, scale: number) {
    const { configId, selection } = editor.session;
    const subject: DragSubject = { document: base, configId, picked: selection, scale };
    requested = subject;
    const planned = planDragTiles(editor, selection, scale);
    const painted = await paint(
      editor,
      scale,
      planned.map(({ tile }) => tile),
    );
    if (requested !== subject) return;
    requested = undefined;
    if (!painted) return;
    ready = { ...subject, tiles: newDragTiles(planned, painted) };
    box.replaceChildren(...ready.tiles.map(({ canvas }) => canvas));
  }

  async function paint(
    editor: Editor,
    scale: number,
    tiles: readonly CanvasTile[],
  ): Promise<readonly DrawnTile[] | undefined> {
    const plan = source.planOf(editor);
    if (!plan) return undefined;
    const request = { plan, fontUrls: source.fontUrls(), scale, tiles };
    return (await painter.draw('drag', request).catch(() => undefined))?.tiles;
  }

  function show(editor: Editor, scale: number) {
    const isDragging = editor.pointer.kind === 'dragging';
    if (isDragging && !isDrawnFor(ready, editor, baseOf(editor))) {
      box.hidden = true;
      prepare(editor, scale);
      return;
    }
    // After the release the bitmaps stay until the page is drawn again.
    if (!ready || !(isDragging || !box.hidden) || ready.configId !== editor.session.configId) return;
    const isExact = moveTiles(ready, editor);
    box.hidden = false;
    if (!isExact && isDragging) void refresh(editor, ready);
  }

  /** What is rotated or resized is redrawn as fast as the worker can, and stretched in between. */
  async function refresh(editor: Editor, shown: DragTiles) {
    if (isRefreshing) return;
    isRefreshing = true;
    const planned = planDragTiles(editor, shown.picked, shown.scale);
    const moving = planned.flatMap(({ moves, tile }) => (moves ? [tile] : []));
    const painted = await paint(editor, shown.scale, moving);
    isRefreshing = false;
    if (painted && ready === shown) shown.tiles = redrawDragTiles(shown.tiles, planned, painted);
  }

  function hide() {
    box.hidden = true;
  }

  function invalidate() {
    ready = undefined;
    requested = undefined;
    hide();
  }

  return { prepare, show, hide, invalidate, isShown: () => !box.hidden };
}

/** Whether bitmaps are of the selection of this editor, in the document before its drag. */
function isDrawnFor(subject: DragSubject | undefined, { session }: Editor, base: DesignDocument): boolean {
  return (
    subject?.document === base &&
    subject.configId === session.configId &&
    subject.picked.length === session.selection.length &&
    subject.picked.every((id, index) => id === session.selection[index])
  );
}

/** Moves the bitmaps with their layers. Returns whether they look exactly like them: not rotated and not resized. */
function moveTiles({ tiles, scale }: DragTiles, editor: Editor): boolean {
  const nodes = indexLayers(layersOf(editor));
  let isExact = true;
  for (const { canvas, area, leader } of tiles) {
    const moved = movedBy(leader, leader && nodes.get(leader.layer.id));
    isExact &&= isOnlyMoved(moved);
    canvas.style.transform = cssMatrix({ scale, area }, editor.session.view, moved);
  }
  return isExact;
}

/** The document before the drag, or the current one if there is no drag. */
function baseOf(editor: Editor): DesignDocument {
  return editor.pointer.kind === 'dragging' ? editor.pointer.base : documentOf(editor);
}

/** The editor as it was before the current drag. */
function editorAtBase(editor: Editor, base: DesignDocument): Editor {
  return documentOf(editor) === base ? editor : { ...editor, history: { ...editor.history, present: base } };
}

/** How the picture of a layer moved on the canvas: translated, rotated and scaled with its frame. */
function movedBy(before: LayerNode | undefined, now: LayerNode | undefined): Matrix {
  if (!before || !now) return identity;
  const stretch = scaling(now.layer.width / before.layer.width, now.layer.height / before.layer.height);
  return multiply(now.matrix, multiply(stretch, invert(before.matrix)));
}

/** A picture that was only moved is still exact; one that was rotated or scaled must be redrawn. */
function isOnlyMoved([a, b, c, d]: Matrix): boolean {
  return Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-6;
}
