import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, placed, stroke } from '../board.ts';
import { fade, lighten } from '../color.ts';
import { dropShadow, linear, metal, shade } from '../light.ts';
import type { Product } from './product.ts';

const shapes = {
  round:
    'M0 -262 C154 -262 262 -150 262 0 C262 152 152 262 0 262 C-152 262 -262 152 -262 0 C-262 -150 -154 -262 0 -262 Z',
  house:
    'M-38 -262 Q0 -286 38 -262 L214 -150 Q244 -130 244 -92 V196 Q244 258 182 258 H-182 Q-244 258 -244 196 V-92 Q-244 -130 -214 -150 Z',
};

/** A clear acrylic charm on a split ring: the print has a white base, the border stays clear. */
export const keyring: Product = {
  closeUp: { x: 240, y: 330, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    drawChain(context);
    const degrees = design.isTurned ? -5 : 4;
    // The charm hangs from its hole: rotated about its center, it would detach from the chain.
    const hang = 274 * Math.sin((degrees * Math.PI) / 180);
    placed(context, { x: 500 - hang, y: 620 }, degrees, 1, () => {
      const outer = new Path2D(design.isTurned ? shapes.house : shapes.round);
      const tab = circle(0, -268, 46);
      dropShadow(context, palette, outer, 18);
      const acrylic = linear(context, { x: -240, y: -300 }, { x: 240, y: 260 }, [
        [0, fade('#ffffff', 0.96)],
        [0.5, fade(lighten(palette.ground, 0.4), 0.94)],
        [1, fade(lighten(palette.ground, 0.1), 0.96)],
      ]);
      fill(context, tab, acrylic);
      fill(context, outer, acrylic);
      context.save();
      context.scale(0.885, 0.885);
      fill(context, outer, design.coverage === 'cover' ? palette.soft : '#ffffff');
      clipped(context, outer, () => {
        if (design.coverage === 'cover') design.cover(context, { x: -270, y: -290, width: 540, height: 560 });
        else {
          fill(context, outer, lighten(palette.soft, 0.45));
          design.emblem(context, { x: -176, y: design.isTurned ? -140 : -176, width: 352, height: 352 });
        }
      });
      context.restore();
      drawGloss(context, outer);
      fill(context, circle(0, -274, 17), palette.ground);
      stroke(context, circle(0, -274, 17), fade(shade, 0.16), 4);
    });
    drawLink(context);
  },
};

function drawGloss(context: Context, outer: Path2D): void {
  clipped(context, outer, () => {
    fill(context, new Path2D('M-290 -60 L-40 -310 H60 L-290 40 Z'), fade('#ffffff', 0.26));
    fill(context, new Path2D('M-290 84 L104 -310 H132 L-290 112 Z'), fade('#ffffff', 0.2));
    const edge = linear(context, { x: -240, y: -260 }, { x: 240, y: 260 }, [
      [0, fade('#ffffff', 1)],
      [0.45, fade('#ffffff', 0.3)],
      [1, fade(shade, 0.26)],
    ]);
    stroke(context, outer, edge, 11);
  });
}

function drawChain(context: Context): void {
  const ring = circle(500, 146, 88);
  stroke(context, ring, '#7d8399', 19);
  stroke(context, ring, metal(context, { x: 412, y: 60 }, { x: 590, y: 232 }), 15);
  stroke(context, circle(500, 146, 83), fade('#5b6078', 0.5), 1.6);
  const link = new Path2D(
    'M500 214 C482 214 480 236 480 250 C480 272 486 284 500 284 C514 284 520 272 520 250 C520 236 518 214 500 214 Z',
  );
  stroke(context, link, '#7d8399', 11);
  stroke(context, link, metal(context, { x: 478, y: 0 }, { x: 522, y: 0 }), 8);
}

/** Drawn in front of the charm, because it runs through the hole. */
function drawLink(context: Context): void {
  const link = new Path2D('M500 268 C484 268 482 290 482 312 C482 336 490 350 502 350');
  stroke(context, link, '#7d8399', 10);
  stroke(context, link, metal(context, { x: 478, y: 270 }, { x: 506, y: 350 }), 7);
}
