import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, ellipse, fill, stroke } from '../board.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Inks } from '../palettes.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

export const bear: Motif = {
  emblem(context, { inks }) {
    drawBear(context, inks);
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, mix(inks.soft, '#ffffff', 0.35));
    for (const { x, y, index } of halfDrop(frame, 36, 0, random)) {
      const degrees = index % 2 === 0 ? -8 : 8;
      const coat = index % 3 === 0 ? { ...inks, main: lighten(inks.accent, 0.2), accent: inks.main } : inks;
      stamp(context, { x, y, size: 25, degrees }, () => drawBear(context, coat));
      stamp(context, { x: x + 18, y, size: 6, degrees }, () => drawHeart(context, inks.main));
    }
  },
};

function drawBear(context: Context, inks: Inks): void {
  const features = darken(inks.main, 0.72);
  for (const x of [22, 78]) {
    fill(context, circle(x, 24, 17), inks.main);
    fill(context, circle(x, 25, 9.5), mix(inks.main, inks.accent, 0.8));
  }
  fill(context, ellipse(50, 56, 43, 38), inks.main);
  fill(context, ellipse(50, 70, 19, 15), lighten(inks.main, 0.74));
  for (const side of [-1, 1]) {
    fill(context, circle(50 + side * 19, 52, 4.4), features);
    fill(context, circle(50 + side * 19 - 1.3, 50.4, 1.4), '#ffffff');
    fill(context, ellipse(50 + side * 30, 65, 6.5, 4.6), inks.accent);
    stroke(context, new Path2D(`M50 71 C50 76 ${50 + side * 7} 77.5 ${50 + side * 8} 74`), features, 2);
  }
  fill(context, ellipse(50, 65.5, 6, 4.4), features);
  fill(context, ellipse(48.4, 64.2, 1.8, 1.1), lighten(features, 0.6));
}

function drawHeart(context: Context, color: string): void {
  fill(context, new Path2D('M50 92 C10 62 4 44 8 28 C14 6 42 6 50 30 C58 6 86 6 92 28 C96 44 90 62 50 92 Z'), color);
}
