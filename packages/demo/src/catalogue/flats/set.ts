import { type Context, clipped, fill, rounded } from '../board.ts';
import { lighten } from '../color.ts';
import { dropShadow } from '../light.ts';
import { type Palette, palettes } from '../palettes.ts';
import type { FlatPicture } from '../picture.ts';
import { flatDesign } from './flat-design.ts';

const margin = 64;
const gap = 30;

/** Small prints, each on a card in its own colors. */
export function drawSet(
  context: Context,
  prints: Extract<FlatPicture, { flat: 'set' }>['prints'],
  ground: Palette,
): void {
  const columns = Math.ceil(Math.sqrt(prints.length));
  const rows = Math.ceil(prints.length / columns);
  const side = (1000 - margin * 2 - gap * (columns - 1)) / columns;
  const top = (1000 - rows * side - (rows - 1) * gap) / 2;
  prints.forEach((print, index) => {
    const x = margin + (index % columns) * (side + gap);
    const y = top + Math.floor(index / columns) * (side + gap);
    const card = rounded({ x, y, width: side, height: side }, side * 0.12);
    const { soft } = palettes[print.palette];
    dropShadow(context, ground, card, 9);
    fill(context, card, index % 2 === 0 ? '#ffffff' : lighten(soft, 0.55));
    const air = side * 0.14;
    clipped(context, card, () =>
      flatDesign(print).emblem(context, { x: x + air, y: y + air, width: side - air * 2, height: side - air * 2 }),
    );
  });
}
