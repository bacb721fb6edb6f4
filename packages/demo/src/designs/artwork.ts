import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { lighten } from '../catalogue/color.ts';
import { flatDesign } from '../catalogue/flats/flat-design.ts';
import type { MotifName } from '../catalogue/motifs/registry.ts';
import { type PaletteName, palettes } from '../catalogue/palettes.ts';
import { registerDemoFonts } from '../node/font-files.ts';

type Print = { readonly motif: MotifName; readonly palette: PaletteName };

/** A motif on a transparent background. */
export function paintEmblem(print: Print, sidePx: number): Canvas {
  registerDemoFonts();
  const canvas = createCanvas(sidePx, sidePx);
  const air = sidePx * 0.02;
  flatDesign(print).emblem(canvas.getContext('2d'), {
    x: air,
    y: air,
    width: sidePx - 2 * air,
    height: sidePx - 2 * air,
  });
  return canvas;
}

export function paintPattern(print: Print, { width, height }: { width: number; height: number }): Canvas {
  registerDemoFonts();
  const canvas = createCanvas(width, height);
  flatDesign(print).cover(canvas.getContext('2d'), { x: 0, y: 0, width, height });
  return canvas;
}

/** One motif in the middle and one split across the corners, which is complete where four tiles meet. */
export function paintTile(print: Print, sidePx: number): Canvas {
  const canvas = createCanvas(sidePx, sidePx);
  const context = canvas.getContext('2d');
  const { soft } = palettes[print.palette];
  context.fillStyle = lighten(soft, 0.4);
  context.fillRect(0, 0, sidePx, sidePx);
  const design = flatDesign(print);
  const stamp = sidePx * 0.54;
  const at = (x: number, y: number) =>
    design.emblem(context, { x: x - stamp / 2, y: y - stamp / 2, width: stamp, height: stamp });
  at(sidePx / 2, sidePx / 2);
  for (const x of [0, sidePx]) for (const y of [0, sidePx]) at(x, y);
  return canvas;
}
