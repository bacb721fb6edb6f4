import { mmPerInch } from '@platen/design/constants';
import { type Matrix, multiply, translation } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import { drawGapMarker } from '../draw-gap.ts';
import { fillMask, inkThrough, regionOf } from '../draw-shape.ts';
import { black, letterInk, white } from '../paint.ts';
import { type Pen, scaleOf } from '../pen.ts';
import { blendColor } from '../raster/blend-color.ts';
import { joinPaths, type Path, rectanglePath } from '../raster/path.ts';
import { fillShape } from '../raster/shapes.ts';

/** A code as dark rectangles on a grid of modules. The grid includes the quiet zone. */
export interface CodeGrid {
  readonly format: 'QRCode' | 'Code128';
  readonly columns: number;
  readonly rows: number;
  /** The smallest module that scanners read reliably, in px of the full-size image and in mm on the print. */
  readonly moduleMinPx: number;
  readonly moduleMinMm: number;
  /** True if modules are square. Otherwise they are as high as the layer, like the bars of a barcode. */
  readonly isSquare: boolean;
  readonly dark: readonly { left: number; top: number; width: number; height: number }[];
}

/**
 * Draws a code in the center of its layer. Modules are aligned to whole pixels if they are at least one pixel wide and
 * the layer is only rotated by quarter turns, because scanners measure widths and fail at blurred edges. All modules
 * form one path: blending adjacent rectangles separately would leave seams between them.
 */
export function drawCode(layer: Layer, pen: Pen, content: string, grid: CodeGrid | undefined): void {
  const frame = frameOf(layer);
  pen.cover(frame);
  if (!grid) {
    pen.report('code_not_encodable', content);
    drawGapMarker(pen, frame);
    return;
  }
  reportSize(layer, pen, grid);
  pen.reportCode({ format: grid.format, content, frame });
  const ground = fillMask(pen, rectanglePath(frame), frame);
  if (ground) blendColor(pen.target.surface, ground, white);
  const region = regionOf(pen, frame);
  if (!region) return;
  const mask = fillShape([{ path: pathOf(grid), matrix: gridMatrix(layer, pen.matrix, scaleOf(pen), grid) }], region);
  inkThrough(pen, mask, letterInk(pen, black), layer);
}

/** The path of the dark rectangles, with modules of one unit. */
function pathOf({ dark }: CodeGrid): Path {
  return joinPaths(dark.map(rectanglePath));
}

/** The largest possible width of a module, in px of the layer. */
function moduleWidthMax({ width, height }: Layer, { isSquare, columns, rows }: CodeGrid): number {
  return isSquare ? Math.min(width / columns, height / rows) : width / columns;
}

/** The transform from modules to pixels of the canvas. */
function gridMatrix(layer: Layer, matrix: Matrix, scale: number, grid: CodeGrid): Matrix {
  const { columns, rows, isSquare } = grid;
  const widthMax = moduleWidthMax(layer, grid) * scale;
  const width = widthMax < 1 ? widthMax : Math.floor(widthMax + wholeTolerancePx);
  const heightMax = isSquare ? width : (layer.height * scale) / rows;
  const height = isSquare || heightMax < 1 ? heightMax : Math.floor(heightMax + wholeTolerancePx);
  const left = (layer.width - (columns * width) / scale) / 2;
  const top = (layer.height - (rows * height) / scale) / 2;
  const [a, b, c, d, e, f] = multiply(matrix, translation(left, top));
  const unit: Matrix = [(a * width) / scale, (b * width) / scale, (c * height) / scale, (d * height) / scale, e, f];
  const isQuarter = (a === 0 && d === 0) || (b === 0 && c === 0);
  return widthMax >= 1 && isQuarter ? (unit.map(Math.round) as unknown as Matrix) : unit;
}

/** Rounding error of a scale such as 0.3, which must not make a whole number of pixels count as one less. */
const wholeTolerancePx = 1e-6;

/** Reports a code whose modules are too small to scan. Measured at full size, independent of the scale of a preview. */
function reportSize(layer: Layer, pen: Pen, grid: CodeGrid): void {
  const { columns, moduleMinPx, moduleMinMm } = grid;
  const { dpi, scale } = pen.target;
  const widthMax = (moduleWidthMax(layer, grid) * scaleOf(pen)) / scale;
  const mmPerPx = mmPerInch / dpi;
  const neededPx = Math.max(moduleMinPx, Math.ceil(moduleMinMm / mmPerPx - wholeTolerancePx));
  if (widthMax + wholeTolerancePx >= neededPx) return;
  pen.report('code_too_small', String(Math.ceil(columns * neededPx * mmPerPx * 10) / 10));
}
