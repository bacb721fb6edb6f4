import type { DesignDocument } from '@platen/design/editor/design-document';
import { currentConfig, documentOf, type Editor, layersOf } from '@platen/design/editor/editor';
import { type LayerPlace, placesOf } from '@platen/design/editor/layer-places';
import { outset, type Rect, unionRects } from '@platen/design/geometry';
import { boundsOnCanvas } from '@platen/design/layer-bounds';
import type { Layer } from '@platen/design/layers/index';
import { walkLayers } from '@platen/design/tree';
import type { DrawnPiece, Piece } from './canvas-messages.ts';
import type { CanvasPainter } from './canvas-painter.ts';
import { type Run, runsOf } from './drag-runs.ts';
import { isOnlyMoved, movedBy } from './moved-by.ts';
import { cssMatrix, imageSizeAt, partToDraw, pixelsAround } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';
import { putOn } from './put-piece.ts';

/** One bitmap of the drag, and where the layer lay that says how it moved. */
interface DragPiece {
  readonly canvas: HTMLCanvasElement;
  readonly part: Rect;
  readonly leads: LayerPlace | undefined;
}

/** The bitmaps for one document and what is picked in it. */
interface DragPieces {
  readonly document: DesignDocument;
  readonly configId: string;
  readonly picked: readonly string[];
  readonly scale: number;
  pieces: readonly DragPiece[];
}

/** The picture while the pointer drags: what stays below and above as bitmaps, and what is dragged as another. */
export interface DragPicture {
  /** Draws the bitmaps for what is picked, before it is dragged. */
  prepare(editor: Editor, scale: number): void;
  show(editor: Editor, scale: number): void;
  hide(): void;
  /** Its bitmaps are no longer what the document looks like. */
  forget(): void;
  isShown(): boolean;
}

