import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { darken, fade, lighten, mix } from '../color.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import { type Product, print } from './product.ts';

const pad = { x: -400, y: -300, width: 800, height: 600 };

/** A cloth pad with a stitched edge, and a mouse on it for scale. */
export const mousePad: Product = {
  closeUp: { x: 80, y: 180, width: 540, height: 540 },
  printRatio: 1.3,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    placed(context, { x: 500, y: 508 }, design.isTurned ? 5 : -6, 1, () => {
      const outline = rounded(pad, 44);
      dropShadow(context, palette, outline, 16);
      context.save();
      context.translate(4, 9);
      fill(context, outline, darken(palette.deep, 0.2));
      context.restore();
      fill(context, outline, color);
      clipped(context, outline, () => {
        print(context, design, { cover: pad, emblem: { x: -310, y: -190, width: 380, height: 380 } });
        context.fillStyle = linear(context, { x: -400, y: -300 }, { x: 400, y: 300 }, [
          [0, fade('#ffffff', 0.2)],
          [0.45, fade('#ffffff', 0)],
          [1, fade(shade, 0.1)],
        ]);
        context.fillRect(pad.x, pad.y, pad.width, pad.height);
      });
      const edge = mix(palette.deep, palette.main, 0.25);
      stroke(context, rounded({ x: -397, y: -297, width: 794, height: 594 }, 42), edge, 10);
      context.setLineDash([4, 7]);
      stroke(context, rounded({ x: -397, y: -297, width: 794, height: 594 }, 42), fade('#ffffff', 0.45), 3);
      context.setLineDash([]);
      placed(context, { x: 248, y: 60 }, 12, 1, () => drawMouse(context, palette));
    });
  },
};

function drawMouse(context: Context, palette: Palette): void {
  const body = new Path2D(
    'M0 -158 C70 -158 96 -112 96 -40 C98 60 84 158 0 158 C-84 158 -98 60 -96 -40 C-96 -112 -70 -158 0 -158 Z',
  );
  dropShadow(context, palette, body, 15);
  fill(
    context,
    body,
    linear(context, { x: -96, y: -120 }, { x: 96, y: 140 }, [
      [0, '#ffffff'],
      [0.5, '#f4f4fa'],
      [1, '#cfd2e0'],
    ]),
  );
  clipped(context, body, () => {
    stroke(context, new Path2D('M-98 -20 C-40 0 40 0 98 -20'), fade(shade, 0.16), 3);
    stroke(context, new Path2D('M0 -160 V-6'), fade(shade, 0.16), 3);
    stroke(context, new Path2D('M-74 60 C-74 110 -50 140 -10 148'), fade('#ffffff', 0.9), 8);
  });
  fill(context, rounded({ x: -13, y: -110, width: 26, height: 62 }, 13), '#e1e3ee');
  fill(context, rounded({ x: -8, y: -102, width: 16, height: 46 }, 8), lighten(palette.main, 0.05));
}
