import { placementMatrix, type Rect, type Size, toHundredths, transformRect, unionRects } from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import type { LayerNode } from './layer-nodes.ts';
import { type Axis, extentOf } from './snapping.ts';
import type { LayerEdits, LayerValues } from './tree-edits.ts';

/** The edge or center of an axis that layers are aligned to. */
export type Alignment = 'start' | 'middle' | 'end';

const partOf: Record<Alignment, number> = { start: 0, middle: 0.5, end: 1 };

/** Aligns layers of one parent to their common frame or to the page; a single layer is aligned to its container. */
export function aligned(
  nodes: readonly LayerNode[],
  axis: Axis,
  alignment: Alignment,
  canvas: Size,
  relativeTo: 'selection' | 'page',
): LayerEdits {
  const frames = nodes.map(frameInParent);
  const around = nodes[0]?.parent?.layer ?? canvas;
  const page: Rect = { left: 0, top: 0, width: around.width, height: around.height };
  const whole = relativeTo === 'page' || nodes.length === 1 ? page : (unionRects(frames) ?? page);
  const [start, length] = extentOf(whole, axis);
  const part = partOf[alignment];
  return moveEach(nodes, axis, (_, index) => {
    const [from, extent] = extentOf(frames[index] ?? whole, axis);
    return start + part * length - (from + part * extent);
  });
}

/** Distributes layers evenly between the outermost two (at least three layers), or with a gap from the first on. */
export function distributed(nodes: readonly LayerNode[], axis: Axis, gapPx?: number): LayerEdits {
  const sorted = nodes
    .map((node) => ({ node, extent: extentOf(frameInParent(node), axis) }))
    .toSorted((a, b) => a.extent[0] + a.extent[1] / 2 - (b.extent[0] + b.extent[1] / 2));
  const first = sorted[0];
  if (!first || sorted.length < (gapPx === undefined ? 3 : 2)) return new Map();
  const gap = gapPx ?? evenGap(sorted.map(({ extent }) => extent));
  let next = first.extent[0];
  const ways = sorted.map(({ extent: [start, length] }) => {
    const way = next - start;
    next += length + gap;
    return way;
  });
  return moveEach(
    sorted.map(({ node }) => node),
    axis,
    (_, index) => ways[index] ?? 0,
  );
}

/** The gap between layers along an axis; undefined if the gaps differ or if there is only one layer. */
export function gapBetween(nodes: readonly LayerNode[], axis: Axis): number | undefined {
  const extents = nodes.map((node) => extentOf(frameInParent(node), axis)).toSorted(([a], [b]) => a - b);
  const gaps = extents.slice(1).map(([start], index) => {
    const [before, length] = extents[index] as (typeof extents)[number];
    return toHundredths(start - before - length);
  });
  return gaps.every((gap) => gap === gaps[0]) ? gaps[0] : undefined;
}

function evenGap(extents: readonly (readonly [start: number, length: number])[]): number {
  const start = Math.min(...extents.map(([from]) => from));
  const end = Math.max(...extents.map(([from, length]) => from + length));
  const filled = extents.reduce((sum, [, length]) => sum + length, 0);
  return (end - start - filled) / (extents.length - 1);
}

function moveEach(
  nodes: readonly LayerNode[],
  axis: Axis,
  wayOf: (node: LayerNode, index: number) => number,
): LayerEdits {
  return new Map(
    nodes.map((node, index): [string, LayerValues] => {
      const way = wayOf(node, index);
      const { id, left, top } = node.layer;
      return [id, axis === 'x' ? { left: toHundredths(left + way) } : { top: toHundredths(top + way) }];
    }),
  );
}

/** The bounding box in the parent's frame, which includes the corners of a rotated layer. */
function frameInParent({ layer }: LayerNode): Rect {
  return transformRect(placementMatrix(layer), frameOf(layer));
}
