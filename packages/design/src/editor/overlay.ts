import { cornersOf, type Point, type Rect, transformPoint } from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import { type Guides, noGuides } from './drag.ts';
import { type Editor, selectedNodes } from './editor.ts';
import { rotateGripAwayPx } from './editor-constants.ts';
import { type GripHit, shownGrips } from './grip-hits.ts';
import { gripUnder, marqueeRect, offeredGrips, stackAt } from './pointer.ts';
import { boxMatrix, type Grip, gripPoint, rotateGripPoint, selectionBox } from './selection-box.ts';
import { lengthOnCanvas, toScreen } from './view.ts';

/**
 * What is drawn over the canvas while it is edited. Points are in px of the screen, so that lines and handles do not
 * scale.
 */
export interface Overlay {
  /** The corners of each selected layer, and of their common frame. */
  readonly outlines: readonly (readonly Point[])[];
  readonly box: readonly Point[];
  readonly grips: readonly { readonly grip: Grip; readonly at: Point }[];
  readonly rotateGrip?: Point;
  /** On the canvas. */
  readonly marquee?: Rect;
  /** On the canvas. */
  readonly guides: Guides;
}

export function overlayOf(editor: Editor): Overlay {
  const { pointer, session } = editor;
  const nodes = selectedNodes(editor);
  const box = selectionBox(nodes);
  const offered = offeredGrips(editor);
  const onScreen = (point: Point) => toScreen(session.view, point);
  const turn = box && offered.rotate && rotateGripPoint(box, lengthOnCanvas(session.view, rotateGripAwayPx));
  return {
    outlines: nodes.map(({ layer, matrix }) =>
      cornersOf(frameOf(layer)).map((corner) => onScreen(transformPoint(matrix, corner))),
    ),
    box: box ? cornersOf(frameOf(box.rect)).map((corner) => onScreen(transformPoint(boxMatrix(box), corner))) : [],
    grips:
      box && offered.resize
        ? shownGrips(box, session.view).map((grip) => ({ grip, at: onScreen(gripPoint(box, grip)) }))
        : [],
    ...(turn && { rotateGrip: onScreen(turn) }),
    ...(pointer.kind === 'marquee' && { marquee: marqueeRect(pointer) }),
    guides: pointer.kind === 'dragging' ? pointer.guides : noGuides,
  };
}

/** What a press at a point of the screen would hit: a handle, a layer, or nothing. Determines the cursor. */
export function hoverAt(
  editor: Editor,
  at: Point,
): GripHit | { readonly kind: 'layer'; readonly id: string } | undefined {
  const grip = gripUnder(editor, at);
  if (grip) return grip;
  const [id] = stackAt(editor, at);
  return id === undefined ? undefined : { kind: 'layer', id };
}
