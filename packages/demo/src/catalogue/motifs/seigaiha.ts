import { circle, fill } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { fillFrame, type Motif, patchOf } from './motif.ts';

/** The traditional wave pattern seigaiha: overlapping scales of concentric rings. */
const cover: Motif['cover'] = (context, { inks }, frame) => {
  fillFrame(context, frame, lighten(inks.soft, 0.75));
  const radius = 20;
  const rows = Math.ceil(frame.height / (radius / 2)) + 3;
  const columns = Math.ceil(frame.width / (radius * 2)) + 2;
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const x = column * radius * 2 + (row % 2 === 0 ? 0 : radius);
      const y = row * (radius / 2);
      const isWarm = (row * 7 + column * 5) % 11 === 0;
      const strong = isWarm ? inks.accent : mix(inks.main, inks.deep, ((row * 3 + column * 2) % 5) * 0.14);
      const pale = lighten(inks.soft, 0.78);
      for (const [index, share] of [1, 0.88, 0.66, 0.54, 0.32, 0.2].entries()) {
        fill(context, circle(x, y, radius * share), index % 2 === 0 ? pale : strong);
      }
    }
  }
};

export const seigaiha: Motif = { emblem: patchOf(cover, 'disc'), cover };
