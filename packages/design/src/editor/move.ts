import { invert, type Matrix, type Point, toHundredths, unionRects } from '../geometry.ts';
import { distancesAround } from './distances.ts';
import { type Drag, type DragStart, framesBeside, noGuides, targetsOf } from './drag.ts';
import { frameOnCanvas, type LayerNode, parentMatrixOf } from './layer-nodes.ts';
import { snapFrame } from './snapping.ts';
import type { LayerEdits } from './tree-edits.ts';

/** Layers moved by a vector on the canvas. */
export function movedBy(nodes: readonly LayerNode[], way: Point): LayerEdits {
  return new Map(
    nodes.map((node) => {
      const { x, y } = turnWay(invert(parentMatrixOf(node)), way);
      const { id, left, top } = node.layer;
      return [id, { left: toHundredths(left + x), top: toHundredths(top + y) }];
    }),
  );
}

/** Transforms a vector, which is not translated. */
function turnWay([a, b, c, d]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y, y: b * x + d * y };
}

/** Moves layers with the pointer, in whole pixels unless snapped; with Shift along one axis. */
export function beginMove(start: DragStart): Drag {
  const frame = unionRects(start.nodes.map(frameOnCanvas));
  const beside = framesBeside(start);
  const targets = targetsOf(start);
  return (to, { shift }) => {
    const way = straight({ x: to.x - start.from.x, y: to.y - start.from.y }, shift);
    const moved = frame && { ...frame, left: frame.left + way.x, top: frame.top + way.y };
    const snap = moved && targets && snapFrame(moved, targets, start.snapPx);
    const by = {
      x: shift && way.x === 0 ? 0 : snap?.by.x === undefined ? Math.round(way.x) : way.x + snap.by.x,
      y: shift && way.y === 0 ? 0 : snap?.by.y === undefined ? Math.round(way.y) : way.y + snap.by.y,
    };
    const landed = frame && { ...frame, left: frame.left + by.x, top: frame.top + by.y };
    const guides = landed && snap && { lines: snap.lines, distances: distancesAround(landed, beside, start.config) };
    return { edits: movedBy(start.nodes, by), guides: guides ?? noGuides };
  };
}

function straight(way: Point, isStraight: boolean): Point {
  if (!isStraight) return way;
  return Math.abs(way.x) >= Math.abs(way.y) ? { x: way.x, y: 0 } : { x: 0, y: way.y };
}
