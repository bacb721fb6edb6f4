import type { Matrix, Point } from '@platen/design/geometry';
import { type Path, parseOutline } from '../path.ts';
import type { ReferenceContour } from './reference.ts';

/** Outlines as a path, and as the points for the reference. */
export interface HandShape {
  readonly path: Path;
  readonly contours: readonly ReferenceContour[];
}

const curvePoints = 60;

/** Parses an outline in SVG syntax with M, L, Q, C and Z. */
export function shapeOf(svg: string): HandShape {
  const path = parseOutline(svg);
  const contours: { points: Point[]; isClosed: boolean }[] = [];
  for (const [, letter = '', rest = ''] of svg.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const at = (index: number): Point => ({ x: numbers[index * 2] ?? 0, y: numbers[index * 2 + 1] ?? 0 });
    if (letter === 'M') contours.push({ points: [at(0)], isClosed: false });
    const contour = contours.at(-1);
    const from = contour?.points.at(-1);
    if (!contour || !from) continue;
    if (letter === 'Z') contour.isClosed = true;
    if (letter === 'L') contour.points.push(at(0));
    if (letter === 'Q') contour.points.push(...curve([from, at(0), at(1)]));
    if (letter === 'C') contour.points.push(...curve([from, at(0), at(1), at(2)]));
  }
  return { path, contours };
}

/** De Casteljau's algorithm. */
function curve(handles: readonly Point[]): Point[] {
  return Array.from({ length: curvePoints }, (_, index) => {
    const t = (index + 1) / curvePoints;
    let points = [...handles];
    while (points.length > 1) {
      points = points.slice(1).map((to, at) => {
        const from = points[at] as Point;
        return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      });
    }
    return points[0] as Point;
  });
}

/** A seeded generator, so that all runs use the same numbers. */
export function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Contours that intersect each other and themselves, within a square of 100. */
export function randomOutline(random: () => number): string {
  const point = () => `${(random() * 100).toFixed(2)} ${(random() * 100).toFixed(2)} `;
  let svg = '';
  for (let contours = 1 + Math.floor(random() * 3); contours > 0; contours--) {
    svg += `M${point()}`;
    for (let steps = 2 + Math.floor(random() * 5); steps > 0; steps--) {
      const kind = random();
      svg += kind < 0.4 ? `L${point()}` : kind < 0.7 ? `Q${point()}${point()}` : `C${point()}${point()}${point()}`;
    }
    if (random() < 0.7) svg += 'Z';
  }
  return svg;
}

/** A random rotation, reflection, skew, scale and translation. */
export function randomMatrix(random: () => number): Matrix {
  const scale = 0.1 + random() * random();
  const angle = random() * 7;
  const flip = random() < 0.5 ? -1 : 1;
  const skew = random() < 0.3 ? random() - 0.5 : 0;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, flip * (skew * cos - sin), flip * (skew * sin + cos), random() * 60 - 20, random() * 60 - 20];
}
