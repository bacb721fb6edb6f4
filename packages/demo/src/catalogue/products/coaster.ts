import { type Context, circle, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { darken, fade, mix } from '../color.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Product } from './product.ts';

/** A glazed disc in front of another one that shows its cork back. */
export const coaster: Product = {
  closeUp: { x: 110, y: 300, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const outlineOf = (reach: number) =>
      design.isTurned
        ? rounded({ x: -reach, y: -reach, width: reach * 2, height: reach * 2 }, reach * 0.2)
        : circle(0, 0, reach);
    const reach = design.isTurned ? 268 : 300;
    placed(context, { x: 652, y: 348 }, 14, 1, () => {
      const cork = outlineOf(reach * 0.86);
      dropShadow(context, palette, cork, 16);
      fill(context, cork, '#d3a574');
      clipped(context, cork, () => speckle(context, design.random(), reach));
      clipped(context, cork, () => stroke(context, cork, fade('#8d5f33', 0.35), 8));
    });
    placed(context, { x: 402, y: 566 }, -7, 1, () => {
      const disc = outlineOf(reach);
      dropShadow(context, palette, disc, 20);
      context.save();
      context.translate(4, 9);
      fill(context, disc, mix(darken(color, 0.16), '#b98a58', 0.25));
      context.restore();
      fill(context, disc, color);
      clipped(context, disc, () => {
        if (design.coverage === 'cover')
          design.cover(context, { x: -reach, y: -reach, width: reach * 2, height: reach * 2 });
        else design.emblem(context, { x: -reach * 0.58, y: -reach * 0.6, width: reach * 1.16, height: reach * 1.16 });
        context.fillStyle = linear(context, { x: -reach, y: -reach }, { x: reach, y: reach }, [
          [0.1, fade('#ffffff', 0.36)],
          [0.45, fade('#ffffff', 0)],
          [0.62, fade(shade, 0)],
          [1, fade(shade, 0.16)],
        ]);
        context.fillRect(-reach, -reach, reach * 2, reach * 2);
        const rim = linear(context, { x: -reach, y: -reach }, { x: reach, y: reach }, [
          [0.2, fade('#ffffff', 0.9)],
          [0.55, fade('#ffffff', 0.2)],
          [0.85, fade(shade, 0.2)],
        ]);
        stroke(context, outlineOf(reach - 4), rim, 9);
      });
    });
  },
};

function speckle(context: Context, random: Random, reach: number): void {
  for (let index = 0; index < 420; index += 1) {
    const tone = random.pick(['#a97745', '#e4bd90', '#b98754', '#8f5f34']);
    const x = random.between(-reach, reach);
    const y = random.between(-reach, reach);
    fill(context, circle(x, y, random.between(1.5, 5)), fade(tone, 0.55));
  }
}
