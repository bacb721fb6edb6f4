import {
  normaliseAngle,
  type Placement,
  placementMatrix,
  transformPoint,
  transformRect,
  unionRects,
} from './geometry.ts';
import { frameOf } from './layers/define-layer.ts';
import { kindOf, type Layer, type LayerByType } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { withChildren } from './tree.ts';

/** Whether a layer may lie inside another, by their kinds. */
export function canHold(parent: Layer, child: Layer): boolean {
  return kindOf(parent).children.includes(child.type);
}

/**
 * A child's place as seen by its parent's parent: what ungrouping gives it. Exact, because rotations and flips are
 * closed under nesting; nothing is ever skewed.
 */
export function liftOut<P extends Placement>(child: P, parent: Placement): P {
  const isMirrored = parent.flip_horizontal !== parent.flip_vertical;
  const middle = { x: child.left + child.width / 2, y: child.top + child.height / 2 };
  const { x, y } = transformPoint(placementMatrix(parent), middle);
  return {
    ...child,
    left: x - child.width / 2,
    top: y - child.height / 2,
    rotate: normaliseAngle(parent.rotate + (isMirrored ? -child.rotate : child.rotate)),
    flip_horizontal: child.flip_horizontal !== parent.flip_horizontal,
    flip_vertical: child.flip_vertical !== parent.flip_vertical,
  };
}

/** The children of a group, each where it was, for the place that the group had. */
export function ungroup(group: Layer): readonly Layer[] {
  return group.children.map((child) => liftOut(child, group));
}

/** A group just large enough for some layers of one parent, which stay where they are. */
export function groupLayers(layers: readonly Layer[], taken: ReadonlySet<string>): LayerByType['Group'] | undefined {
  const frame = unionRects(layers.map((layer) => transformRect(placementMatrix(layer), frameOf(layer))));
  if (!frame) return undefined;
  const children = layers.map((layer) => ({ ...layer, left: layer.left - frame.left, top: layer.top - frame.top }));
  return withChildren(newLayer('Group', { taken, set: frame }), children) as LayerByType['Group'];
}
