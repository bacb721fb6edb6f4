import { Path2D } from '@napi-rs/canvas';
import { type Context, clipped } from '../board.ts';
import { fade, isDark, lightness } from '../color.ts';
import { everywhere, linear, shade } from '../light.ts';
import { softStroke } from '../soft.ts';

/** What all fabrics share: folds and visible stitches. */

export function drapeCloth(context: Context, cloth: Path2D, color: string, folds: readonly string[]): void {
  const depth = isDark(color) ? 1.7 : 1;
  clipped(context, cloth, () => {
    context.fillStyle = linear(context, { x: 180, y: 120 }, { x: 860, y: 880 }, [
      [0, fade('#ffffff', 0.1 + 0.3 * lightness(color) ** 3)],
      [0.4, fade('#ffffff', 0)],
      [0.55, fade(shade, 0)],
      [1, fade(shade, 0.15 * depth)],
    ]);
    context.fillRect(0, 0, 1000, 1000);
  });
  const lines = new Path2D(folds.join(' '));
  softStroke(context, cloth, lines, { color: shade, alpha: 0.15 * depth, width: 18, blur: 9 });
  clipped(context, cloth, () => {
    // Highlights the side of a fold that faces the light.
    context.translate(-11, -6);
    const alpha = 0.06 + 0.4 * lightness(color) ** 4;
    softStroke(context, everywhere(), lines, { color: '#ffffff', alpha, width: 10, blur: 6 });
  });
}

export function seam(context: Context, line: string, color: string): void {
  context.save();
  context.strokeStyle = isDark(color) ? fade('#ffffff', 0.2) : fade(shade, 0.17);
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.stroke(new Path2D(line));
  context.restore();
}

export function stitches(context: Context, line: string, color: string): void {
  context.save();
  context.setLineDash([9, 6]);
  context.strokeStyle = isDark(color) ? fade('#ffffff', 0.24) : fade(shade, 0.22);
  context.lineWidth = 2.4;
  context.stroke(new Path2D(line));
  context.restore();
}
