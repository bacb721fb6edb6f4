import { Path2D } from '@napi-rs/canvas';
import { type Context, fill } from '../board.ts';
import { lighten, mix } from '../color.ts';
import type { Random } from '../random.ts';
import { fillFrame, halfDrop, type Motif, patchOf } from './motif.ts';

const cover: Motif['cover'] = (context, { inks, random }, frame) => {
  fillFrame(context, frame, lighten(inks.soft, 0.68));
  const small = mix(inks.soft, inks.deep, 0.3);
  for (const { x, y } of halfDrop(frame, 8, 3, random))
    drawChip(context, x, y, random.between(0.7, 1.4), small, random);
  const tones = [inks.main, inks.soft, inks.accent, inks.deep, mix(inks.main, inks.soft, 0.5)] as const;
  for (const { x, y, index } of halfDrop(frame, 16, 3.5, random)) {
    drawChip(context, x, y, random.between(3.2, 7), tones[(index * 3) % tones.length] ?? inks.main, random);
  }
};

export const terrazzo: Motif = { emblem: patchOf(cover, 'tile'), cover };

function drawChip(context: Context, x: number, y: number, radius: number, color: string, random: Random): void {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2 + random.between(-0.35, 0.35);
    const reach = radius * random.between(0.65, 1.15);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.8 };
  });
  const path = new Path2D();
  corners.forEach((corner, index) => {
    if (index === 0) path.moveTo(corner.x, corner.y);
    else path.lineTo(corner.x, corner.y);
  });
  path.closePath();
  fill(context, path, color);
}
