import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, ellipse, fill, placed, stroke } from '../board.ts';
import { fade, mix } from '../color.ts';
import { dropShadow, linear, radial, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import type { Product } from './product.ts';

/** Domed tin buttons: one with the whole design, one with a detail of it, one in a plain color. */
export const badge: Product = {
  closeUp: { x: 120, y: 170, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const lean = design.isTurned ? -1 : 1;
    drawButton(context, palette, 500 + lean * 232, 286, 164, mix(palette.accent, '#ffffff', 0.1), () =>
      design.cover(context, { x: -190, y: -190, width: 380, height: 380 }),
    );
    drawButton(context, palette, 500 + lean * 206, 726, 132, palette.main, () => drawRings(context, palette));
    drawButton(context, palette, 500 - lean * 118, 520, 290, color, () => {
      if (design.coverage === 'cover') design.cover(context, { x: -292, y: -292, width: 584, height: 584 });
      else design.emblem(context, { x: -176, y: -180, width: 352, height: 352 });
    });
  },
};

function drawButton(
  context: Context,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  color: string,
  paint: () => void,
): void {
  placed(context, { x, y }, 0, 1, () => {
    const face = circle(0, 0, radius);
    dropShadow(context, palette, face, 20);
    fill(context, face, color);
    clipped(context, face, () => {
      paint();
      context.fillStyle = radial(context, { x: -radius * 0.3, y: -radius * 0.36 }, radius * 1.45, [
        [0, fade('#ffffff', 0.22)],
        [0.4, fade('#ffffff', 0)],
        [0.72, fade(shade, 0.06)],
        [1, fade(shade, 0.34)],
      ]);
      context.fillRect(-radius, -radius, radius * 2, radius * 2);
      const rim = linear(context, { x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0.15, fade('#ffffff', 0.8)],
        [0.5, fade('#ffffff', 0.05)],
        [0.85, fade(shade, 0.3)],
      ]);
      stroke(context, circle(0, 0, radius - 3), rim, 8);
    });
    drawGloss(context, radius);
  });
}

function drawGloss(context: Context, radius: number): void {
  context.save();
  context.rotate(-0.7);
  const gloss = new Path2D(
    `M${-radius * 0.5} ${-radius * 0.66} Q0 ${-radius * 0.98} ${radius * 0.5} ${-radius * 0.66} Q0 ${-radius * 0.82} ${-radius * 0.5} ${-radius * 0.66} Z`,
  );
  fill(context, gloss, fade('#ffffff', 0.62));
  fill(context, ellipse(radius * 0.62, -radius * 0.55, radius * 0.045, radius * 0.032), fade('#ffffff', 0.6));
  context.restore();
}

function drawRings(context: Context, palette: Palette): void {
  for (const [index, radius] of [118, 88, 58, 28].entries()) {
    fill(context, circle(26, 30, radius), index % 2 === 0 ? palette.soft : palette.main);
  }
}
