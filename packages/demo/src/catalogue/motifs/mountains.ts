import { Path2D } from '@napi-rs/canvas';
import { circle, clipped, fill, rounded } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { linear } from '../light.ts';
import type { Random } from '../random.ts';
import { type Frame, fillFrame, type Motif } from './motif.ts';

export const mountains: Motif = {
  emblem(context, { inks }) {
    clipped(context, rounded({ x: 0, y: 0, width: 100, height: 94 }, 5), () => {
      fill(context, circle(63, 27, 19), inks.accent);
      fill(context, new Path2D('M-4 74 L30 28 L55 57 L67 43 L104 78 V100 H-4 Z'), inks.main);
      fill(context, new Path2D('M30 28 L41 41 L35 46 L30 41 L24 47 L19 43 Z'), lighten(inks.soft, 0.55));
      fill(context, new Path2D('M67 43 L75 50.5 L70 54 L66 50 L62.5 53 L60.6 50.7 Z'), lighten(inks.soft, 0.55));
      fill(context, new Path2D('M30 28 L55 57 L67 43 L104 78 V100 H46 L38 62 Z'), mix(inks.main, inks.deep, 0.18));
      fill(context, new Path2D('M30 28 L41 41 L35 46 Z'), inks.soft);
      fill(context, new Path2D('M67 43 L75 50.5 L70 54 Z'), inks.soft);
      fill(context, new Path2D('M-4 92 L24 67 L49 83 L74 71 L104 90 V100 H-4 Z'), inks.deep);
    });
  },
  cover(context, { inks, random }, frame) {
    const { width, height } = frame;
    const sky = linear(context, { x: 0, y: 0 }, { x: 0, y: height }, [
      [0, mix(inks.soft, inks.main, 0.12)],
      [0.7, lighten(inks.soft, 0.7)],
    ]);
    fillFrame(context, frame, sky);
    const sun = { x: width * 0.64, y: height * 0.34 };
    fill(context, circle(sun.x, sun.y, 24), mix(inks.accent, '#ffffff', 0.68));
    fill(context, circle(sun.x, sun.y, 17), inks.accent);
    const tones = [
      mix(inks.soft, inks.main, 0.25),
      mix(inks.soft, inks.main, 0.75),
      mix(inks.main, inks.deep, 0.4),
      inks.deep,
    ];
    tones.forEach((tone, index) => {
      const baseline = height * (0.52 + index * 0.13);
      fill(context, ridge(frame, baseline, 17 - index * 2.4, random), tone);
    });
  },
};

function ridge({ width, height }: Frame, baseline: number, rise: number, random: Random): Path2D {
  const path = new Path2D();
  path.moveTo(-2, height + 2);
  let x = -12;
  for (let index = 0; x < width + 24; index += 1) {
    const isPeak = index % 2 === 0;
    path.lineTo(x, baseline + (isPeak ? -1 : 0.35) * rise * random.between(0.55, 1.1));
    x += random.between(10, 21);
  }
  path.lineTo(width + 30, height + 2);
  path.closePath();
  return path;
}
