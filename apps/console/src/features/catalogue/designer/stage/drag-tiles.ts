import { currentConfig, type Editor, layersOf } from '@platen/design/editor/editor';
import { indexLayers, type LayerNode } from '@platen/design/editor/layer-nodes';
import { outset, type Rect, unionRects } from '@platen/design/geometry';
import { boundsOnCanvas } from '@platen/design/layer-bounds';
import type { Layer } from '@platen/design/layers/index';
import { walkLayers } from '@platen/design/tree';
import type { CanvasTile, DrawnTile } from './canvas-messages.ts';
import { type Run, runsOf } from './drag-runs.ts';
import { drawTile } from './draw-tile.ts';
import { areaToDraw, imageSizeAt, pixelsAround } from './picture-frame.ts';

/** One bitmap of the drag, and the initial position of the layer whose movement it follows. */
export interface DragTile {
  readonly canvas: HTMLCanvasElement;
  readonly area: Rect;
  readonly leader: LayerNode | undefined;
}

/** A bitmap that is to be drawn. */
interface PlannedTile extends Pick<DragTile, 'leader'> {
  readonly tile: CanvasTile;
  /** Whether it moves with the pointer. */
  readonly moves: boolean;
}

/** Plans a bitmap for each run of layers below, in and above what is dragged, from the bottom. */
export function planDragTiles(editor: Editor, picked: readonly string[], scale: number): PlannedTile[] {
  const layers = layersOf(editor);
  const nodes = indexLayers(layers);
  return runsOf(layers, new Set(picked)).map((run) => ({
    tile: tileOf(run, editor, scale),
    moves: run.moves,
    leader: leaderOf(run, nodes, picked),
  }));
}

/** @param drawn the pixels of each planned tile. */
export function newDragTiles(planned: readonly PlannedTile[], drawn: readonly DrawnTile[]): DragTile[] {
  return planned.map(({ tile, leader }, index) => {
    const canvas = document.createElement('canvas');
    drawTile(canvas, drawn[index] as DrawnTile);
    return { canvas, area: tile.part, leader };
  });
}

/**
 * Replaces the pixels of the tiles that move.
 * @param planned a plan for each of the tiles, of which those that move were drawn.
 */
export function redrawDragTiles(
  tiles: readonly DragTile[],
  planned: readonly PlannedTile[],
  drawn: readonly DrawnTile[],
): DragTile[] {
  const pixels = drawn.values();
  return tiles.map((before, index) => {
    const now = planned[index];
    if (!now?.moves) return before;
    drawTile(before.canvas, pixels.next().value as DrawnTile);
    return { ...before, area: now.tile.part, leader: now.leader };
  });
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
