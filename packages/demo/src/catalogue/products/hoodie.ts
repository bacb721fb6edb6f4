import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped, fill, rounded, stroke } from '../board.ts';
import { darken, isDark, lighten, mix } from '../color.ts';
import { dropShadow, everywhere, shade } from '../light.ts';
import { bodyColor } from '../palettes.ts';
import { softStroke } from '../soft.ts';
import { drapeCloth, seam, stitches } from './fabric.ts';
import type { Product } from './product.ts';

const outline =
  'M352 246 C300 262 254 284 230 344 C190 460 146 620 118 744 Q114 760 130 766 L206 786 Q222 790 228 774 L296 560 ' +
  'C300 650 298 730 294 796 H706 C702 730 700 650 704 560 L772 774 Q778 790 794 786 L870 766 Q886 760 882 744 ' +
  'C854 620 810 460 770 344 C746 284 700 262 648 246 C600 330 400 330 352 246 Z';

const folds = [
  'M292 574 C320 604 352 618 384 620',
  'M708 574 C680 604 648 618 616 620',
  'M214 420 C226 500 214 600 184 700',
  'M786 420 C774 500 788 600 816 700',
  'M246 350 C262 420 280 480 294 540',
];

export const hoodie: Product = {
  closeUp: { x: 250, y: 120, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    const color = bodyColor(palette, design.body);
    const body = new Path2D(outline);
    dropShadow(context, palette, body, 18);
    drawRibs(context, color);
    fill(context, body, color);
    clipped(context, body, () => {
      if (design.coverage === 'cover') design.cover(context, { x: 378, y: 418, width: 244, height: 200 });
      else design.emblem(context, { x: 390, y: 414, width: 220, height: 212 });
    });
    drapeCloth(context, body, color, folds);
    seam(context, 'M268 272 C262 370 280 470 296 560', color);
    seam(context, 'M732 272 C738 370 720 470 704 560', color);
    drawPocket(context, color);
    drawHood(context, color);
  },
};

function drawRibs(context: Context, color: string): void {
  const rib = mix(color, shade, isDark(color) ? 0.3 : 0.05);
  const hem = rounded({ x: 300, y: 786, width: 400, height: 74 }, 16);
  const cuffs = [
    new Path2D('M112 748 L226 780 L212 842 Q208 856 194 852 L112 830 Q98 826 101 811 Z'),
    new Path2D('M888 748 L774 780 L788 842 Q792 856 806 852 L888 830 Q902 826 899 811 Z'),
  ];
  for (const part of [hem, ...cuffs]) fill(context, part, rib);
  clipped(context, hem, () =>
    seam(
      context,
      lines(308, 700, (x) => `M${x} 798 V860`),
      rib,
    ),
  );
  cuffs.forEach((cuff, index) => {
    const slant = index === 0 ? -16 : 16;
    const start = index === 0 ? 118 : 786;
    clipped(context, cuff, () =>
      seam(
        context,
        lines(start, start + 117, (x) => `M${x} 752 L${x + slant} 858`),
        rib,
      ),
    );
  });
}

function lines(from: number, to: number, line: (x: number) => string): string {
  const count = Math.floor((to - from) / 13);
  return Array.from({ length: count }, (_, index) => line(from + index * 13)).join(' ');
}

function drawPocket(context: Context, color: string): void {
  const pocket = new Path2D(
    'M398 652 H602 Q612 652 616 662 L664 742 Q668 750 668 760 V790 H332 V760 Q332 750 336 742 L384 662 Q388 652 398 652 Z',
  );
  softStroke(context, everywhere(), pocket, { color: shade, alpha: 0.16, width: 8, blur: 6 });
  fill(context, pocket, mix(color, shade, isDark(color) ? 0.12 : 0.025));
  seam(
    context,
    'M398 652 H602 Q612 652 616 662 L664 742 Q668 750 668 760 V790 M332 790 V760 Q332 750 336 742 L384 662 Q388 652 398 652',
    color,
  );
  stitches(context, 'M396 668 L352 746', color);
  stitches(context, 'M604 668 L648 746', color);
}

function drawHood(context: Context, color: string): void {
  const hood = new Path2D(
    'M340 262 C312 150 408 84 500 84 C592 84 688 150 660 262 C634 322 556 352 500 366 C444 352 366 322 340 262 Z',
  );
  const inside = darken(color, isDark(color) ? 0.5 : 0.16);
  fill(context, hood, mix(color, shade, 0.02));
  softStroke(context, hood, new Path2D('M350 300 C420 350 460 362 500 370 C560 356 620 336 660 280'), {
    color: shade,
    alpha: 0.2,
    width: 22,
    blur: 10,
  });
  softStroke(context, hood, new Path2D('M352 250 C336 160 420 100 500 98'), {
    color: '#ffffff',
    alpha: isDark(color) ? 0.1 : 0.6,
    width: 16,
    blur: 8,
  });
  const opening = new Path2D(
    'M392 246 C376 158 438 124 500 124 C562 124 624 158 608 246 C584 296 530 326 500 340 C470 326 416 296 392 246 Z',
  );
  fill(context, opening, inside);
  softStroke(context, opening, new Path2D('M392 250 C380 160 440 122 500 122 C560 122 620 160 608 250'), {
    color: shade,
    alpha: 0.4,
    width: 30,
    blur: 14,
  });
  stitches(
    context,
    'M380 250 C362 146 434 110 500 110 C566 110 638 146 620 250 C596 308 532 340 500 356 C468 340 404 308 380 250',
    color,
  );
  const cord = lighten(color, isDark(color) ? 0.75 : 0.3);
  for (const [x, length] of [
    [458, 404],
    [544, 394],
  ] as const) {
    const line = new Path2D(`M${x} 330 C${x - 4} 350 ${x + 5} 376 ${x} ${length}`);
    stroke(context, line, mix(cord, shade, 0.28), 10);
    stroke(context, line, cord, 7);
    fill(context, rounded({ x: x - 6, y: length - 6, width: 12, height: 26 }, 4), '#a7adbf');
  }
}
