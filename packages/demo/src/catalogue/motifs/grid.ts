import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, fill, rounded } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, type Motif, stamp } from './motif.ts';

export const grid: Motif = {
  emblem(context, { inks }) {
    const colors = [inks.main, inks.deep, inks.accent];
    for (let index = 0; index < 9; index += 1) {
      const x = (index % 3) * 34;
      const y = Math.floor(index / 3) * 34;
      const color = colors[(index + Math.floor(index / 3) * 2) % 3] ?? inks.main;
      const isRound = index % 2 === 0;
      fill(context, rounded({ x, y, width: 32, height: 32 }, isRound ? 16 : 5), color);
      if (index === 4) fill(context, circle(x + 16, y + 16, 7), inks.paper);
    }
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.7));
    const side = 100 / 5;
    const columns = Math.ceil(frame.width / side);
    const rows = Math.ceil(frame.height / side);
    const grounds = [lighten(inks.soft, 0.7), inks.soft, inks.main, inks.accent, inks.deep] as const;
    for (let index = 0; index < columns * rows; index += 1) {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const ground = (index * 2 + row * 3 + (random.next() < 0.35 ? 1 : 0)) % grounds.length;
      const figure = (ground + 2 + Math.floor(random.next() * 2)) % grounds.length;
      const turn = Math.floor(random.next() * 4) * 90;
      const shape = Math.floor(random.next() * 5);
      stamp(context, { x: (column + 0.5) * side, y: (row + 0.5) * side, size: side, degrees: turn }, () => {
        fill(context, new Path2D('M-0.5 -0.5 H100.5 V100.5 H-0.5 Z'), grounds[ground] ?? inks.soft);
        drawFigure(context, shape, grounds[figure] ?? inks.main, mix(inks.paper, '#ffffff', 0.5));
      });
    }
  },
};

function drawFigure(context: Context, shape: number, color: string, spark: string): void {
  if (shape === 0) fill(context, new Path2D('M0 0 H100 A100 100 0 0 1 0 100 Z'), color);
  else if (shape === 1) fill(context, new Path2D('M0 100 A50 50 0 0 1 100 100 Z M0 50 A50 50 0 0 1 100 50 Z'), color);
  else if (shape === 2) fill(context, circle(50, 50, 34), color);
  else if (shape === 3) fill(context, new Path2D('M0 0 A100 100 0 0 1 100 100 A100 100 0 0 1 0 0 Z'), color);
  else {
    fill(context, new Path2D('M0 0 L100 100 H0 Z'), color);
    fill(context, circle(70, 30, 10), spark);
  }
}
