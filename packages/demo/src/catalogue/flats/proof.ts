import { Path2D } from '@napi-rs/canvas';
import { type Area, type Context, circle, clipped, fill, inset, rounded, stroke } from '../board.ts';
import { fade } from '../color.ts';
import { dropShadow } from '../light.ts';
import type { Palette } from '../palettes.ts';
import type { FlatPicture } from '../picture.ts';
import { products } from '../products/registry.ts';
import { flatDesign } from './flat-design.ts';

const bleed = 18;

/** The artwork as a press sheet: the print's aspect ratio, bleed, trim marks and a strip of its inks. */
export function drawProof(context: Context, spec: Extract<FlatPicture, { flat: 'proof' }>, palette: Palette): void {
  const { printRatio } = products[spec.product];
  const room = { width: 640, height: 600 };
  const width = Math.min(room.width, room.height * printRatio);
  const height = width / printRatio;
  const art: Area = { x: 500 - width / 2, y: 452 - height / 2, width, height };
  const paper = inset(art, -92);
  const sheet = rounded({ ...paper, height: paper.height + 74 }, 10);
  dropShadow(context, palette, sheet, 18);
  fill(context, sheet, '#ffffff');

  const design = flatDesign(spec);
  const outer = inset(art, -bleed);
  if (spec.coverage === 'emblem') {
    clipped(context, rounded(outer, 0), () => fill(context, rounded(outer, 0), fade(palette.soft, 0.28)));
    design.emblem(context, inset(art, Math.min(width, height) * 0.1));
  } else design.cover(context, outer);
  context.setLineDash([12, 9]);
  stroke(context, rounded(art, 0), fade('#ffffff', 0.95), 3);
  stroke(context, rounded(inset(art, 22), 10), fade(palette.deep, 0.35), 2);
  context.setLineDash([]);
  drawMarks(context, art);
  drawInks(context, art, palette);
}

/** Trim marks: two lines at each corner, outside of the bleed. */
function drawMarks(context: Context, { x, y, width, height }: Area): void {
  const start = bleed + 10;
  const end = start + 40;
  for (const [cornerX, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    for (const [cornerY, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      const mark = new Path2D(
        `M${cornerX + outX * start} ${cornerY} H${cornerX + outX * end} M${cornerX} ${cornerY + outY * start} V${cornerY + outY * end}`,
      );
      stroke(context, mark, '#3a3f5c', 2.5);
    }
  }
}

function drawInks(context: Context, { x, y, width, height }: Area, palette: Palette): void {
  const inks = [palette.main, palette.deep, palette.accent, palette.soft];
  const top = y + height + 112;
  inks.forEach((ink, index) => fill(context, circle(x + 17 + index * 46, top, 17), ink));
  fill(context, rounded({ x: x + width - 150, y: top - 12, width: 150, height: 10 }, 5), fade(palette.deep, 0.3));
  fill(context, rounded({ x: x + width - 96, y: top + 8, width: 96, height: 8 }, 4), fade(palette.deep, 0.16));
}
