import { placementMatrix, type Rect, type Size, toHundredths, transformRect, unionRects } from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import type { LayerNode } from './layer-nodes.ts';
import { type Axis, extentOf } from './snapping.ts';
import type { LayerEdits, LayerValues } from './tree-edits.ts';

/** Where along an axis things are lined up. */
export type Alignment = 'start' | 'middle' | 'end';

const partOf: Record<Alignment, number> = { start: 0, middle: 0.5, end: 1 };

/** Lines up layers of one parent: with the frame around them, with the page, or, alone, with what they lie in. */
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

/** As far from each other: between the outermost two, or, from the first on, with a gap. Needs three layers, or two. */
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

/** How far layers lie from each other along an axis; nothing where that differs, or where there is only one. */
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

/** As it looks: a turned layer is as wide as its corners reach. */
function frameInParent({ layer }: LayerNode): Rect {
  return transformRect(placementMatrix(layer), frameOf(layer));
}
