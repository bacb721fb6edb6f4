import type { Matrix } from '@platen/design/geometry';
import { Contour, eachContour, everyRow } from './contour.ts';
import type { Path } from './path.ts';

/** The winding of the filled parts of a path: 1 or −1 if it is the same for all parts, 0 if it is mixed. */
export type Winding = 1 | -1 | 0;

/** The number of sample lines over the height of a path. */
const lineCount = 64;
/** The share of the opposite winding that is ignored: slivers where outlines cross. */
const negligible = 1e-3;

const known = new WeakMap<Path, Winding>();

/** Computed in the units of the path, so that it does not depend on where and how large the path is drawn. */
export function windingOf(path: Path): Winding {
  const found = known.get(path) ?? measureWinding(path);
  known.set(path, found);
  return found;
}

function measureWinding(path: Path): Winding {
  if (!path.bounds) return 1;
  const { left, top, height } = path.bounds;
  const scale = lineCount / height;
  const upright: Matrix = [scale, 0, 0, scale, -left * scale, -top * scale];
  const lines = crossingsOf(path, upright);
  let positive = 0;
  let negative = 0;
  for (const crossings of lines) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    let from = 0;
    for (const { x, turn } of crossings) {
      if (winding > 0) positive += x - from;
      if (winding < 0) negative += x - from;
      winding += turn;
      from = x;
    }
  }
  if (negative <= positive * negligible) return 1;
  return positive <= negative * negligible ? -1 : 0;
}

function crossingsOf(path: Path, matrix: Matrix): { x: number; turn: number }[][] {
  const lines = Array.from({ length: lineCount }, (): { x: number; turn: number }[] => []);
  const contour = new Contour();
  eachContour(path, matrix, everyRow, contour, () => {
    const { x, y, count } = contour;
    for (let index = 0; index < count; index++) {
      const next = index + 1 === count ? 0 : index + 1;
      const fromY = y[index] as number;
      const toY = y[next] as number;
      const slope = ((x[next] as number) - (x[index] as number)) / (toY - fromY);
      const [first, end] = [Math.ceil(Math.min(fromY, toY) - 0.5), Math.ceil(Math.max(fromY, toY) - 0.5)];
      for (let line = Math.max(0, first); line < Math.min(end, lineCount); line++) {
        const at = (x[index] as number) + (line + 0.5 - fromY) * slope;
        lines[line]?.push({ x: at, turn: fromY < toY ? 1 : -1 });
      }
    }
  });
  return lines;
}
