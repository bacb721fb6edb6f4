import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, fill, rounded, stroke } from '../board.ts';
import { darken, lighten, mix } from '../color.ts';
import { dropShadow, linear, metal, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { drapeCloth, seam, stitches } from './fabric.ts';
import type { Product } from './product.ts';

const outline =
  'M402 196 C434 252 566 252 598 196 L684 216 C744 230 786 256 812 300 L902 520 Q908 538 892 545 L786 580 Q772 584 766 570 ' +
  'L744 506 C740 620 742 760 746 868 Q747 888 726 889 C600 898 400 898 274 889 Q253 888 254 868 C258 760 260 620 256 506 ' +
  'L234 570 Q228 584 214 580 L108 545 Q92 538 98 520 L188 300 C214 256 256 230 316 216 Z';

const folds = [
  'M254 520 C282 544 306 554 330 556',
  'M746 520 C718 544 696 552 672 552',
  'M258 760 C278 796 292 830 296 880',
  'M742 740 C722 786 708 836 704 884',
  'M204 340 C180 400 168 470 172 556',
  'M798 340 C820 400 832 470 828 558',
];

/** The heavy, wide-shouldered tee, on a hanger against the wall. */
export const boxyTee: Product = {
  closeUp: { x: 250, y: 190, width: 520, height: 520 },
  printRatio: 0.75,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const shirt = new Path2D(outline);
    drawHook(context);
    dropShadow(context, palette, shirt, 22);
    fill(context, new Path2D('M398 196 C436 168 564 168 602 196 L596 246 H404 Z'), darken(color, 0.14));
    fill(context, new Path2D('M416 204 C450 188 550 188 584 204 L580 246 H420 Z'), darken(color, 0.26));
    drawHanger(context);
    fill(context, shirt, color);
    clipped(context, shirt, () => {
      const panel = { x: 340, y: 350, width: 320, height: 380 };
      if (design.coverage === 'cover') clipped(context, rounded(panel, 14), () => design.cover(context, panel));
      else design.emblem(context, { x: 350, y: 350, width: 300, height: 310 });
    });
    drapeCloth(context, shirt, color, folds);
    const ribs = new Path2D('M406 198 C440 264 560 264 594 198');
    clipped(context, shirt, () => {
      stroke(context, ribs, mix(color, shade, 0.14), 50);
      stroke(context, ribs, lighten(mix(color, shade, 0.04), 0.06), 44);
    });
    seam(context, 'M384 200 C430 286 570 286 616 200', color);
    seam(context, 'M250 238 C246 330 250 420 256 506', color);
    seam(context, 'M750 238 C754 330 750 420 744 506', color);
    stitches(context, 'M256 864 C400 874 600 874 744 864', color);
    stitches(context, 'M112 530 L226 562', color);
    stitches(context, 'M888 530 L774 562', color);
  },
};

function drawHook(context: Context): void {
  const steel = metal(context, { x: 470, y: 60 }, { x: 540, y: 130 });
  stroke(context, new Path2D('M468 92 C468 62 532 58 532 96 C532 122 500 124 500 152 V196'), steel, 9);
}

function drawHanger(context: Context): void {
  const wood = linear(context, { x: 0, y: 190 }, { x: 0, y: 240 }, [
    [0, '#dcb286'],
    [1, '#b9834f'],
  ]);
  fill(
    context,
    new Path2D(
      'M300 246 C380 200 460 186 500 186 C540 186 620 200 700 246 L690 268 C620 232 560 222 500 222 C440 222 380 232 310 268 Z',
    ),
    wood,
  );
}
