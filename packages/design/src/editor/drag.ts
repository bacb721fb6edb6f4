import type { Point, Rect } from '../geometry.ts';
import type { Layer } from '../layers/index.ts';
import type { CanvasConfig } from './design-document.ts';
import type { Distance } from './distances.ts';
import { frameOnCanvas, indexLayers, type LayerNode } from './layer-nodes.ts';
import { type GuideLine, type SnapTargets, snapTargets } from './snapping.ts';
import type { LayerEdits } from './tree-edits.ts';

/** The modifier keys during a drag. */
export interface DragKeys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** The guide lines and distances during a drag. */
export interface Guides {
  readonly lines: readonly GuideLine[];
  readonly distances: readonly Distance[];
}
export const noGuides: Guides = { lines: [], distances: [] };

export interface DragStep {
  readonly edits: LayerEdits;
  readonly guides: Guides;
}

/** Maps the position of the pointer to changed layers; always relative to the start of the drag. */
export type Drag = (to: Point, keys: DragKeys) => DragStep;

/** The state at the start of a drag. */
export interface DragStart {
  readonly config: Pick<CanvasConfig, 'width' | 'height'>;
  readonly layers: readonly Layer[];
  /** The dragged layers, all of one parent. */
  readonly nodes: readonly LayerNode[];
  /** Where the pointer was pressed, on the canvas. */
  readonly from: Point;
  readonly snaps: boolean;
  readonly hasGrid: boolean;
  /** The snapping distance in px of the canvas. */
  readonly snapPx: number;
}

/** The frames to snap to: the siblings of the dragged layers, and their container. */
export function framesBeside({ layers, nodes }: Pick<DragStart, 'layers' | 'nodes'>): Rect[] {
  const dragged = new Set(nodes.map(({ layer }) => layer.id));
  const parent = nodes[0]?.parent;
  const siblings = parent?.layer.children ?? layers;
  const all = indexLayers(layers);
  const beside = siblings.filter(({ id, visible }) => visible && !dragged.has(id)).map(({ id }) => all.get(id));
  return [...beside, parent].flatMap((node) => (node ? [frameOnCanvas(node)] : []));
}

export function targetsOf(start: DragStart): SnapTargets | undefined {
  return start.snaps ? snapTargets(start.config, framesBeside(start), start.hasGrid) : undefined;
}
