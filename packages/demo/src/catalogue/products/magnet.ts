import { type Context, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { darken, fade, mix } from '../color.ts';
import { dropShadow, linear, shade } from '../light.ts';
import { bodyColor, type Palette } from '../palettes.ts';
import type { Product } from './product.ts';

const side = 360;

/** Four crystal magnets: the design, its pattern, and two plain ones. */
export const magnet: Product = {
  closeUp: { x: 90, y: 90, width: 520, height: 520 },
  printRatio: 1,
  draw(context, design, palette) {
    const whole = { x: -side / 2, y: -side / 2, width: side, height: side };
    const emblem = { x: -side * 0.33, y: -side * 0.33, width: side * 0.66, height: side * 0.66 };
    const color = bodyColor(palette, design.body);
    const tiles = [
      {
        x: 292,
        y: 290,
        degrees: -4,
        color,
        paint: () => (design.coverage === 'cover' ? design.cover(context, whole) : design.emblem(context, emblem)),
      },
      {
        x: 712,
        y: 306,
        degrees: 5,
        color: palette.soft,
        paint: () => design.cover(context, { x: whole.x, y: whole.y - 60, width: side, height: side + 260 }),
      },
      { x: 300, y: 708, degrees: 3, color: palette.accent, paint: () => drawStripes(context, palette) },
      {
        x: 716,
        y: 716,
        degrees: -3,
        color: mix(palette.soft, '#ffffff', 0.4),
        paint: () => design.emblem(context, emblem),
      },
    ];
    for (const tile of design.isTurned ? tiles.reverse() : tiles) {
      placed(context, { x: tile.x, y: tile.y }, tile.degrees, 1, () =>
        drawTile(context, palette, tile.color, tile.paint),
      );
    }
  },
};

function drawTile(context: Context, palette: Palette, color: string, paint: () => void): void {
  const outline = rounded({ x: -side / 2, y: -side / 2, width: side, height: side }, 52);
  dropShadow(context, palette, outline, 16);
  context.save();
  context.translate(4, 8);
  fill(context, outline, darken(color, 0.22));
  context.restore();
  fill(context, outline, color);
  clipped(context, outline, () => {
    paint();
    context.fillStyle = linear(context, { x: -side / 2, y: -side / 2 }, { x: side / 2, y: side / 2 }, [
      [0, fade('#ffffff', 0.42)],
      [0.38, fade('#ffffff', 0.08)],
      [0.385, fade('#ffffff', 0)],
      [1, fade(shade, 0.12)],
    ]);
    context.fillRect(-side / 2, -side / 2, side, side);
    const rim = linear(context, { x: -side / 2, y: -side / 2 }, { x: side / 2, y: side / 2 }, [
      [0, fade('#ffffff', 0.95)],
      [0.5, fade('#ffffff', 0.2)],
      [1, fade(shade, 0.22)],
    ]);
    stroke(context, outline, rim, 12);
  });
}

function drawStripes(context: Context, palette: Palette): void {
  context.fillStyle = mix(palette.accent, '#ffffff', 0.35);
  for (let at = -side; at < side; at += 64) {
    context.save();
    context.rotate(-Math.PI / 4);
    context.fillRect(at, -side, 32, side * 2);
    context.restore();
  }
}
