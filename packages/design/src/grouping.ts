import { invert, normalizeAngle, type Placement, placementMatrix, transformPoint } from './geometry.ts';

/**
 * Converts the placement of a child from its parent's frame to the parent's parent, as ungrouping does. It is exact,
 * because rotations and flips are closed under nesting: nothing is ever skewed.
 */
export function toOuterFrame<P extends Placement>(child: P, parent: Placement): P {
  const isMirrored = parent.flip_horizontal !== parent.flip_vertical;
  const middle = { x: child.left + child.width / 2, y: child.top + child.height / 2 };
  const { x, y } = transformPoint(placementMatrix(parent), middle);
  return {
    ...child,
    left: x - child.width / 2,
    top: y - child.height / 2,
    rotate: normalizeAngle(parent.rotate + (isMirrored ? -child.rotate : child.rotate)),
    flip_horizontal: child.flip_horizontal !== parent.flip_horizontal,
    flip_vertical: child.flip_vertical !== parent.flip_vertical,
  };
}

/** The inverse of `toOuterFrame`: converts a sibling of the parent to the parent's own frame. */
export function toInnerFrame<P extends Placement>(layer: P, parent: Placement): P {
  const isMirrored = parent.flip_horizontal !== parent.flip_vertical;
  const middle = { x: layer.left + layer.width / 2, y: layer.top + layer.height / 2 };
  const { x, y } = transformPoint(invert(placementMatrix(parent)), middle);
  return {
    ...layer,
    left: x - layer.width / 2,
    top: y - layer.height / 2,
    rotate: normalizeAngle(isMirrored ? parent.rotate - layer.rotate : layer.rotate - parent.rotate),
    flip_horizontal: layer.flip_horizontal !== parent.flip_horizontal,
    flip_vertical: layer.flip_vertical !== parent.flip_vertical,
  };
}
