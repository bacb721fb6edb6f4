import { type Context, circle, fill, stroke } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, halfDrop, type Motif } from './motif.ts';

export const circles: Motif = {
  emblem(context, { inks }) {
    fill(context, circle(38, 58, 33), mix(inks.accent, inks.soft, 0.25));
    fill(context, circle(64, 41, 31), inks.main);
    overlap(context, [38, 58, 33], [64, 41, 31], mix(inks.main, inks.deep, 0.55));
    stroke(context, circle(64, 41, 36), inks.deep, 1.4);
    fill(context, circle(12, 18, 4), inks.accent);
    fill(context, circle(88, 86, 5), inks.deep);
    fill(context, circle(72, 88, 2.6), inks.accent);
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.7));
    const tones = [inks.main, inks.accent, inks.soft, mix(inks.main, inks.deep, 0.5)] as const;
    for (const { x, y, index } of halfDrop(frame, 34, 2, random)) {
      const tone = tones[(index * 5 + (index >> 1)) % tones.length] ?? inks.main;
      context.save();
      context.globalAlpha = 0.82;
      context.globalCompositeOperation = 'multiply';
      fill(context, circle(x, y, random.between(13, 22)), tone);
      context.restore();
      if (index % 3 === 0) stroke(context, circle(x, y, 25), mix(inks.deep, inks.soft, 0.35), 0.8);
      if (index % 4 === 1) fill(context, circle(x + 4, y - 3, 3.2), '#ffffff');
    }
  },
};

type Disc = readonly [x: number, y: number, radius: number];

function overlap(context: Context, first: Disc, second: Disc, color: string): void {
  context.save();
  context.clip(circle(...first));
  fill(context, circle(...second), color);
  context.restore();
}
