import { mix } from '../color.ts';
import { bodyColor } from '../palettes.ts';
import { drawMug } from './mug-body.ts';
import type { Product } from './product.ts';

/**
 * The plain 11 oz mug: one color outside, and a tinted inside so that the opening is recognizable at thumbnail size.
 */
export const mug: Product = {
  closeUp: { x: 160, y: 300, width: 560, height: 560 },
  printRatio: 2.2,
  draw(context, design, palette) {
    const body = bodyColor(palette, design.body);
    const shift = design.isTurned ? 140 : 0;
    drawMug(context, design, palette, {
      left: 186 + shift,
      right: 676 + shift,
      rim: 240,
      foot: 822,
      body,
      handle: body,
      inside: design.body === 'white' ? mix(palette.main, '#ffffff', 0.22) : mix(body, '#ffffff', 0.12),
      print: design.coverage === 'cover' ? { top: 318, bottom: 752 } : { top: 376, bottom: 722 },
    });
  },
};
