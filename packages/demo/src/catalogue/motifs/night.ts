import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, fill, placed } from '../board.ts';
import { darken, lighten, mix } from '../color.ts';
import { linear } from '../light.ts';
import { fillFrame, halfDrop, type Motif, patchOf } from './motif.ts';

const cover: Motif['cover'] = (context, { inks, random }, frame) => {
  const { width, height } = frame;
  // On dark products the dark ink is replaced by a light one, but the sky must stay dark.
  const dusk = darken(inks.main, 0.62);
  const sky = linear(context, { x: 0, y: 0 }, { x: 0, y: height }, [
    [0, darken(dusk, 0.35)],
    [0.75, mix(dusk, inks.main, 0.45)],
  ]);
  fillFrame(context, frame, sky);
  for (const { x, y, index } of halfDrop(frame, 15, 4.5, random)) {
    if (y > height * 0.66) continue;
    const size = random.between(0.35, 0.95);
    if (index % 7 === 0) drawSpark(context, x, y, 3.4, lighten(inks.accent, 0.3));
    else fill(context, circle(x, y, size), lighten(inks.soft, 0.5));
  }
  const moon = { x: width * 0.64, y: height * 0.3 };
  fill(context, circle(moon.x, moon.y, 19), mix(dusk, inks.accent, 0.16));
  fill(context, circle(moon.x, moon.y, 13), lighten(inks.accent, 0.35));
  fill(context, circle(moon.x - 4, moon.y - 3, 3), inks.accent);
  fill(context, circle(moon.x + 5, moon.y + 4.5, 2), inks.accent);
  const hills = [mix(dusk, inks.main, 0.75), mix(dusk, inks.main, 0.4), darken(dusk, 0.3)];
  hills.forEach((tone, index) => {
    const y = height * (0.68 + index * 0.1);
    const sway = index % 2 === 0 ? 12 : -12;
    const hill = `M-2 ${y} C${width * 0.3} ${y - sway} ${width * 0.6} ${y + sway} ${width + 2} ${y - sway * 0.4}`;
    fill(context, new Path2D(`${hill} V${height + 2} H-2 Z`), tone);
  });
  for (let index = 0; index < width / 9; index += 1) {
    drawFir(context, index * 9 + random.between(0, 5), height * 0.9, random.between(7, 13), darken(dusk, 0.5));
  }
};

export const night: Motif = { emblem: patchOf(cover, 'disc'), cover };

function drawSpark(context: Context, x: number, y: number, size: number, color: string): void {
  placed(context, { x, y }, 0, size / 10, () =>
    fill(context, new Path2D('M0 -10 C1 -2 2 -1 10 0 C2 1 1 2 0 10 C-1 2 -2 1 -10 0 C-2 -1 -1 -2 0 -10 Z'), color),
  );
}

function drawFir(context: Context, x: number, y: number, size: number, color: string): void {
  placed(context, { x, y }, 0, size / 20, () =>
    fill(context, new Path2D('M0 -20 L5 -11 H2.8 L8 -2 H1.4 V6 H-1.4 V-2 H-8 L-2.8 -11 H-5 Z'), color),
  );
}
