import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, rounded, stroke } from '../board.ts';
import { fade, isDark, lighten, mix } from '../color.ts';
import type { Design } from '../design.ts';
import { fontFor } from '../fonts.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import type { Product } from './product.ts';

const sheet = { x: 262, y: 168, width: 476, height: 690 };

/** A sheet between two wooden rails, on a string. */
export const poster: Product = {
  closeUp: { x: 220, y: 110, width: 520, height: 520 },
  printRatio: 0.71,
  draw(context, design, palette) {
    const paper = design.body === 'white' ? '#fffdf6' : bodyColor(palette, design.body);
    stroke(context, new Path2D('M292 152 L500 54 L708 152'), mix(palette.deep, palette.ground, 0.4), 4);
    fill(context, circle(500, 54, 9), mix(palette.deep, palette.ground, 0.25));
    const page = rounded(sheet, 3);
    dropShadow(context, palette, page, 20);
    fill(context, page, paper);
    clipped(context, page, () => {
      if (design.isTurned) design.cover(context, sheet);
      else drawArt(context, design, palette, paper);
      context.fillStyle = linear(context, { x: sheet.x, y: 0 }, { x: sheet.x + sheet.width, y: 0 }, [
        [0, fade(shade, 0.05)],
        [0.15, fade('#ffffff', 0.12)],
        [0.5, fade('#ffffff', 0)],
        [1, fade(shade, 0.07)],
      ]);
      context.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
      context.fillStyle = linear(context, { x: 0, y: 178 }, { x: 0, y: 212 }, [
        [0, fade(shade, 0.2)],
        [1, fade(shade, 0)],
      ]);
      context.fillRect(sheet.x, 178, sheet.width, 34);
    });
    drawRail(context, palette, 146);
    drawRail(context, palette, 840);
  },
};

function drawArt(context: Context, design: Design, palette: Palette, paper: string): void {
  const art = { x: 300, y: 214, width: 400, height: 470 };
  if (design.coverage === 'cover') {
    clipped(context, rounded(art, 6), () => design.cover(context, art));
  } else design.emblem(context, { x: art.x + 26, y: art.y + 40, width: art.width - 52, height: art.height - 80 });
  const ink = isDark(paper) ? lighten(palette.soft, 0.3) : mix(palette.deep, palette.main, 0.15);
  if (design.text === '') {
    fill(context, rounded({ x: 300, y: 722, width: 210, height: 20 }, 10), ink);
  } else {
    context.font = `54px "${fontFor(design.text, 'display')}"`;
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.fillStyle = ink;
    context.fillText(design.text, 300, 738);
  }
  fill(context, rounded({ x: 300, y: 784, width: 130, height: 12 }, 6), fade(ink, 0.45));
  fill(context, circle(688, 788, 11), palette.accent);
}

function drawRail(context: Context, palette: Palette, y: number): void {
  const rail = rounded({ x: 234, y, width: 532, height: 34 }, 9);
  dropShadow(context, palette, rail, 7);
  fill(
    context,
    rail,
    linear(context, { x: 0, y }, { x: 0, y: y + 34 }, [
      [0, '#dcae80'],
      [0.3, '#d3a06d'],
      [1, '#b37a47'],
    ]),
  );
  clipped(context, rail, () => {
    stroke(
      context,
      new Path2D(
        `M234 ${y + 12} C360 ${y + 6} 480 ${y + 18} 766 ${y + 9} M234 ${y + 22} C420 ${y + 27} 560 ${y + 17} 766 ${y + 23}`,
      ),
      fade('#8a5527', 0.22),
      2,
    );
  });
}
