import type { DesignDocument } from '@platen/design/editor/design-document';
import { currentConfig, documentOf, type Editor, layersOf } from '@platen/design/editor/editor';
import { type LayerNode, indexLayers } from '@platen/design/editor/layer-nodes';
import { outset, type Rect, unionRects } from '@platen/design/geometry';
import { boundsOnCanvas } from '@platen/design/layer-bounds';
import type { Layer } from '@platen/design/layers/index';
import { walkLayers } from '@platen/design/tree';
import type { DrawnTile, CanvasTile } from './canvas-messages.ts';
import type { CanvasPainter } from './canvas-painter.ts';
import { type Run, runsOf } from './drag-runs.ts';
import { isOnlyMoved, movedBy } from './moved-by.ts';
import { cssMatrix, imageSizeAt, areaToDraw, pixelsAround } from './picture-frame.ts';
import type { PictureSource } from './picture-source.ts';
import { drawTile } from './draw-tile.ts';

/** One bitmap of the drag, and the initial position of the layer whose movement it follows. */
interface DragTile {
  readonly canvas: HTMLCanvasElement;
  readonly area: Rect;
  readonly leader: LayerNode | undefined;
}

/** The bitmaps for one document and one selection. */
interface DragTiles {
  readonly document: DesignDocument;
  readonly configId: string;
  readonly picked: readonly string[];
  readonly scale: number;
  tiles: readonly DragTile[];
}

/** The picture during a drag: bitmaps of what stays below and above, and one of what is dragged. */
export interface DragPicture {
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
  let requested: Omit<DragTiles, 'tiles'> | undefined;
  let isRefreshing = false;

  const isFor = (each: Omit<DragTiles, 'tiles'> | undefined, editor: Editor, base: DesignDocument) =>
    each?.document === base &&
    each.configId === editor.session.configId &&
    each.picked.length === editor.session.selection.length &&
    each.picked.every((id, index) => id === editor.session.selection[index]);

  function prepare(editor: Editor, scale: number) {
    const base = baseOf(editor);
    if (editor.session.selection.length === 0) return;
    if (isFor(ready, editor, base) && ready?.scale === scale) return;
    if (isFor(requested, editor, base) && requested?.scale === scale) return;
    void draw(editorAtBase(editor, base), base, scale);
  }

  async function draw(editor: Editor, base: DesignDocument, scale: number) {
    const { configId, selection } = editor.session;
    const request = { document: base, configId, picked: selection, scale };
    requested = request;
    const layers = layersOf(editor);
    const runs = runsOf(layers, new Set(selection));
    const tiles = runs.map((run) => tileOf(run, editor, scale));
    const painted = await paint(editor, scale, tiles);
    if (requested !== request) return;
    requested = undefined;
    if (!painted) return;
    const nodes = indexLayers(layers);
    ready = {
      ...request,
      tiles: runs.map((run, index) => {
        const canvas = document.createElement('canvas');
        drawTile(canvas, painted[index] as DrawnTile);
        return { canvas, area: (tiles[index] as CanvasTile).part, leader: leaderOf(run, nodes, selection) };
      }),
    };
    box.replaceChildren(...ready.tiles.map(({ canvas }) => canvas));
  }

  async function paint(editor: Editor, scale: number, tiles: readonly CanvasTile[]) {
    const plan = source.planOf(editor);
    if (!plan) return undefined;
    const request = { plan, fontUrls: source.fontUrls(), scale, tiles };
    return (await painter.draw('drag', request).catch(() => undefined))?.tiles;
  }

  function show(editor: Editor, scale: number) {
    const isDragging = editor.pointer.kind === 'dragging';
    if (isDragging && !isFor(ready, editor, baseOf(editor))) {
      hide();
      prepare(editor, scale);
      return;
    }
    // After the release the bitmaps stay until the page is drawn again.
    if (!ready || !(isDragging || isShown()) || ready.configId !== editor.session.configId) return;
    const nodes = indexLayers(layersOf(editor));
    let isExact = true;
    for (const { canvas, area, leader } of ready.tiles) {
      const moved = movedBy(leader, leader && nodes.get(leader.layer.id));
      isExact &&= isOnlyMoved(moved);
      canvas.style.transform = cssMatrix({ scale: ready.scale, area }, editor.session.view, moved);
    }
    box.hidden = false;
    if (!isExact && isDragging) void refresh(editor, ready);
  }

  /** What is rotated or resized is redrawn as fast as the worker can, and stretched in between. */
  async function refresh(editor: Editor, shown: DragTiles) {
    if (isRefreshing) return;
    isRefreshing = true;
    const layers = layersOf(editor);
    const runs = runsOf(layers, new Set(shown.picked));
    const moving = runs.flatMap((run, index) => (run.moves ? [{ index, tile: tileOf(run, editor, shown.scale) }] : []));
    const painted = await paint(
      editor,
      shown.scale,
      moving.map(({ tile }) => tile),
    );
    isRefreshing = false;
    if (!painted || ready !== shown) return;
    const nodes = indexLayers(layers);
    shown.tiles = shown.tiles.map((before, index) => {
      const at = moving.findIndex((each) => each.index === index);
      const tile = moving[at]?.tile;
      if (!tile) return before;
      drawTile(before.canvas, painted[at] as DrawnTile);
      return { ...before, area: tile.part, leader: leaderOf(runs[index] as Run, nodes, shown.picked) };
    });
  }

  function hide() {
    box.hidden = true;
  }

  function invalidate() {
    ready = undefined;
    requested = undefined;
    hide();
  }

  function isShown() {
    return !box.hidden;
  }

  return { prepare, show, hide, invalidate, isShown };
}

/** The document before the drag, or the current one if there is no drag. */
function baseOf(editor: Editor): DesignDocument {
  return editor.pointer.kind === 'dragging' ? editor.pointer.base : documentOf(editor);
}

/** The editor as it was before the current drag. */
function editorAtBase(editor: Editor, base: DesignDocument): Editor {
  return documentOf(editor) === base ? editor : { ...editor, history: { ...editor.history, present: base } };
}

/** What moves is drawn completely, even beyond the page: it may be dragged onto it. */
function tileOf({ moves, layers }: Run, editor: Editor, scale: number): CanvasTile {
  const { view, stage } = editor.session;
  const page = currentConfig(editor) ?? { width: 1, height: 1 };
  const image: Rect = { left: 0, top: 0, ...imageSizeAt(page, scale) };
  const seen = areaToDraw(view, stage, page, scale);
  if (!moves) return { part: seen, layers };
  const bounds = unionRects(layers.map((layer) => boundsOnCanvas(layer)));
  const limit = { left: -image.width, top: -image.height, width: 3 * image.width, height: 3 * image.height };
  const around = bounds && pixelsAround(outset(bounds, 2 / scale), scale, limit);
  const isSmall = around && around.width * around.height <= 2 * seen.width * seen.height;
  return { part: isSmall ? around : seen, layers };
}

/** The selected layer of a run that moves: the run gets the same transformation as its frame. */
function leaderOf(
  { moves, layers }: Run,
  nodes: ReadonlyMap<string, LayerNode>,
  picked: readonly string[],
): LayerNode | undefined {
  if (!moves) return undefined;
  const leader = [...walkLayers(layers as Layer[])].find(({ id }) => picked.includes(id));
  return leader && nodes.get(leader.id);
}
