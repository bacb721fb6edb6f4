import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, ellipse, fill, placed, stroke } from '../board.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Inks } from '../palettes.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

export const cat: Motif = {
  emblem(context, { inks }) {
    drawFace(context, inks);
  },
  cover(context, { inks, random }, frame) {
    const ground = lighten(inks.soft, 0.45);
    fillFrame(context, frame, ground);
    for (const { x, y, index } of halfDrop(frame, 25, 1.5, random)) {
      stamp(context, { x, y, size: 11, degrees: (index % 3) * 18 - 18 }, () =>
        drawPaw(context, mix(ground, inks.soft, 0.8)),
      );
    }
    const size = Math.min(frame.width * 0.92, frame.height * 0.8);
    stamp(context, { x: frame.width / 2, y: frame.height - size * 0.34, size, degrees: 0 }, () =>
      drawFace(context, inks),
    );
  },
};

function drawFace(context: Context, inks: Inks): void {
  const features = darken(inks.deep === '#ffffff' ? inks.main : darken(inks.main, 0.35), 0.45);
  const head = new Path2D(
    'M13 13 C14 7 20 6 24 10 L40 25 C47 23 53 23 60 25 L76 10 C80 6 86 7 87 13 C91 28 94 44 92 59 ' +
      'C89 80 72 92 50 92 C28 92 11 80 8 59 C6 44 9 28 13 13 Z',
  );
  fill(context, head, inks.main);
  const ear = new Path2D('M18.5 17 C19 14.5 21 14 23 16 L34 27 C28 30 23 34 18 40 C16.8 32 17 24 18.5 17 Z');
  const pink = mix(inks.main, lighten(inks.accent, 0.3), 0.75);
  fill(context, ear, pink);
  placed(context, { x: 100, y: 0 }, 0, 1, () => {
    context.scale(-1, 1);
    fill(context, ear, pink);
  });
  for (const stripe of ['M50 26 V38', 'M41 28 V35', 'M59 28 V35']) {
    stroke(context, new Path2D(stripe), darken(inks.main, 0.22), 3.6);
  }
  fill(context, ellipse(50, 72, 20, 14.5), lighten(inks.main, 0.72));
  for (const side of [-1, 1]) {
    fill(context, circle(50 + side * 30, 68, 7.4), inks.accent);
    fill(context, ellipse(50 + side * 18, 54, 4.8, 5.8), features);
    fill(context, circle(50 + side * 18 - 1.5, 51.7, 1.7), '#ffffff');
    stroke(context, new Path2D(`M50 69 C50 75 ${50 + side * 9} 76.5 ${50 + side * 10} 71.5`), features, 2.2);
  }
  fill(
    context,
    new Path2D('M45.5 63 C47 61.8 53 61.8 54.5 63 C55.6 64 51.6 68.6 50 68.6 C48.4 68.6 44.4 64 45.5 63 Z'),
    features,
  );
}

function drawPaw(context: Context, color: string): void {
  fill(context, ellipse(50, 66, 26, 21), color);
  for (const [x, y] of [
    [16, 44],
    [37, 24],
    [63, 24],
    [84, 44],
  ] as const)
    fill(context, ellipse(x, y, 11, 14), color);
}
