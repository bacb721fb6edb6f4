import { layerSideMinPx } from '../constants.ts';
import { invert, type Point, type Rect, rotation, toHundredths, transformPoint } from '../geometry.ts';
import { type Drag, type DragKeys, type DragStart, noGuides, targetsOf } from './drag.ts';
import type { LayerNode } from './layer-nodes.ts';
import { grown, isSlanted, keepsRatio, type Scale, scaledContent, sideWithin, stretched } from './scaling.ts';
import { boxMatrix, centerOf, type Grip, gripPoint, grips, isUpright, type SelectionBox } from './selection-box.ts';
import { type Axis, type SnapTargets, snapFrame } from './snapping.ts';
import type { LayerEdits, LayerValues } from './tree-edits.ts';

/**
 * Resizes by a handle: the opposite side stays, or the center with Alt; the ratio is kept with Shift or if a kind
 * requires it.
 */
export function beginResize(start: DragStart, box: SelectionBox, grip: Grip): Drag {
  const targets = isUpright(box) ? targetsOf(start) : undefined;
  const isBound = mustKeepRatio(start.nodes);
  const gripFrom = gripPoint(box, grip);
  return (to, keys) => {
    const way = { x: to.x - start.from.x, y: to.y - start.from.y };
    const snap =
      targets && snapGrip(box, grip, { x: gripFrom.x + way.x, y: gripFrom.y + way.y }, targets, start.snapPx);
    const snapped = { x: to.x + (snap?.by.x ?? 0), y: to.y + (snap?.by.y ?? 0) };
    const exact = axesOfBox(box, snap?.by ?? {});
    const rect = resizedRect(
      box,
      grip,
      wayInBox(box, start.from, snapped),
      { ...keys, shift: keys.shift || isBound },
      exact,
    );
    return {
      edits: resizedInto(start.nodes, box, rect),
      guides: snap && snap.lines.length > 0 ? { ...noGuides, lines: snap.lines } : noGuides,
    };
  };
}

/** The layers after the box around them was resized. */
export function resizedInto(nodes: readonly LayerNode[], box: SelectionBox, rect: Rect): LayerEdits {
  const scale = { x: rect.width / box.rect.width, y: rect.height / box.rect.height };
  const edits = new Map<string, LayerValues>();
  for (const { layer } of nodes) {
    const isAlone = nodes.length === 1;
    const inPlane = stretched({ ...layer, left: layer.left - box.rect.left, top: layer.top - box.rect.top }, scale);
    const { frame } = inPlane;
    const placed = { ...frame, left: toHundredths(rect.left + frame.left), top: toHundredths(rect.top + frame.top) };
    edits.set(layer.id, isAlone ? { ...rect } : { ...placed, ...grown(layer, scale) });
    for (const [id, values] of scaledContent(layer, isAlone ? scale : inPlane.scale)) edits.set(id, values);
  }
  return edits;
}

/** If one of several layers may not be stretched, none is. */
function mustKeepRatio(nodes: readonly LayerNode[]): boolean {
  return nodes.some(({ layer }) => keepsRatio(layer) || (nodes.length > 1 && isSlanted(layer)));
}

function wayInBox({ rotate, parentMatrix }: SelectionBox, from: Point, to: Point): Point {
  const inverse = invert(parentMatrix);
  const [a, b] = [transformPoint(inverse, from), transformPoint(inverse, to)];
  return transformPoint(rotation(-rotate), { x: b.x - a.x, y: b.y - a.y });
}

/** A handle is a point: it snaps along the axes in which it moves an edge. */
function snapGrip(box: SelectionBox, grip: Grip, at: Point, targets: SnapTargets, withinPx: number) {
  const [a, b, c, d] = boxMatrix(box);
  const { x, y } = grips[grip];
  const moves = (part: number) => (Math.abs(part) > 1e-9 ? [0] : []);
  const parts = { x: moves(a * x + c * y), y: moves(b * x + d * y) };
  return snapFrame({ left: at.x, top: at.y, width: 0, height: 0 }, targets, withinPx, parts);
}

/** The axes of the box that were snapped: they keep exact values, the others are rounded to whole pixels. */
function axesOfBox(box: SelectionBox, by: { x?: number; y?: number }): ReadonlySet<Axis> {
  const isQuarter = Math.abs(boxMatrix(box)[0]) < 1e-9;
  const axes: Axis[] = [];
  if (by.x !== undefined) axes.push(isQuarter ? 'y' : 'x');
  if (by.y !== undefined) axes.push(isQuarter ? 'x' : 'y');
  return new Set(axes);
}

function resizedRect(
  box: SelectionBox,
  grip: Grip,
  way: Point,
  { shift, alt }: DragKeys,
  exact: ReadonlySet<Axis>,
): Rect {
  const { rect, rotate } = box;
  const side = grips[grip];
  const times = alt ? 2 : 1;
  const wanted = {
    x: sideOf(rect.width, side.x * way.x * times, exact.has('x')),
    y: sideOf(rect.height, side.y * way.y * times, exact.has('y')),
  };
  const scale = { x: wanted.x / rect.width, y: wanted.y / rect.height };
  const { width, height } = shift
    ? inRatio(rect, scale, leadOf(side, scale, exact))
    : { width: wanted.x, height: wanted.y };
  // From the fixed point to the new center, in the axes of the box; with Alt the center itself is fixed.
  const from = alt ? { x: 0, y: 0 } : { x: (-side.x * rect.width) / 2, y: (-side.y * rect.height) / 2 };
  const on = alt ? { x: 0, y: 0 } : { x: (side.x * width) / 2, y: (side.y * height) / 2 };
  const shifted = transformPoint(rotation(rotate), { x: from.x + on.x, y: from.y + on.y });
  const middle = centerOf(rect);
  return {
    left: toHundredths(middle.x + shifted.x - width / 2),
    top: toHundredths(middle.y + shifted.y - height / 2),
    width,
    height,
  };
}

/** A side that the handle does not move stays exactly the same. */
function sideOf(side: number, byPx: number, isExact: boolean): number {
  if (byPx === 0) return side;
  return isExact ? sideWithin(side + byPx) : Math.max(layerSideMinPx, Math.round(side + byPx));
}

/** The axis that determines the ratio: the snapped one, otherwise the one that changed more. */
function leadOf(side: Point, scale: Scale, exact: ReadonlySet<Axis>): Axis {
  if (side.x === 0) return 'y';
  if (side.y === 0) return 'x';
  if (exact.size === 1) return exact.has('x') ? 'x' : 'y';
  return scale.x >= scale.y ? 'x' : 'y';
}

function inRatio({ width, height }: Rect, scale: Scale, lead: Axis): { width: number; height: number } {
  const least = Math.max(layerSideMinPx / width, layerSideMinPx / height);
  const factor = Math.max(least, scale[lead]);
  return { width: sideWithin(width * factor), height: sideWithin(height * factor) };
}
