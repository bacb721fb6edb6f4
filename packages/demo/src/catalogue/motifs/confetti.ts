import { type Context, circle, fill, placed, rounded } from '../board.ts';
import { lighten } from '../color.ts';
import type { Inks } from '../palettes.ts';
import type { Random } from '../random.ts';
import { fillFrame, halfDrop, type Motif, type Place } from './motif.ts';

export const confetti: Motif = {
  emblem(context, { inks, random }) {
    for (const place of halfDrop({ width: 100, height: 100 }, 17, 3.2, random)) {
      if (Math.hypot(place.x - 50, place.y - 50) < 45) drawPiece(context, inks, place, random);
    }
  },
  cover(context, { inks, random }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.82));
    for (const place of halfDrop(frame, 17, 3.4, random)) drawPiece(context, inks, place, random);
  },
};

function drawPiece(context: Context, inks: Inks, { x, y, index }: Place, random: Random): void {
  const colors = [inks.main, inks.accent, inks.deep, inks.accent, inks.main, inks.soft] as const;
  const color = colors[index % colors.length] ?? inks.main;
  const degrees = random.between(0, 180);
  const kind = random.next();
  placed(context, { x, y }, degrees, 1, () => {
    if (kind < 0.22) fill(context, circle(0, 0, 3), color);
    else if (kind < 0.62) fill(context, rounded({ x: -2.6, y: -5, width: 5.2, height: 10 }, 1.8), color);
    else fill(context, rounded({ x: -5, y: -3.4, width: 10, height: 6.8 }, 2.2), color);
  });
}
