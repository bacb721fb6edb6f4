import { Path2D } from '@napi-rs/canvas';
import { type Context, fill, placed, stroke } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

type Sprig = { readonly stem: string; readonly lit: string; readonly shaded: string };

export const leaf: Motif = {
  emblem(context, { inks }) {
    drawSprig(context, { stem: inks.deep, lit: inks.main, shaded: mix(inks.main, inks.deep, 0.45) });
    drawBerries(context, inks.accent);
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.66));
    const sprigs: readonly Sprig[] = [
      { stem: inks.deep, lit: inks.main, shaded: mix(inks.main, inks.deep, 0.4) },
      { stem: mix(inks.main, inks.deep, 0.5), lit: inks.soft, shaded: mix(inks.soft, inks.main, 0.45) },
      { stem: inks.deep, lit: mix(inks.main, inks.deep, 0.5), shaded: inks.deep },
      { stem: mix(inks.accent, inks.deep, 0.3), lit: inks.accent, shaded: mix(inks.accent, inks.deep, 0.2) },
    ];
    for (const { x, y, index } of halfDrop(frame, 33, 2, random)) {
      const sprig = sprigs[(index + (index >> 2)) % sprigs.length];
      const degrees = ((index * 67) % 130) - 65;
      if (sprig) stamp(context, { x, y, size: 40, degrees }, () => drawSprig(context, sprig));
    }
  },
};

function drawSprig(context: Context, sprig: Sprig): void {
  stroke(context, new Path2D('M50 98 C49 70 49 40 51 14'), sprig.stem, 2);
  const pairs = [
    { y: 80, length: 34, degrees: 58 },
    { y: 62, length: 36, degrees: 52 },
    { y: 44, length: 31, degrees: 46 },
    { y: 29, length: 23, degrees: 38 },
  ];
  for (const { y, length, degrees } of pairs) {
    drawLeaf(context, 50, y, length, degrees, sprig);
    drawLeaf(context, 50, y - 5, length, -degrees, sprig);
  }
  drawLeaf(context, 51, 18, 18, 3, sprig);
}

function drawLeaf(context: Context, x: number, y: number, length: number, degrees: number, sprig: Sprig): void {
  placed(context, { x, y }, degrees, length / 30, () => {
    fill(context, new Path2D('M0 0 C-8 -7 -8.5 -20 0 -30 C8.5 -20 8 -7 0 0 Z'), sprig.lit);
    fill(context, new Path2D('M0 0 C8 -7 8.5 -20 0 -30 Z'), sprig.shaded);
    stroke(context, new Path2D('M0 0 V-22'), mix(sprig.lit, '#ffffff', 0.45), 0.7);
  });
}

function drawBerries(context: Context, color: string): void {
  for (const [x, y] of [
    [22, 90],
    [14, 82],
    [78, 91],
  ] as const) {
    stroke(context, new Path2D(`M50 96 Q${(x + 50) / 2} 97 ${x} ${y}`), color, 1);
    const berry = new Path2D();
    berry.arc(x, y, 4.2, 0, Math.PI * 2);
    fill(context, berry, color);
  }
}
