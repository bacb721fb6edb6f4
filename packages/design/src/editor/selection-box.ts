import {
  type Matrix,
  multiply,
  type Placement,
  type Point,
  placementMatrix,
  type Rect,
  transformPoint,
  transformRect,
  unionRects,
} from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import { type LayerNode, parentMatrixOf } from './layer-nodes.ts';

/**
 * The frame of the selection with its handles: that of one layer is rotated with it, that of several is aligned with
 * their parent.
 */
export interface SelectionBox {
  /** In the frame of the layers' parent. */
  readonly rect: Rect;
  readonly rotate: number;
  readonly parentMatrix: Matrix;
}

export function selectionBox(nodes: readonly LayerNode[]): SelectionBox | undefined {
  const [first, ...others] = nodes;
  if (!first) return undefined;
  const parentMatrix = parentMatrixOf(first);
  if (others.length === 0) {
    const { left, top, width, height, rotate } = first.layer;
    return { rect: { left, top, width, height }, rotate, parentMatrix };
  }
  const frames = nodes.map(({ layer }) => transformRect(placementMatrix(layer), frameOf(layer)));
  const rect = unionRects(frames);
  return rect && { rect, rotate: 0, parentMatrix };
}

/** The direction of each handle from the center: −1, 0 or 1 along the axes of the box. */
export const grips = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
} as const satisfies Record<string, Point>;
export type Grip = keyof typeof grips;

export function centerOf({ left, top, width, height }: Rect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Maps the axes of the box, with the origin at its top left corner, to the canvas. Flips do not change a box. */
export function boxMatrix({ rect, rotate, parentMatrix }: SelectionBox): Matrix {
  const upright: Placement = { ...rect, rotate, flip_horizontal: false, flip_vertical: false };
  return multiply(parentMatrix, placementMatrix(upright));
}

/** The position of a handle on the canvas. */
export function gripPoint(box: SelectionBox, grip: Grip): Point {
  const { width, height } = box.rect;
  const side = grips[grip];
  return transformPoint(boxMatrix(box), { x: ((side.x + 1) * width) / 2, y: ((side.y + 1) * height) / 2 });
}

/** The position of the rotation handle: above the upper edge, at this distance. */
export function rotateGripPoint(box: SelectionBox, awayPx: number): Point {
  return transformPoint(boxMatrix(box), { x: box.rect.width / 2, y: -awayPx });
}

/** Whether the edges of the box are parallel to those of the canvas. */
export function isUpright(box: SelectionBox): boolean {
  const [a, b] = boxMatrix(box);
  return Math.abs(a) < 1e-9 || Math.abs(b) < 1e-9;
}
