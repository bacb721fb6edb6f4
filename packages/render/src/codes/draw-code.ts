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

/** A code as dark rectangles on a grid of modules, its clear room included in the grid. */
export interface CodeGrid {
  readonly format: 'QRCode' | 'Code128';
  readonly columns: number;
  readonly rows: number;
  /** With smaller modules, in px of the image or printed in mm, no reader can be trusted to read it. */
  readonly moduleMinPx: number;
  readonly moduleMinMm: number;
  /** Modules are as high as wide; a barcode's bars are as high as the layer. */
  readonly isSquare: boolean;
  readonly dark: readonly { left: number; top: number; width: number; height: number }[];
}

/**
 * Draws a code in the middle of its layer, with modules of whole pixels of the image, on whole pixels of it, where there
 * is room for them and the layer is turned by quarters only: readers measure the widths, and blurred edges are what they
 * fail at. One path for all: rectangles side by side would leave seams.
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

/** Of modules of one unit. */
function pathOf({ dark }: CodeGrid): Path {
  return joinPaths(dark.map(rectanglePath));
}

/** The room for a module, in px of the layer. */
function roomOf({ width, height }: Layer, { isSquare, columns, rows }: CodeGrid): number {
  return isSquare ? Math.min(width / columns, height / rows) : width / columns;
}

/** From modules to the canvas. */
function gridMatrix(layer: Layer, matrix: Matrix, scale: number, grid: CodeGrid): Matrix {
  const { columns, rows, isSquare } = grid;
  const room = roomOf(layer, grid) * scale;
  const width = room < 1 ? room : Math.floor(room + wholeTolerancePx);
  const heightRoom = isSquare ? width : (layer.height * scale) / rows;
  const height = isSquare || heightRoom < 1 ? heightRoom : Math.floor(heightRoom + wholeTolerancePx);
  const left = (layer.width - (columns * width) / scale) / 2;
  const top = (layer.height - (rows * height) / scale) / 2;
  const [a, b, c, d, e, f] = multiply(matrix, translation(left, top));
  const unit: Matrix = [(a * width) / scale, (b * width) / scale, (c * height) / scale, (d * height) / scale, e, f];
  const isQuarter = (a === 0 && d === 0) || (b === 0 && c === 0);
  return room >= 1 && isQuarter ? (unit.map(Math.round) as unknown as Matrix) : unit;
}

/** What a scale of 0.3 makes of a whole number. */
const wholeTolerancePx = 1e-6;

/** In the image at full size, whatever the size of a preview. */
function reportSize(layer: Layer, pen: Pen, grid: CodeGrid): void {
  const { columns, moduleMinPx, moduleMinMm } = grid;
  const { dpi, scale } = pen.target;
  const room = (roomOf(layer, grid) * scaleOf(pen)) / scale;
  const mmPerPx = mmPerInch / dpi;
  const neededPx = Math.max(moduleMinPx, Math.ceil(moduleMinMm / mmPerPx - wholeTolerancePx));
  if (room + wholeTolerancePx >= neededPx) return;
  pen.report('code_too_small', String(Math.ceil(columns * neededPx * mmPerPx * 10) / 10));
}
