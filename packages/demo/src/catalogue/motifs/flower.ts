import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, fill, placed } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

type Bloom = { readonly petals: readonly [string, string]; readonly heart: string; readonly dots: string };

export const flower: Motif = {
  emblem(context, { inks }) {
    drawBloom(context, { petals: [inks.main, inks.accent], heart: inks.deep, dots: inks.accent });
  },
  cover(context, { inks, random }, frame) {
    const ground = lighten(inks.soft, 0.62);
    fillFrame(context, frame, ground);
    const green = mix(inks.deep, '#4f9b78', 0.65);
    const blooms: readonly [Bloom, ...Bloom[]] = [
      { petals: [inks.main, mix(inks.main, inks.soft, 0.45)], heart: inks.accent, dots: inks.deep },
      { petals: [inks.accent, lighten(inks.accent, 0.35)], heart: inks.main, dots: '#ffffff' },
      { petals: ['#ffffff', lighten(inks.soft, 0.35)], heart: inks.accent, dots: inks.main },
      { petals: [mix(inks.deep, inks.main, 0.25), inks.main], heart: inks.accent, dots: '#ffffff' },
    ];
    for (const { x, y, index } of halfDrop(frame, 27, 2.5, random)) {
      const degrees = random.between(0, 90);
      const size = random.between(19, 26);
      stamp(context, { x: x + 12, y: y + 7, size: 15, degrees: degrees * 4 }, () => drawSprig(context, green));
      const bloom = blooms[(index * 3 + (index >> 2)) % blooms.length] ?? blooms[0];
      stamp(context, { x, y, size, degrees }, () => drawBloom(context, bloom));
    }
  },
};

function drawBloom(context: Context, { petals, heart, dots }: Bloom): void {
  const petal = new Path2D('M0 -8 C-15 -17 -18 -38 -8 -47 C-4 -50.5 4 -50.5 8 -47 C18 -38 15 -17 0 -8 Z');
  for (let index = 0; index < 8; index += 1) {
    const color = petals[index % 2 === 0 ? 0 : 1];
    placed(context, { x: 50, y: 50 }, index * 45, 1, () => {
      fill(context, petal, color);
      fill(context, new Path2D('M0 -12 C-4 -20 -4 -30 0 -36 C4 -30 4 -20 0 -12 Z'), mix(color, heart, 0.2));
    });
  }
  fill(context, circle(50, 50, 13.5), heart);
  for (let index = 0; index < 6; index += 1) {
    placed(context, { x: 50, y: 50 }, index * 60, 1, () => fill(context, circle(0, -7.6, 1.8), dots));
  }
  fill(context, circle(50, 50, 2.2), dots);
}

function drawSprig(context: Context, color: string): void {
  fill(context, new Path2D('M50 98 C28 78 26 44 50 8 C74 44 72 78 50 98 Z'), color);
}
