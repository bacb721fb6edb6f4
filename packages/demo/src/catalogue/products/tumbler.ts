import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, ellipse, fill, rounded } from '../board.ts';
import { fade, isDark, lighten, mix } from '../color.ts';
import { contactShadow, linear, metal, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { printOnCylinder } from './cylinder.ts';
import type { Product } from './product.ts';

const left = 326;
const right = 674;
const top = 262;
const foot = 896;

/** A steel flask with a powder-coated body and a bare steel neck and foot. */
export const tumbler: Product = {
  closeUp: { x: 250, y: 330, width: 500, height: 500 },
  printRatio: 0.8,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    contactShadow(context, palette, { x: 512, y: foot + 4 }, 226, 26);
    drawSteel(context, { x: left + 8, y: foot - 30, width: right - left - 16, height: 40 }, 18);
    drawSteel(context, { x: left + 14, y: 226, width: right - left - 28, height: 60 }, 6);

    const body = new Path2D(
      `M${left + 12} ${top} Q500 ${top + 20} ${right - 12} ${top} Q${right} ${top + 4} ${right} ${top + 26} V${foot - 40} ` +
        `Q${right} ${foot - 14} ${right - 18} ${foot - 12} Q500 ${foot + 10} ${left + 18} ${foot - 12} Q${left} ${foot - 14} ${left} ${foot - 40} ` +
        `V${top + 26} Q${left} ${top + 4} ${left + 12} ${top} Z`,
    );
    fill(context, body, color);
    clipped(context, body, () => {
      const isCover = design.coverage === 'cover';
      const printed = isCover ? { top: top - 12, bottom: foot + 2 } : { top: 420, bottom: 720 };
      printOnCylinder(context, { centerX: 500, radius: 174, ...printed, sagTop: 14, sagBottom: 14 }, (flat, area) =>
        isCover ? design.cover(flat, area) : design.emblem(flat, area),
      );
      shadeSide(context, isDark(color) ? 0.2 : 0.5);
    });
    drawLid(context, design.isTurned ? lighten(palette.deep, 0.08) : mix(color, palette.deep, 0.12));
  },
};

function shadeSide(context: Context, gloss: number): void {
  context.fillStyle = linear(context, { x: left, y: 0 }, { x: right, y: 0 }, [
    [0, fade(shade, 0.24)],
    [0.1, fade(shade, 0.08)],
    [0.2, fade('#ffffff', gloss * 0.2)],
    [0.27, fade('#ffffff', gloss)],
    [0.34, fade('#ffffff', gloss * 0.25)],
    [0.46, fade('#ffffff', 0)],
    [0.6, fade(shade, 0)],
    [0.88, fade(shade, 0.22)],
    [0.96, fade(shade, 0.28)],
    [1, fade(shade, 0.18)],
  ]);
  context.fillRect(left - 10, 100, right - left + 20, 800);
}

function drawSteel(
  context: Context,
  area: { x: number; y: number; width: number; height: number },
  radius: number,
): void {
  fill(context, rounded(area, radius), metal(context, { x: area.x, y: 0 }, { x: area.x + area.width, y: 0 }));
}

function drawLid(context: Context, color: string): void {
  const lid = rounded({ x: left + 4, y: 112, width: right - left - 8, height: 124 }, 22);
  fill(context, lid, color);
  clipped(context, lid, () => {
    shadeSide(context, 0.3);
    context.fillStyle = fade(shade, 0.16);
    for (let x = left + 8; x < right; x += 14) context.fillRect(x, 176, 3, 70);
    context.fillStyle = fade(shade, 0.18);
    context.fillRect(left, 168, right - left, 4);
  });
  fill(context, ellipse(500, 119, 150, 14), lighten(color, isDark(color) ? 0.16 : 0.34));
}
