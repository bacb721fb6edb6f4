import { mix } from '../color.ts';
import { bodyColor } from '../palettes.ts';
import { drawMug } from './mug-body.ts';
import type { Product } from './product.ts';

/** The tall 15 oz mug: inside and handle in color, the print all around. */
export const twoToneMug: Product = {
  closeUp: { x: 380, y: 160, width: 500, height: 500 },
  printRatio: 2,
  draw(context, design, palette) {
    const shift = design.isTurned ? 150 : 0;
    const color = design.body === 'color' ? palette.deep : mix(palette.main, palette.deep, 0.06);
    drawMug(context, design, palette, {
      left: 182 + shift,
      right: 662 + shift,
      rim: 188,
      foot: 846,
      body: bodyColor(palette, design.body),
      handle: color,
      inside: color,
      print: design.coverage === 'cover' ? { top: 272, bottom: 784 } : { top: 350, bottom: 720 },
    });
  },
};
