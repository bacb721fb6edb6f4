import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, fill, rounded, stroke } from '../board.ts';
import { darken, fade, isDark, mix } from '../color.ts';
import { contactShadow, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { drapeCloth, stitches } from './fabric.ts';
import { type Product, print } from './product.ts';

const outline =
  'M262 372 Q500 386 738 372 C742 520 758 700 782 852 Q784 872 764 874 Q500 890 236 874 Q216 872 218 852 C242 700 258 520 262 372 Z';

export const toteBag: Product = {
  closeUp: { x: 220, y: 300, width: 540, height: 540 },
  printRatio: 0.9,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const strap = design.isTurned ? mix(palette.main, palette.deep, 0.1) : color;
    contactShadow(context, palette, { x: 512, y: 878 }, 318, 26);
    drawStrap(context, darken(strap, 0.16), -22, 386);
    fill(context, new Path2D('M266 374 Q500 354 734 374 Q500 392 266 374 Z'), darken(color, 0.3));
    const bag = new Path2D(outline);
    fill(context, bag, color);
    clipped(context, bag, () => {
      weave(context, color);
      print(context, design, {
        cover: { x: 214, y: 430, width: 572, height: 452 },
        emblem: { x: 350, y: 470, width: 300, height: 310 },
      });
    });
    drapeCloth(context, bag, color, [
      'M262 420 C290 560 276 720 262 870',
      'M708 440 C700 500 704 560 712 610',
      'M372 450 C376 510 362 560 350 600',
      'M760 640 C744 700 738 780 746 866',
    ]);
    stitches(context, 'M262 412 Q500 426 740 412', color);
    stitches(context, 'M262 420 Q500 434 740 420', color);
    drawStrap(context, strap, 0, 440);
    drawPatches(context, strap);
  },
};

function drawStrap(context: Context, color: string, lift: number, end: number): void {
  const strap = new Path2D(`M366 ${end} V${250 + lift} C366 ${70 + lift} 634 ${70 + lift} 634 ${250 + lift} V${end}`);
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  context.strokeStyle = mix(color, shade, 0.12);
  context.lineWidth = 40;
  context.stroke(strap);
  context.strokeStyle = color;
  context.lineWidth = 36;
  context.stroke(strap);
  context.strokeStyle = fade('#ffffff', isDark(color) ? 0.1 : 0.35);
  context.lineWidth = 5;
  context.setLineDash([10, 7]);
  context.stroke(strap);
  context.setLineDash([]);
}

function drawPatches(context: Context, color: string): void {
  for (const x of [346, 614]) {
    fill(context, rounded({ x, y: 386, width: 40, height: 62 }, 4), mix(color, shade, 0.03));
    const thread = isDark(color) ? fade('#ffffff', 0.3) : fade(shade, 0.25);
    stroke(
      context,
      new Path2D(`M${x + 7} 394 H${x + 33} V440 H${x + 7} Z L${x + 33} 440 M${x + 33} 394 L${x + 7} 440`),
      thread,
      2,
    );
  }
}

/** Coarse canvas: threads that are only just visible in a close-up. */
function weave(context: Context, color: string): void {
  const threads = new Path2D();
  for (let at = 200; at < 900; at += 6) {
    threads.rect(at, 360, 2.4, 540);
    threads.rect(200, at, 600, 2.4);
  }
  fill(context, threads, isDark(color) ? fade('#ffffff', 0.03) : fade(shade, 0.026));
}