export function openDragPicture(host: HTMLElement, painter: CanvasPainter, source: PictureSource): DragPicture {
  const box = host.appendChild(document.createElement('div'));
  box.hidden = true;
  let ready: DragPieces | undefined;
  let asked: Omit<DragPieces, 'pieces'> | undefined;
  let isRefreshing = false;

  const isFor = (each: Omit<DragPieces, 'pieces'> | undefined, editor: Editor, base: DesignDocument) =>
    each?.document === base &&
    each.configId === editor.session.configId &&
    each.picked.length === editor.session.selection.length &&
    each.picked.every((id, index) => id === editor.session.selection[index]);

  function prepare(editor: Editor, scale: number) {
    const base = baseOf(editor);
    if (editor.session.selection.length === 0) return;
    if (isFor(ready, editor, base) && ready?.scale === scale) return;
    if (isFor(asked, editor, base) && asked?.scale === scale) return;
    void draw(atBase(editor, base), base, scale);
  }

  async function draw(editor: Editor, base: DesignDocument, scale: number) {
    const { configId, selection } = editor.session;
    const wanted = { document: base, configId, picked: selection, scale };
    asked = wanted;
    const layers = layersOf(editor);
    const runs = runsOf(layers, new Set(selection));
    const pieces = runs.map((run) => pieceOf(run, editor, scale));
    const painted = await paint(editor, scale, pieces);
    if (asked !== wanted) return;
    asked = undefined;
    if (!painted) return;
    const places = placesOf(layers);
    ready = {
      ...wanted,
      pieces: runs.map((run, index) => {
        const canvas = document.createElement('canvas');
        putOn(canvas, painted[index] as DrawnPiece);
        return { canvas, part: (pieces[index] as Piece).part, leads: leaderOf(run, places, selection) };
      }),
    };
    box.replaceChildren(...ready.pieces.map(({ canvas }) => canvas));
  }

  async function paint(editor: Editor, scale: number, pieces: readonly Piece[]) {
    const plan = source.planOf(editor);
    if (!plan) return undefined;
    const request = { plan, fontUrls: source.fontUrls(), scale, pieces };
    return (await painter.draw('drag', request).catch(() => undefined))?.pieces;
  }

  function show(editor: Editor, scale: number) {
    const isDragging = editor.pointing.kind === 'dragging';
    if (isDragging && !isFor(ready, editor, baseOf(editor))) {
      hide();
      prepare(editor, scale);
      return;
    }
    // After the release the bitmaps stay until the picture at rest has come.
    if (!ready || !(isDragging || isShown()) || ready.configId !== editor.session.configId) return;
    const places = placesOf(layersOf(editor));
    let isExact = true;
    for (const { canvas, part, leads } of ready.pieces) {
      const moved = movedBy(leads, leads && places.get(leads.layer.id));
      isExact &&= isOnlyMoved(moved);
      canvas.style.transform = cssMatrix({ scale: ready.scale, part }, editor.session.view, moved);
    }
    box.hidden = false;
    if (!isExact && isDragging) void refresh(editor, ready);
  }

  /** What is turned or stretched is drawn anew as fast as the worker can, and stretched in between. */
  async function refresh(editor: Editor, shown: DragPieces) {
    if (isRefreshing) return;
    isRefreshing = true;
    const layers = layersOf(editor);
    const runs = runsOf(layers, new Set(shown.picked));
    const moving = runs.flatMap((run, index) =>
      run.moves ? [{ index, piece: pieceOf(run, editor, shown.scale) }] : [],
    );
    const painted = await paint(
      editor,
      shown.scale,
      moving.map(({ piece }) => piece),
    );
    isRefreshing = false;
    if (!painted || ready !== shown) return;
    const places = placesOf(layers);
    shown.pieces = shown.pieces.map((before, index) => {
      const at = moving.findIndex((each) => each.index === index);
      const piece = moving[at]?.piece;
      if (!piece) return before;
      putOn(before.canvas, painted[at] as DrawnPiece);
      return { ...before, part: piece.part, leads: leaderOf(runs[index] as Run, places, shown.picked) };
    });
  }

  function hide() {
    box.hidden = true;
  }

  function forget() {
    ready = undefined;
    asked = undefined;
    hide();
  }

  function isShown() {
    return !box.hidden;
  }

  return { prepare, show, hide, forget, isShown };
}

/** The document that a drag changes; without one, that which it would. */
function baseOf(editor: Editor): DesignDocument {
  return editor.pointing.kind === 'dragging' ? editor.pointing.base : documentOf(editor);
}

/** The editor as it was before the drag that is under way. */
function atBase(editor: Editor, base: DesignDocument): Editor {
  return documentOf(editor) === base ? editor : { ...editor, history: { ...editor.history, present: base } };
}

/** What moves is drawn whole, also where it lies beyond the page: it may be dragged onto it. */
function pieceOf({ moves, layers }: Run, editor: Editor, scale: number): Piece {
  const { view, stage } = editor.session;
  const page = currentConfig(editor) ?? { width: 1, height: 1 };
  const image: Rect = { left: 0, top: 0, ...imageSizeAt(page, scale) };
  const seen = partToDraw(view, stage, page, scale);
  if (!moves) return { part: seen, layers };
  const bounds = unionRects(layers.map((layer) => boundsOnCanvas(layer)));
  const limit = { left: -image.width, top: -image.height, width: 3 * image.width, height: 3 * image.height };
  const around = bounds && pixelsAround(outset(bounds, 2 / scale), scale, limit);
  const isSmall = around && around.width * around.height <= 2 * seen.width * seen.height;
  return { part: isSmall ? around : seen, layers };
}

/** The picked layer of a run that moves: what becomes of its frame becomes of the run. */
function leaderOf(
  { moves, layers }: Run,
  places: ReadonlyMap<string, LayerPlace>,
  picked: readonly string[],
): LayerPlace | undefined {
  if (!moves) return undefined;
  const leader = [...walkLayers(layers as Layer[])].find(({ id }) => picked.includes(id));
  return leader && places.get(leader.id);
}
