import type { LayerNode } from '@platen/design/editor/layer-nodes';
import { identity, invert, type Matrix, multiply, scaling } from '@platen/design/geometry';

/** How the picture of a layer moved on the canvas: translated, rotated and scaled with its frame. */
export function movedBy(before: LayerNode | undefined, now: LayerNode | undefined): Matrix {
  if (!before || !now) return identity;
  const stretch = scaling(now.layer.width / before.layer.width, now.layer.height / before.layer.height);
  return multiply(now.matrix, multiply(stretch, invert(before.matrix)));
}

/** A picture that was only moved is still exact; one that was rotated or scaled must be redrawn. */
export function isOnlyMoved([a, b, c, d]: Matrix): boolean {
  return Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-6;
}
