import type { LayerPlace } from '@platen/design/editor/layer-places';
import { identity, invert, type Matrix, multiply, scaling } from '@platen/design/geometry';

/** What became of a layer's picture on the canvas: carried along, turned and stretched with its frame. */
export function movedBy(before: LayerPlace | undefined, now: LayerPlace | undefined): Matrix {
  if (!before || !now) return identity;
  const stretch = scaling(now.layer.width / before.layer.width, now.layer.height / before.layer.height);
  return multiply(now.matrix, multiply(stretch, invert(before.matrix)));
}

/** A picture that only moved is still right; one that was turned or stretched is drawn again as soon as it can be. */
export function isOnlyMoved([a, b, c, d]: Matrix): boolean {
  return Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-6;
}
