import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, rounded, stroke } from '../board.ts';
import { fade, mix } from '../color.ts';
import type { Design } from '../design.ts';
import { contactShadow, linear, metal, shade } from '../light.ts';
import type { Palette } from '../palettes.ts';
import type { Product } from './product.ts';

const page = { x: 132, y: 222, width: 736, height: 540 };

/** A wire-bound month on a cardboard stand. The days are dots, because digits would be illegible at this size. */
export const deskCalendar: Product = {
  closeUp: { x: 110, y: 170, width: 540, height: 540 },
  printRatio: 1.2,
  draw(context, design, palette) {
    contactShadow(context, palette, { x: 512, y: 812 }, 390, 30);
    const stand = new Path2D('M146 250 H854 L902 800 Q904 818 886 818 H114 Q96 818 98 800 Z');
    fill(
      context,
      stand,
      linear(context, { x: 0, y: 700 }, { x: 0, y: 820 }, [
        [0, mix(palette.deep, palette.main, 0.35)],
        [1, palette.deep],
      ]),
    );
    fill(
      context,
      rounded({ x: page.x + 3, y: page.y + 10, width: page.width - 6, height: page.height }, 14),
      mix('#ffffff', shade, 0.2),
    );
    fill(
      context,
      rounded({ x: page.x + 1, y: page.y + 5, width: page.width - 2, height: page.height }, 14),
      mix('#ffffff', shade, 0.08),
    );
    const sheet = rounded(page, 14);
    fill(context, sheet, '#fffefb');
    clipped(context, sheet, () => {
      const art = { x: page.x, y: page.y, width: 430, height: page.height };
      if (design.coverage === 'cover') design.cover(context, art);
      else {
        context.fillStyle = mix(palette.ground, palette.soft, 0.35);
        context.fillRect(art.x, art.y, art.width, art.height);
        design.emblem(context, { x: art.x + 60, y: art.y + 130, width: 310, height: 310 });
      }
      drawMonth(context, design, palette);
      context.fillStyle = linear(context, { x: 0, y: page.y }, { x: 0, y: page.y + page.height }, [
        [0, fade(shade, 0.12)],
        [0.14, fade('#ffffff', 0.14)],
        [0.6, fade('#ffffff', 0)],
        [1, fade(shade, 0.05)],
      ]);
      context.fillRect(page.x, page.y, page.width, page.height);
    });
    drawWire(context);
  },
};

function drawMonth(context: Context, design: Design, palette: Palette): void {
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.main;
  context.font = '128px "Abril Fatface"';
  const month = /^\d+$/.test(design.text) ? design.text : '8';
  context.fillText(month, 598, 410);
  const x = 598 + context.measureText(month).width + 22;
  fill(context, rounded({ x, y: 392, width: Math.min(104, 834 - x), height: 16 }, 8), fade(palette.deep, 0.75));
  fill(context, rounded({ x, y: 360, width: 54, height: 12 }, 6), fade(palette.deep, 0.3));
  for (let index = 0; index < 35; index += 1) {
    const column = index % 7;
    const row = Math.floor(index / 7);
    if (index < 2 || index > 32) continue;
    const dotX = 612 + column * 35;
    const dotY = 484 + row * 50;
    const isRest = column > 4;
    if (index === 18) fill(context, circle(dotX, dotY, 18), palette.accent);
    fill(context, circle(dotX, dotY, 8), index === 18 ? '#ffffff' : isRest ? palette.main : fade(palette.deep, 0.45));
  }
}

function drawWire(context: Context): void {
  for (let x = 176; x < 840; x += 34) {
    fill(context, circle(x, 246, 7), fade(shade, 0.5));
    const loop = new Path2D(`M${x - 5} 246 C${x - 12} 196 ${x + 12} 184 ${x + 8} 216`);
    stroke(context, loop, '#7d8399', 7);
    stroke(context, loop, metal(context, { x: x - 10, y: 190 }, { x: x + 10, y: 246 }), 4.6);
  }
}
