import type { Matrix } from '@platen/design/geometry';
import { Contour, eachContour, everyRow } from './contour.ts';
import { LineEdges, type LineStyle } from './line-edges.ts';
import type { Path } from './path.ts';
import type { Mask, PixelRect } from './surface.ts';
import { Sweep } from './sweep.ts';
import { windingOf } from './winding.ts';

/**
 * What shapes cover, in plain arithmetic: sums, products, quotients, square roots and rounding, which every engine
 * computes alike. No canvas of a host is asked: what it covers depends on its build, on the size of the canvas and on
 * what was drawn on it before.
 */

/** Paths in their places on the canvas. Where several of them lie, they cover once. */
export type Shape = readonly { readonly path: Path; readonly matrix: Matrix }[];

/** Memory that is used again for every shape; nothing in it outlives a call. */
const sweep = new Sweep();
const contour = new Contour();
const lines = new LineEdges(sweep.edges, contour);

/** The inside of a shape, by the nonzero rule. */
export function fillShape(shape: Shape, frame: PixelRect): Mask {
  sweep.begin(frame);
  // With room for rounding.
  const rows = { top: frame.top - 2, bottom: frame.top + frame.height + 2 };
  for (const { path, matrix } of shape) eachContour(path, matrix, rows, contour, () => addFill(1));
  return sweep.cover(frame);
}

function addFill(weight: number): void {
  const { x, y, count } = contour;
  let fromX = x[count - 1] as number;
  let fromY = y[count - 1] as number;
  for (let index = 0; index < count; index++) {
    const toX = x[index] as number;
    const toY = y[index] as number;
    sweep.edges.add(fromX, fromY, toX, toY, weight);
    fromX = toX;
    fromY = toY;
  }
}

/** A line along the outlines of a shape. It is as wide everywhere on the canvas, whatever the matrices of the paths. */
export function strokeShape(shape: Shape, frame: PixelRect, style: LineStyle): Mask {
  sweep.begin(frame);
  for (const { path, matrix } of shape) {
    eachContour(path, matrix, everyRow, contour, (isClosed) => lines.addLine(style, isClosed));
  }
  return sweep.cover(frame);
}

/** The inside of a shape and all that lies within reach of it, in px: letters made bolder, or ready for an outer line. */
export function outsetShape(shape: Shape, frame: PixelRect, reach: number): Mask {
  if (reach === 0) return fillShape(shape, frame);
  sweep.begin(frame);
  for (const { path, matrix } of shape) {
    const winding = windingOf(path);
    const isMirrored = matrix[0] * matrix[3] < matrix[1] * matrix[2];
    eachContour(path, matrix, everyRow, contour, () => {
      // One side of the line is half of the work, but is right only where every part is filled by the same turn.
      if (winding !== 0) return lines.addOutset(reach, (winding === -1) !== isMirrored);
      addFill(heavy);
      lines.addLine({ reach, join: 'round' }, true);
    });
  }
  return sweep.cover(frame);
}

/** More than as many pieces of lines as ever lie over each other: no sum of theirs undoes a fill. */
const heavy = 1 << 20;
