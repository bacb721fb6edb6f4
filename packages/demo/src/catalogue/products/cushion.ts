import { Path2D } from '@napi-rs/canvas';
import { clipped, fill, stroke } from '../board.ts';
import { fade, isDark, lightness, mix } from '../color.ts';
import { contactShadow, everywhere, linear, radial, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { softStroke } from '../soft.ts';
import { type Product, print } from './product.ts';

const outline =
  'M178 148 C320 197 680 197 822 148 C846 142 858 160 851 185 C815 345 815 644 851 821 C856 848 842 862 820 856 ' +
  'C680 815 320 815 180 856 C158 862 144 848 149 821 C185 644 185 345 149 185 C142 160 154 142 178 148 Z';

const creases = [
  'M176 170 C230 207 262 242 291 294',
  'M824 170 C775 212 743 249 716 300',
  'M172 832 C221 799 257 760 286 710',
  'M828 832 C777 795 745 755 718 706',
];

export const cushion: Product = {
  closeUp: { x: 90, y: 140, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const pillow = new Path2D(outline);
    contactShadow(context, palette, { x: 512, y: 858 }, 352, 32);
    fill(context, pillow, color);
    clipped(context, pillow, () => {
      print(context, design, {
        cover: { x: 136, y: 136, width: 728, height: 730 },
        emblem: { x: 302, y: 302, width: 396, height: 396 },
      });
      context.fillStyle = radial(context, { x: 400, y: 380 }, 620, [
        [0, fade('#ffffff', isDark(color) ? 0.08 : 0.16)],
        [0.45, fade('#ffffff', 0)],
        [0.62, fade(shade, 0.02)],
        [1, fade(shade, 0.24)],
      ]);
      context.fillRect(0, 0, 1000, 1000);
      context.fillStyle = linear(context, { x: 0, y: 640 }, { x: 0, y: 850 }, [
        [0, fade(shade, 0)],
        [1, fade(shade, 0.1)],
      ]);
      context.fillRect(0, 640, 1000, 220);
    });
    const lines = new Path2D(creases.join(' '));
    softStroke(context, pillow, lines, { color: shade, alpha: 0.2, width: 14, blur: 9 });
    clipped(context, pillow, () => {
      context.translate(10, -12);
      const alpha = 0.05 + 0.3 * lightness(color) ** 3;
      softStroke(context, everywhere(), lines, { color: '#ffffff', alpha, width: 10, blur: 8 });
    });
    const piping = design.isTurned ? palette.main : mix(color, shade, 0.08);
    stroke(context, pillow, mix(piping, shade, 0.14), 13);
    context.save();
    context.translate(-1.5, -2);
    stroke(context, pillow, mix(piping, '#ffffff', isDark(color) ? 0.1 : 0.35), 7);
    context.restore();
  },
};
