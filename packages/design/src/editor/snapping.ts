import type { Rect, Size } from '../geometry.ts';
import { gridCellMinPx, gridPartsOfSide } from './editor-constants.ts';

/** A line to snap to is perpendicular to its axis: x = at, or y = at. */
export type Axis = 'x' | 'y';

/** A guide line: its position and its extent. */
export interface GuideLine {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly source: 'layer' | 'canvas' | 'grid';
}

interface SnapLine {
  readonly at: number;
  /** The extent of its frame along the line. */
  readonly from: number;
  readonly to: number;
  readonly source: GuideLine['source'];
}

/** The lines to snap to, sorted by position for each axis. Computed once for a drag. */
export interface SnapTargets {
  readonly x: readonly SnapLine[];
  readonly y: readonly SnapLine[];
  /** 0 if there is no grid. */
  readonly gridPx: number;
  readonly canvas: Size;
}

/** The size of a grid cell: about 1/50 of the shorter side. */
export function gridCellPx({ width, height }: Size): number {
  return Math.max(gridCellMinPx, Math.round(Math.min(width, height) / gridPartsOfSide));
}

/** @param frames the axis-aligned frames on the canvas of the layers that do not move */
export function snapTargets(canvas: Size, frames: readonly Rect[], hasGrid: boolean): SnapTargets {
  const page: Rect = { left: 0, top: 0, ...canvas };
  const lines = (axis: Axis) =>
    [...linesOf(page, axis, 'canvas'), ...frames.flatMap((frame) => linesOf(frame, axis, 'layer'))].toSorted(
      (a, b) => a.at - b.at,
    );
  return { x: lines('x'), y: lines('y'), gridPx: hasGrid ? gridCellPx(canvas) : 0, canvas };
}

/** Both edges and the center. */
function linesOf(frame: Rect, axis: Axis, source: SnapLine['source']): SnapLine[] {
  const [start, length] = extentOf(frame, axis);
  const [from, across] = extentOf(frame, axis === 'x' ? 'y' : 'x');
  return [start, start + length / 2, start + length].map((at) => ({ at, from, to: from + across, source }));
}

export function extentOf({ left, top, width, height }: Rect, axis: Axis): readonly [start: number, length: number] {
  return axis === 'x' ? [left, width] : [top, height];
}

export interface Snap {
  /** The correction along each axis; undefined if nothing is near. */
  readonly by: { readonly x?: number; readonly y?: number };
  readonly lines: readonly GuideLine[];
}

/** The parts of the moving frame that snap along an axis, relative to its length: both edges and the center. */
export type SnappingParts = Readonly<Record<Axis, readonly number[]>>;
const wholeFrame: SnappingParts = { x: [0, 0.5, 1], y: [0, 0.5, 1] };

/** Snaps a frame to the nearest line within a distance. Layers and the canvas take precedence over the grid. */
export function snapFrame(frame: Rect, targets: SnapTargets, withinPx: number, parts = wholeFrame): Snap {
  const found = {
    x: snapAxis(frame, 'x', targets, withinPx, parts.x),
    y: snapAxis(frame, 'y', targets, withinPx, parts.y),
  };
  const snapped: Rect = {
    ...frame,
    left: frame.left + (found.x?.by ?? 0),
    top: frame.top + (found.y?.by ?? 0),
  };
  return {
    by: { ...(found.x && { x: found.x.by }), ...(found.y && { y: found.y.by }) },
    lines: [
      ...(found.x ? guidesOn(snapped, 'x', targets, parts.x) : []),
      ...(found.y ? guidesOn(snapped, 'y', targets, parts.y) : []),
    ],
  };
}

interface Found {
  readonly by: number;
}

function snapAxis(
  frame: Rect,
  axis: Axis,
  targets: SnapTargets,
  withinPx: number,
  parts: readonly number[],
): Found | undefined {
  const [start, length] = extentOf(frame, axis);
  const ways = parts.flatMap((part) => nearestWay(targets[axis], start + part * length, withinPx) ?? []);
  if (ways.length > 0) return { by: shortest(ways) };
  if (targets.gridPx === 0) return undefined;
  // Snapping the center to the grid would put the edges off the grid.
  const edges = parts.filter((part) => part !== 0.5).map((part) => start + part * length);
  const toGrid = edges.map((at) => Math.round(at / targets.gridPx) * targets.gridPx - at);
  const near = toGrid.filter((way) => Math.abs(way) <= withinPx);
  return near.length > 0 ? { by: shortest(near) } : undefined;
}

function shortest(ways: readonly number[]): number {
  return ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best));
}

/** The distance to the nearest line, by binary search: a canvas may have thousands of lines. */
function nearestWay(lines: readonly SnapLine[], at: number, withinPx: number): number | undefined {
  const next = firstFrom(lines, at);
  const ways = [lines[next - 1], lines[next]].flatMap((line) => (line ? [line.at - at] : []));
  const near = ways.filter((way) => Math.abs(way) <= withinPx);
  return near.length > 0 ? shortest(near) : undefined;
}

/** The index of the first line at or after a position. */
function firstFrom(lines: readonly SnapLine[], at: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Tolerance for the rounding of sums. */
const samePlacePx = 1e-6;

/** All lines that the frame lies on, each with the extent of everything on it. */
function guidesOn(
  frame: Rect,
  axis: Axis,
  { gridPx, canvas, ...targets }: SnapTargets,
  parts: readonly number[],
): GuideLine[] {
  const [start, length] = extentOf(frame, axis);
  const [from, across] = extentOf(frame, axis === 'x' ? 'y' : 'x');
  return parts.flatMap((part): GuideLine[] => {
    const at = start + part * length;
    const met = metBy(targets[axis], at);
    if (met.length > 0) {
      return [
        {
          axis,
          at: met[0]?.at ?? at,
          from: Math.min(from, ...met.map((line) => line.from)),
          to: Math.max(from + across, ...met.map((line) => line.to)),
          source: met.every(({ source }) => source === 'canvas') ? 'canvas' : 'layer',
        },
      ];
    }
    const isOnGrid = gridPx > 0 && part !== 0.5 && Math.abs(Math.round(at / gridPx) * gridPx - at) < samePlacePx;
    const [, whole] = extentOf({ left: 0, top: 0, ...canvas }, axis === 'x' ? 'y' : 'x');
    return isOnGrid ? [{ axis, at, from: 0, to: whole, source: 'grid' }] : [];
  });
}

function metBy(lines: readonly SnapLine[], at: number): SnapLine[] {
  const met: SnapLine[] = [];
  for (let index = firstFrom(lines, at - samePlacePx); index < lines.length; index++) {
    const line = lines[index];
    if (!line || line.at > at + samePlacePx) break;
    met.push(line);
  }
  return met;
}
