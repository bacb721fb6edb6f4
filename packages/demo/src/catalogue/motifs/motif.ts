import { Path2D } from '@napi-rs/canvas';
import { type Context, circle, clipped, painted, placed, rounded } from '../board.ts';
import type { Inks } from '../palettes.ts';
import type { Random } from '../random.ts';

export type Brush = { readonly inks: Inks; readonly random: Random; readonly text: string };
export type Frame = { readonly width: number; readonly height: number };

/** A printed motif. Both functions draw from the origin. */
export type Motif = {
  /** One object in a box of 100 × 100, on the color of the product. */
  readonly emblem: (context: Context, brush: Brush) => void;
  /** Fills a frame whose shorter side is 100. */
  readonly cover: (context: Context, brush: Brush, frame: Frame) => void;
};

const patches: Record<'disc' | 'tile' | 'arch', () => Path2D> = {
  disc: () => circle(50, 50, 48),
  tile: () => rounded({ x: 4, y: 4, width: 92, height: 92 }, 14),
  arch: () => new Path2D('M14 92 V40 A36 36 0 0 1 86 40 V92 Q86 98 80 98 H20 Q14 98 14 92 Z'),
};

/** Shows a pattern that has no object of its own through a window. */
export function patchOf(cover: Motif['cover'], shape: keyof typeof patches): Motif['emblem'] {
  const frame = { width: 100, height: 100 };
  return (context, brush) => {
    const picture = painted(context, frame, 1.35, (flat) => cover(flat, brush, frame));
    clipped(context, patches[shape](), () => context.drawImage(picture, 0, 0, frame.width, frame.height));
  };
}

export type Place = { readonly x: number; readonly y: number; readonly index: number };

/** Positions in rows that are offset by half a step, with jitter, including a margin around the frame. */
export function halfDrop({ width, height }: Frame, step: number, jitter: number, random: Random): Place[] {
  const places: Place[] = [];
  const rowStep = step * 0.86;
  for (let row = -1; row * rowStep <= height + step; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let column = -1; column * step <= width + step; column += 1) {
      places.push({
        x: column * step + shift + random.between(-jitter, jitter),
        y: row * rowStep + random.between(-jitter, jitter),
        index: places.length,
      });
    }
  }
  return places;
}

/** Draws an object of 100 × 100 centered at x, y. */
export function stamp(
  context: Context,
  { x, y, size, degrees }: { x: number; y: number; size: number; degrees: number },
  paint: () => void,
): void {
  placed(context, { x, y }, degrees, size / 100, () => {
    context.translate(-50, -50);
    paint();
  });
}

export function fillFrame(context: Context, { width, height }: Frame, style: Context['fillStyle']): void {
  context.fillStyle = style;
  // Slightly beyond the frame: a cover that ends exactly at the edge of a clip leaves a pale seam.
  context.fillRect(-1, -1, width + 2, height + 2);
}
