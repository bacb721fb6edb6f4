import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, placed, stroke } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

type Fruit = { readonly rind: string; readonly flesh: string };

export const citrus: Motif = {
  emblem(context, { inks }) {
    const green = mix(inks.deep, '#46a06f', 0.6);
    stamp(context, { x: 30, y: 24, size: 42, degrees: -32 }, () => drawLeaf(context, green));
    stamp(context, { x: 58, y: 17, size: 34, degrees: 28 }, () => drawLeaf(context, mix(green, inks.accent, 0.25)));
    stamp(context, { x: 62, y: 40, size: 62, degrees: 8 }, () =>
      drawSlice(context, { rind: inks.accent, flesh: mix(inks.accent, '#ffffff', 0.4) }),
    );
    stamp(context, { x: 38, y: 62, size: 72, degrees: -14 }, () =>
      drawSlice(context, { rind: inks.main, flesh: mix(inks.main, '#ffffff', 0.28) }),
    );
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.7));
    const green = mix(inks.deep, '#46a06f', 0.6);
    const fruits: readonly [Fruit, ...Fruit[]] = [
      { rind: inks.main, flesh: mix(inks.main, '#ffffff', 0.3) },
      { rind: inks.accent, flesh: mix(inks.accent, '#ffffff', 0.4) },
    ];
    for (const { x, y, index } of halfDrop(frame, 32, 1.5, random)) {
      const fruit = fruits[index % 2] ?? fruits[0];
      const degrees = random.between(-60, 60);
      stamp(context, { x: x + 15, y: y + 4, size: 14, degrees: degrees * 2 }, () => drawLeaf(context, green));
      stamp(context, { x, y, size: 24, degrees }, () => {
        if (index % 3 === 0) clipped(context, new Path2D('M0 50 H100 V100 H0 Z'), () => drawSlice(context, fruit));
        else drawSlice(context, fruit);
      });
    }
  },
};

function drawSlice(context: Context, { rind, flesh }: Fruit): void {
  fill(context, circle(50, 50, 48), rind);
  fill(context, circle(50, 50, 42), lighten(flesh, 0.72));
  for (let index = 0; index < 9; index += 1) {
    placed(context, { x: 50, y: 50 }, index * 40 + 20, 1, () => {
      fill(context, new Path2D('M0 -5 L-11.2 -32 Q-10 -38 0 -38.5 Q10 -38 11.2 -32 Z'), flesh);
      stroke(context, new Path2D('M-3 -31 L-1.4 -22'), lighten(flesh, 0.5), 1.8);
    });
  }
}

function drawLeaf(context: Context, color: string): void {
  fill(context, new Path2D('M50 98 C20 76 22 34 50 4 C78 34 80 76 50 98 Z'), color);
  fill(context, new Path2D('M50 98 C80 76 78 34 50 4 Z'), mix(color, '#12303a', 0.18));
  stroke(context, new Path2D('M50 92 V22'), mix(color, '#ffffff', 0.5), 2.4);
}
