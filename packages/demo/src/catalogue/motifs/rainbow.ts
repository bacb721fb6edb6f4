import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, fill, rounded, stroke } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, halfDrop, type Motif, stamp } from './motif.ts';

export const rainbow: Motif = {
  emblem(context, { inks }) {
    drawArch(context, [inks.main, inks.accent, inks.soft, inks.deep]);
    drawCloud(context, 17, 86, mix(inks.paper, inks.soft, 0.3));
    drawCloud(context, 83, 86, mix(inks.paper, inks.soft, 0.3));
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.72));
    const sets = [
      [inks.main, inks.accent, inks.soft, inks.deep],
      [inks.deep, inks.soft, inks.main, inks.accent],
      [inks.accent, inks.main, inks.deep, inks.soft],
    ];
    for (const { x, y, index } of halfDrop(frame, 38, 0, random)) {
      stamp(context, { x, y, size: 31, degrees: 0 }, () => drawArch(context, sets[index % sets.length] ?? []));
      fill(context, circle(x + 19, y - 12, 1.5), inks.main);
      fill(context, circle(x + 19, y + 16, 1.1), inks.accent);
    }
  },
};

function drawArch(context: Context, bands: readonly string[]): void {
  context.lineCap = 'butt';
  bands.forEach((color, index) => {
    const radius = 43 - index * 11;
    const arch = new Path2D(`M${50 - radius} 88 V54 A${radius} ${radius} 0 0 1 ${50 + radius} 54 V88`);
    context.strokeStyle = color;
    context.lineWidth = 9;
    context.lineCap = 'round';
    context.stroke(arch);
  });
}

function drawCloud(context: Context, x: number, y: number, color: string): void {
  const cloud = rounded({ x: x - 17, y: y - 3, width: 34, height: 14 }, 7);
  fill(context, cloud, color);
  fill(context, circle(x - 5, y - 4, 8.5), color);
  fill(context, circle(x + 6, y - 1, 6.5), color);
  stroke(context, new Path2D(`M${x - 9} ${y + 6} h10`), mix(color, '#ffffff', 0.6), 1.6);
}
