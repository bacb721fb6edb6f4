import { Path2D } from '@napi-rs/canvas';
import { clipped, fill, placed, stroke } from '../board.ts';
import { darken, fade, isDark, mix } from '../color.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { type Product, print } from './product.ts';

const cover = { x: -262, y: -366, width: 524, height: 732 };

export const notebook: Product = {
  closeUp: { x: 200, y: 120, width: 560, height: 560 },
  printRatio: 0.7,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const binding = mix(palette.main, palette.deep, design.body === 'color' ? 0.5 : 0.04);
    placed(context, { x: 492, y: 490 }, design.isTurned ? 7 : -4, 1, () => {
      const back = new Path2D('M-262 -340 H250 Q284 -340 284 -306 V356 Q284 390 250 390 H-262 Z');
      dropShadow(context, palette, back, 18);
      fill(context, new Path2D('M96 380 H120 V446 L108 432 L96 446 Z'), palette.accent);
      fill(context, back, darken(binding, 0.25));
      fill(context, new Path2D('M-262 -342 H244 Q275 -342 275 -311 V366 Q275 379 262 379 H-262 Z'), '#fbf7ec');
      for (const offset of [4, 8, 12]) {
        stroke(context, new Path2D(`M${262 + offset} -340 V${362 + offset} H-250`), fade(shade, 0.09), 1.4);
      }
      const front = new Path2D(
        'M-262 -366 H236 Q262 -366 262 -340 V340 Q262 366 236 366 H-262 Q-276 366 -276 352 V-352 Q-276 -366 -262 -366 Z',
      );
      fill(context, front, color);
      clipped(context, front, () => {
        print(context, design, {
          cover: { x: -200, y: -366, width: 462, height: 732 },
          emblem: { x: -138, y: -190, width: 300, height: 330 },
        });
        context.fillStyle = binding;
        context.fillRect(-276, -366, 82, 732);
        context.fillStyle = linear(context, { x: -276, y: 0 }, { x: -170, y: 0 }, [
          [0, fade(shade, 0.22)],
          [0.24, fade('#ffffff', 0.2)],
          [0.5, fade('#ffffff', 0)],
          [0.74, fade(shade, 0.16)],
          [0.78, fade('#ffffff', 0.3)],
          [1, fade('#ffffff', 0)],
        ]);
        context.fillRect(-276, -366, 110, 732);
        context.fillStyle = linear(context, { x: -200, y: -366 }, { x: 262, y: 366 }, [
          [0, fade('#ffffff', isDark(color) ? 0.12 : 0.3)],
          [0.4, fade('#ffffff', 0)],
          [1, fade(shade, 0.12)],
        ]);
        context.fillRect(cover.x, cover.y, cover.width, cover.height);
        context.fillStyle = fade(shade, 0.16);
        context.fillRect(191, -366, 22, 732);
        context.fillStyle = linear(context, { x: 186, y: 0 }, { x: 206, y: 0 }, [
          [0, mix(binding, '#ffffff', 0.22)],
          [1, binding],
        ]);
        context.fillRect(186, -366, 20, 732);
      });
    });
  },
};
