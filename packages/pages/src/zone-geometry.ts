/** An area of a picture, in percent of its size. */
export interface Zone {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, in percent of its size. */
export interface ZonePoint {
  readonly x: number;
  readonly y: number;
}

/** The sides that a handle moves: -1 is left or top, 1 is right or bottom, 0 neither. */
export interface ZoneHandle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const zoneHandles: readonly ZoneHandle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

/** A smaller zone could not be clicked or tapped. */
const zoneMinPercent = 1;

/** The zone between two corners in any direction, limited to the picture. */
export function drawZone(from: ZonePoint, to: ZonePoint): Zone {
  const [left, right] = span(from.x, to.x);
  const [top, bottom] = span(from.y, to.y);
  return rounded({ top, left, width: right - left, height: bottom - top });
}

/** Moves a zone; at the edge of the picture it stops and keeps its size. */
export function moveZone(zone: Zone, by: ZonePoint): Zone {
  const left = clamp(zone.left + by.x, 0, 100 - zone.width);
  const top = clamp(zone.top + by.y, 0, 100 - zone.height);
  return rounded({ ...zone, left, top });
}

/** Moves the sides of a handle; the other sides stay. */
export function resizeZone(zone: Zone, handle: ZoneHandle, by: ZonePoint): Zone {
  const [left, right] = stretched(zone.left, zone.left + zone.width, handle.x, by.x);
  const [top, bottom] = stretched(zone.top, zone.top + zone.height, handle.y, by.y);
  return rounded({ top, left, width: right - left, height: bottom - top });
}

function stretched(start: number, end: number, side: -1 | 0 | 1, by: number): [number, number] {
  if (side === -1) return [clamp(start + by, 0, end - zoneMinPercent), end];
  if (side === 1) return [start, clamp(end + by, start + zoneMinPercent, 100)];
  return [start, end];
}

function span(one: number, other: number): [number, number] {
  const start = clamp(Math.min(one, other), 0, 100 - zoneMinPercent);
  return [start, clamp(Math.max(one, other), start + zoneMinPercent, 100)];
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** A tenth of a percent is less than a pixel on any screen. */
const tenth = (percent: number) => Math.round(percent * 10) / 10;

function rounded(zone: Zone): Zone {
  const [left, top] = [tenth(zone.left), tenth(zone.top)];
  return {
    top,
    left,
    width: Math.min(tenth(zone.width), tenth(100 - left)),
    height: Math.min(tenth(zone.height), tenth(100 - top)),
  };
}
