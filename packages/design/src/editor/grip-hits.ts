import type { Point } from '../geometry.ts';
import { edgeGripMinPx, gripReachPx, rotateGripAwayPx } from './editor-constants.ts';
import { type Grip, gripPoint, grips, rotateGripPoint, type SelectionBox } from './selection-box.ts';
import { lengthOnCanvas, toScreen, type View } from './view.ts';

/** The handles that the selection offers. */
export interface GripsOffered {
  readonly resize: boolean;
  readonly rotate: boolean;
}

export type GripHit = { readonly kind: 'resize'; readonly grip: Grip } | { readonly kind: 'rotate' };

const gripNames = Object.keys(grips) as Grip[];

/** The visible handles: an edge that is short on the screen has none. */
export function shownGrips({ rect }: SelectionBox, view: View): Grip[] {
  const isLong = (px: number) => px >= lengthOnCanvas(view, edgeGripMinPx);
  return gripNames.filter((name) => {
    const { x, y } = grips[name];
    if (x === 0) return isLong(rect.width);
    return y === 0 ? isLong(rect.height) : true;
  });
}

/** The handle at a point of the screen. Corners take precedence over edges, and both over rotation. */
export function gripAt(box: SelectionBox, view: View, at: Point, offered: GripsOffered): GripHit | undefined {
  const isNear = (point: Point) => {
    const shown = toScreen(view, point);
    return Math.max(Math.abs(shown.x - at.x), Math.abs(shown.y - at.y)) <= gripReachPx;
  };
  const corners = shownGrips(box, view).toSorted((a, b) => b.length - a.length);
  const grip = offered.resize ? corners.find((name) => isNear(gripPoint(box, name))) : undefined;
  if (grip) return { kind: 'resize', grip };
  const turns = offered.rotate && isNear(rotateGripPoint(box, lengthOnCanvas(view, rotateGripAwayPx)));
  return turns ? { kind: 'rotate' } : undefined;
}
