import { createCanvas } from '@napi-rs/canvas';
import { type Area, type Context, painted, pixelsPerUnit } from '../board.ts';

export type Cylinder = {
  readonly centerX: number;
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
  /** How far the middle of a straight print lies below its ends, seen from slightly above. */
  readonly sagTop: number;
  readonly sagBottom: number;
};

/** The drawn part of the radius; beyond it a column of the picture would be stretched infinitely. */
const reach = 0.995;
const columnPx = 2;

/**
 * Wraps flat artwork around a cylinder. `paint` draws the unrolled front half, in units, with its origin at the top
 * left. Columns are whole pixels wide: fractional columns would leave seams.
 */
export function printOnCylinder(
  context: Context,
  { centerX, radius, top, bottom, sagTop, sagBottom }: Cylinder,
  paint: (flat: Context, area: Area) => void,
): void {
  const scale = pixelsPerUnit(context);
  const arc = Math.asin(reach) * radius * 2;
  const height = bottom - top;
  const flat = painted(context, { width: arc, height }, 1, (unrolled) =>
    paint(unrolled, { x: 0, y: 0, width: arc, height }),
  );

  const width = Math.ceil((radius * reach * 2 * scale) / columnPx) * columnPx;
  const angleAt = (column: number) => Math.asin((column / width - 0.5) * 2 * reach);
  const sourceAt = (column: number) => (angleAt(column) * radius + arc / 2) * (flat.width / arc);
  const bent = createCanvas(width, Math.ceil((height + sagBottom) * scale));
  const bentContext = bent.getContext('2d');
  for (let column = 0; column < width; column += columnPx) {
    const source = sourceAt(column);
    const drop = Math.cos(angleAt(column + columnPx / 2));
    const y = sagTop * drop * scale;
    const columnHeight = (height + (sagBottom - sagTop) * drop) * scale;
    const sourceWidth = sourceAt(column + columnPx) - source;
    bentContext.drawImage(flat, source, 0, sourceWidth, flat.height, column, y, columnPx, columnHeight);
  }
  context.drawImage(bent, centerX - radius * reach, top, width / scale, bent.height / scale);
}
