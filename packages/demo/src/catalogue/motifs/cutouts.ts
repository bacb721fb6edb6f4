import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, placed, rounded } from '../board.ts';
import { lighten } from '../color.ts';
import type { Inks } from '../palettes.ts';
import { fillFrame, type Motif } from './motif.ts';

/** Shapes as if cut from colored paper with scissors. */
export const cutouts: Motif = {
  emblem(context, { inks }) {
    clipped(context, rounded({ x: 6, y: 2, width: 88, height: 96 }, 8), () => {
      fill(context, new Path2D('M0 0 H56 V58 H0 Z'), inks.main);
      fill(context, new Path2D('M56 0 H100 V42 H56 Z'), inks.accent);
      fill(context, new Path2D('M0 58 H42 V100 H0 Z'), inks.soft);
      fill(context, new Path2D('M42 42 H100 V100 H42 V58 H56 V42 Z'), inks.deep);
    });
    placed(context, { x: 31, y: 31 }, -12, 0.5, () => drawFrond(context, lighten(inks.soft, 0.75)));
    placed(context, { x: 75, y: 22 }, 0, 0.3, () => drawPebble(context, inks.deep));
    placed(context, { x: 24, y: 78 }, 40, 0.32, () => drawFrond(context, inks.main));
    placed(context, { x: 71, y: 71 }, 18, 0.48, () => drawFrond(context, inks.accent));
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.7));
    const columns = Math.max(2, Math.round(frame.width / 42));
    const rows = Math.max(2, Math.round(frame.height / 46));
    const width = frame.width / columns;
    const height = frame.height / rows;
    for (let index = 0; index < columns * rows; index += 1) {
      const x = (index % columns) * width;
      const y = Math.floor(index / columns) * height;
      const { ground, figure } = pairing(inks, index + Math.floor(index / columns) * 2);
      fill(context, rounded({ x: x - 0.3, y: y - 0.3, width: width + 0.6, height: height + 0.6 }, 0), ground);
      placed(context, { x: x + width / 2, y: y + height / 2 }, random.between(-26, 26), width / 100, () => {
        if (index % 4 === 3) drawPebble(context, figure);
        else drawFrond(context, figure);
      });
    }
  },
};

function pairing(inks: Inks, index: number): { ground: string; figure: string } {
  const cream = lighten(inks.soft, 0.75);
  const pairs = [
    { ground: inks.main, figure: cream },
    { ground: cream, figure: inks.deep },
    { ground: inks.accent, figure: inks.deep },
    { ground: inks.deep, figure: inks.accent },
    { ground: inks.soft, figure: inks.main },
  ];
  return pairs[index % pairs.length] ?? { ground: inks.main, figure: cream };
}

/** A seaweed of rounded lobes, about 90 units high, centered at the origin. */
function drawFrond(context: Context, color: string): void {
  const half =
    'C5 -46 9 -38 7 -30 C14 -40 27 -42 29 -34 C31 -26 18 -22 8 -16 C18 -18 33 -16 33 -7 C33 2 18 2 8 0 ' +
    'C18 4 30 10 27 18 C24 26 12 18 6 12 C8 22 6 34 4 46';
  const frond = new Path2D(`M0 -48 ${half} H0 Z`);
  fill(context, frond, color);
  context.save();
  context.scale(-1, 1);
  fill(context, frond, color);
  context.restore();
}

function drawPebble(context: Context, color: string): void {
  fill(context, new Path2D('M-34 6 C-40 -20 -12 -40 12 -34 C38 -28 44 0 30 22 C16 42 -28 36 -34 6 Z'), color);
  context.save();
  context.globalCompositeOperation = 'source-over';
  fill(context, circle(4, -4, 10), lighten(color, 0.55));
  context.restore();
}
