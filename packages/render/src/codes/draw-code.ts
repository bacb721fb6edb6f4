import { frameOf } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import { markGap } from '../draw-gap.ts';
import { fillMask, inkThrough } from '../draw-shape.ts';
import { black, white } from '../paint.ts';
import type { Pen } from '../pen.ts';
import { blendColor } from '../raster/blend.ts';
import { joinPaths, rectanglePath } from '../raster/path.ts';

/** A code as dark rectangles on a grid of modules, its clear room included in the grid. */
export interface CodeGrid {
  readonly columns: number;
  readonly rows: number;
  /** With smaller modules, in px, no reader can be trusted to read it. */
  readonly moduleMinPx: number;
  /** Modules are as high as wide; a barcode's bars are as high as the layer. */
  readonly isSquare: boolean;
  readonly dark: readonly { left: number; top: number; width: number; height: number }[];
}

/**
 * Draws a code in the middle of its layer, with modules of whole px where there is room for them: readers measure the
 * widths, and blurred edges are what they fail at. One path for all: rectangles side by side would leave seams.
 */
export function drawCode(layer: Layer, pen: Pen, content: string, grid: CodeGrid | undefined): void {
  const frame = frameOf(layer);
  pen.cover(frame);
  if (!grid) {
    pen.report('code_not_encodable', content);
    markGap(pen, frame);
    return;
  }
  const { columns, rows, isSquare, moduleMinPx } = grid;
  const room = isSquare ? Math.min(layer.width / columns, layer.height / rows) : layer.width / columns;
  if (room < moduleMinPx) pen.report('code_too_small', String(columns * moduleMinPx));
  const module = room < 1 ? room : Math.floor(room);
  const rowHeight = isSquare ? module : layer.height / rows;
  const left = middle(layer.width, columns * module);
  const top = middle(layer.height, rows * rowHeight);
  const path = joinPaths(
    grid.dark.map((dark) =>
      rectanglePath({
        left: left + dark.left * module,
        top: top + dark.top * rowHeight,
        width: dark.width * module,
        height: dark.height * rowHeight,
      }),
    ),
  );
  const ground = fillMask(pen, rectanglePath(frame), frame);
  if (ground) blendColor(pen.sheet.surface, ground, white);
  inkThrough(pen, fillMask(pen, path, frame), black, layer);
}

/** On a whole px, where that leaves the modules on whole ones too. */
function middle(room: number, used: number): number {
  const spare = (room - used) / 2;
  return used === Math.round(used) ? Math.floor(spare) : spare;
}
