import type { Matrix } from '@platen/design/geometry';
import { Contour, eachContour, everyRow } from './contour.ts';
import { LineEdges, type LineStyle } from './line-edges.ts';
import type { Path } from './path.ts';
import type { Mask, PixelRect } from './surface.ts';
import { Sweep } from './sweep.ts';
import { windingOf } from './winding.ts';

/**
 * Computes the coverage of shapes with plain arithmetic: sums, products, quotients, square roots and rounding, which
 * every engine computes identically. A host's canvas is not used, because its coverage depends on its build, on the
 * size of the canvas and on what was drawn before.
 */

/** Paths with their positions on the canvas. Overlapping paths are covered once. */
export type Shape = readonly { readonly path: Path; readonly matrix: Matrix }[];

/** Reused by all calls; nothing in it outlives a call. */
const sweep = new Sweep();
const contour = new Contour();
const lines = new LineEdges(sweep.edges, contour);

/** Fills a shape by the nonzero rule. */
export function fillShape(shape: Shape, frame: PixelRect): Mask {
  sweep.begin(frame);
  // Extended by two rows, for rounding.
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

/** Strokes the outlines of a shape. The width is in px of the canvas, whatever the matrices of the paths are. */
export function strokeShape(shape: Shape, frame: PixelRect, style: LineStyle): Mask {
  sweep.begin(frame);
  for (const { path, matrix } of shape) {
    eachContour(path, matrix, everyRow, contour, (isClosed) => lines.addLine(style, isClosed));
  }
  return sweep.cover(frame);
}

/** Fills a shape and everything within `reach` px of it: for synthetic bold and outer strokes. */
export function outsetShape(shape: Shape, frame: PixelRect, reach: number): Mask {
  if (reach === 0) return fillShape(shape, frame);
  sweep.begin(frame);
  for (const { path, matrix } of shape) {
    const winding = windingOf(path);
    const isMirrored = matrix[0] * matrix[3] < matrix[1] * matrix[2];
    eachContour(path, matrix, everyRow, contour, () => {
      // One side of the stroke costs half as much, but is only correct if all parts of the path have the same winding.
      if (winding !== 0) return lines.addOutset(reach, (winding === -1) !== isMirrored);
      addFill(heavy);
      lines.addLine({ reach, join: 'round' }, true);
    });
  }
  return sweep.cover(frame);
}

/** More than the number of stroke pieces that can overlap, so that their winding never cancels that of the fill. */
const heavy = 1 << 20;
