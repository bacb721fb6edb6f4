import { fade, lighten } from '../color.ts';
import { fillFrame, type Motif, patchOf } from './motif.ts';

const cover: Motif['cover'] = (context, { inks }, frame) => {
  fillFrame(context, frame, lighten(inks.soft, 0.85));
  const side = 10;
  for (let start = side / 2; start < Math.max(frame.width, frame.height); start += side * 2) {
    context.fillStyle = fade(inks.main, 0.42);
    context.fillRect(start, 0, side, frame.height);
    context.fillRect(0, start, frame.width, side);
    context.fillStyle = fade(inks.accent, 0.75);
    context.fillRect(start + side * 1.46, 0, 0.8, frame.height);
    context.fillRect(0, start + side * 1.46, frame.width, 0.8);
  }
};

export const gingham: Motif = { emblem: patchOf(cover, 'arch'), cover };
