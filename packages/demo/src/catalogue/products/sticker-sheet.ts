import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, placed, rounded, stroke } from '../board.ts';
import { fade, isDark, lighten, mix } from '../color.ts';
import type { Design } from '../design.ts';
import { fontFor } from '../fonts.ts';
import { dropShadow, linear, shade } from '../light.ts';
import type { Palette } from '../palettes.ts';
import type { Product } from './product.ts';

const fallbackNames = 'Leo Mia Ava Noah Emma Luca Ella Max Zoe Finn Ivy Sam';

/** The lower right corner is lifted off the ground. */
const pageOutline =
  'M-276 -390 H276 Q300 -390 300 -366 V270 L190 390 H-276 Q-300 390 -300 366 V-366 Q-300 -390 -276 -390 Z';

/**
 * Name stickers on their backing sheet; the names are the design's text, separated by spaces. A cover is a sheet with
 * stickers of its own.
 */
export const stickerSheet: Product = {
  closeUp: { x: 180, y: 110, width: 480, height: 480 },
  printRatio: 2.4,
  draw(context, design, palette) {
    const names = (design.text || fallbackNames).split(' ');
    placed(context, { x: 500, y: 496 }, design.isTurned ? 4 : -5, 1, () => {
      const page = new Path2D(pageOutline);
      drawBacking(context, palette, page);
      if (design.coverage === 'cover') {
        clipped(context, page, () => design.cover(context, { x: -300, y: -390, width: 600, height: 780 }));
      } else if (design.isTurned) drawBadges(context, design, palette, names);
      else drawPills(context, design, palette, names);
      drawCurl(context, palette);
    });
  },
};

function drawBacking(context: Context, palette: Palette, page: Path2D): void {
  dropShadow(context, palette, page, 18);
  fill(
    context,
    page,
    linear(context, { x: -300, y: -390 }, { x: 300, y: 390 }, [
      [0, '#ffffff'],
      [1, mix('#ffffff', palette.ground, 0.55)],
    ]),
  );
}

function drawPills(context: Context, design: Design, palette: Palette, names: readonly string[]): void {
  const colors = [palette.main, palette.accent];
  const pill = { width: 252, height: 92 };
  for (let index = 0; index < 12; index += 1) {
    const column = index % 2;
    const row = Math.floor(index / 2);
    // The last position on the right stays empty below the lifted corner.
    if (index === 11) continue;
    const x = -268 + column * 284;
    const y = -354 + row * 120;
    const color = colors[column] ?? palette.main;
    const area = { x, y, ...pill };
    fill(
      context,
      rounded({ x: x - 4, y: y - 4, width: pill.width + 8, height: pill.height + 8 }, 50),
      lighten(color, 0.75),
    );
    fill(context, rounded(area, 46), color);
    fill(context, circle(x + 46, y + 46, 35), '#ffffff');
    design.emblem(context, { x: x + 20, y: y + 20, width: 52, height: 52 });
    const ink = column === 0 ? '#ffffff' : mix(palette.deep, '#20203a', 0.2);
    write(context, names[index % names.length] ?? '', x + 164, y + 48, 46, 142, ink);
  }
}

function drawBadges(context: Context, design: Design, palette: Palette, names: readonly string[]): void {
  const tones = [lighten(palette.soft, 0.25), lighten(palette.accent, 0.5), lighten(palette.main, 0.72)];
  for (let index = 0; index < 12; index += 1) {
    const column = index % 3;
    const row = Math.floor(index / 3);
    if (index === 11) continue;
    const x = -270 + column * 184;
    const y = -358 + row * 184;
    const tone = tones[(index + row) % 3] ?? palette.soft;
    fill(context, rounded({ x, y, width: 170, height: 170 }, 38), tone);
    stroke(context, rounded({ x: x + 7, y: y + 7, width: 156, height: 156 }, 32), fade('#ffffff', 0.9), 3);
    design.emblem(context, { x: x + 38, y: y + 18, width: 94, height: 94 });
    write(
      context,
      names[index % names.length] ?? '',
      x + 85,
      y + 137,
      36,
      136,
      isDark(tone) ? '#ffffff' : palette.deep,
    );
  }
}

function write(context: Context, text: string, x: number, y: number, size: number, room: number, ink: string): void {
  const font = fontFor(text, 'round');
  context.font = `${size}px "${font}"`;
  const fitted = Math.min(size, (size * room) / context.measureText(text).width);
  context.font = `${fitted}px "${font}"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

function drawCurl(context: Context, palette: Palette): void {
  const curl = new Path2D('M190 390 C196 352 190 316 176 292 C216 304 262 296 300 270 Z');
  dropShadow(context, palette, curl, 7);
  fill(
    context,
    curl,
    linear(context, { x: 176, y: 292 }, { x: 262, y: 346 }, [
      [0, mix('#ffffff', palette.soft, 0.5)],
      [0.45, '#ffffff'],
      [1, mix('#ffffff', shade, 0.14)],
    ]),
  );
}
