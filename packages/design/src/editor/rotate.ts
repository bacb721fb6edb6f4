import { invert, normalizeAngle, type Point, rotation, toHundredths, transformPoint } from '../geometry.ts';
import { layerKindOf } from '../layers/index.ts';
import { type Drag, type DragStart, noGuides } from './drag.ts';
import { rotationSnapStep, rotationSnapWithin, rotationStep } from './editor-constants.ts';
import type { LayerNode } from './layer-nodes.ts';
import { centerOf, type SelectionBox } from './selection-box.ts';
import type { LayerEdits } from './tree-edits.ts';

export function canRotate(nodes: readonly LayerNode[]): boolean {
  return nodes.every(({ layer }) => layerKindOf(layer).isRotatable);
}

/** Rotates layers around the center of their box in whole degrees; snaps near multiples of 45°. */
export function beginRotate(start: DragStart, box: SelectionBox): Drag {
  const inverse = invert(box.parentMatrix);
  const middle = centerOf(box.rect);
  const angleOf = (point: Point) => angleFrom(middle, transformPoint(inverse, point));
  const from = angleOf(start.from);
  return (to, { shift }) => {
    const wanted = box.rotate + angleOf(to) - from;
    const angle = shift ? nearestMultiple(wanted, rotationStep) : start.snaps ? snapAngle(wanted) : Math.round(wanted);
    return { edits: turnedBy(start.nodes, middle, angle - box.rotate), guides: noGuides };
  };
}

/** Layers rotated around a point of their parent's frame. */
function turnedBy(nodes: readonly LayerNode[], around: Point, degrees: number): LayerEdits {
  return new Map(
    nodes.map(({ layer }) => {
      const { x, y } = centerOf(layer);
      const way = transformPoint(rotation(degrees), { x: x - around.x, y: y - around.y });
      return [
        layer.id,
        {
          left: toHundredths(around.x + way.x - layer.width / 2),
          top: toHundredths(around.y + way.y - layer.height / 2),
          rotate: normalizeAngle(toHundredths(layer.rotate + degrees)),
        },
      ];
    }),
  );
}

export function snapAngle(degrees: number): number {
  const near = nearestMultiple(degrees, rotationSnapStep);
  return Math.abs(degrees - near) <= rotationSnapWithin ? near : Math.round(degrees);
}

function nearestMultiple(degrees: number, step: number): number {
  return Math.round(degrees / step) * step;
}

function angleFrom(middle: Point, { x, y }: Point): number {
  return (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
}
