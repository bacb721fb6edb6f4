import { Path2D } from '@napi-rs/canvas';
import { clipped, fill, rounded, stroke } from '../board.ts';
import { darken, lighten, mix } from '../color.ts';
import { dropShadow, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { drapeCloth, seam, stitches } from './fabric.ts';
import type { Product } from './product.ts';

const outline =
  'M392 158 C432 236 568 236 608 158 L688 184 C738 200 766 228 788 266 L922 432 Q932 446 918 456 L812 520 Q800 526 791 514 ' +
  'L738 440 C730 570 732 720 738 842 Q740 862 720 864 C600 876 400 876 280 864 Q260 862 262 842 C268 720 270 570 262 440 ' +
  'L209 514 Q200 526 188 520 L82 456 Q68 446 78 432 L212 266 C234 228 262 200 312 184 Z';

const folds = [
  'M262 446 C288 468 314 480 340 482',
  'M738 446 C712 468 688 478 664 478',
  'M264 730 C286 764 300 800 304 850',
  'M736 690 C716 736 700 790 698 852',
  'M226 300 C214 360 204 420 206 498',
  'M776 300 C786 360 796 420 796 500',
];

export const tShirt: Product = {
  closeUp: { x: 250, y: 130, width: 520, height: 520 },
  printRatio: 0.75,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const shirt = new Path2D(outline);
    dropShadow(context, palette, shirt, 16);
    // The back of the collar, visible through the neck.
    fill(context, new Path2D('M388 158 C430 128 570 128 612 158 L606 214 H394 Z'), darken(color, 0.1));
    fill(context, new Path2D('M404 166 C446 148 554 148 596 166 L590 210 H410 Z'), darken(color, 0.2));
    fill(context, shirt, color);
    clipped(context, shirt, () => {
      if (design.coverage === 'cover') {
        const panel = { x: 344, y: 310, width: 312, height: 370 };
        clipped(context, rounded(panel, 14), () => design.cover(context, panel));
      } else design.emblem(context, { x: 362, y: 318, width: 276, height: 290 });
    });
    drapeCloth(context, shirt, color, folds);
    const ribs = new Path2D('M397 160 C436 246 564 246 603 160');
    clipped(context, shirt, () => {
      stroke(context, ribs, mix(color, shade, 0.1), 40);
      stroke(context, ribs, lighten(mix(color, shade, 0.04), 0.1), 35);
    });
    seam(context, 'M378 164 C428 264 572 264 622 164', color);
    seam(context, 'M302 190 C282 270 270 360 262 440', color);
    seam(context, 'M698 190 C718 270 730 360 738 440', color);
    stitches(context, 'M264 838 C400 850 600 850 736 838', color);
    stitches(context, 'M99 440 L204 502', color);
    stitches(context, 'M901 440 L796 502', color);
  },
};
