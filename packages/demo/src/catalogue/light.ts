import { Path2D } from '@napi-rs/canvas';
import { boardSize, type Context, type Point } from './board.ts';
import { darken, fade, mix } from './color.ts';
import type { Palette } from './palettes.ts';
import { castShadows } from './soft.ts';

/**
 * Every product is lit from the top left: highlights are on the left and at the top, shadows on the right and at the
 * bottom.
 */
export type Stop = readonly [offset: number, color: string];

export type Gradient = ReturnType<Context['createLinearGradient']>;

export const shade = '#26235c';

export function linear(context: Context, from: Point, to: Point, stops: readonly Stop[]): Gradient {
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

export function radial(context: Context, at: Point, radius: number, stops: readonly Stop[]): Gradient {
  const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

function shadowColor({ ground, deep }: Palette): string {
  return darken(mix(ground, deep, 0.5), 0.25);
}

/** The shadow of a standing object: a wide soft area, and a narrow dark line directly below the object. */
export function contactShadow(context: Context, palette: Palette, at: Point, radiusX: number, radiusY: number): void {
  const color = shadowColor(palette);
  pool(context, { x: at.x + radiusX * 0.08, y: at.y + radiusY * 0.2 }, radiusX * 1.2, radiusY * 1.25, color, 0.26);
  pool(context, at, radiusX * 0.96, radiusY * 0.5, color, 0.34);
}

function pool(context: Context, at: Point, radiusX: number, radiusY: number, color: string, strength: number): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(radiusX, radiusY);
  context.fillStyle = radial(context, { x: 0, y: 0 }, 1, [
    [0, fade(color, strength)],
    [0.55, fade(color, strength * 0.72)],
    [0.82, fade(color, strength * 0.22)],
    [1, fade(color, 0)],
  ]);
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** The shadow of an object that lies on the ground or hangs on the wall, `lift` units away from it. */
export function dropShadow(context: Context, palette: Palette, path: Path2D, lift: number): void {
  const color = shadowColor(palette);
  castShadows(context, path, [
    { x: 0.15 * lift, y: 0.25 * lift, blur: 0.6 * lift, color: fade(color, 0.22) },
    { x: 0.5 * lift, y: 0.9 * lift, blur: 2.2 * lift, color: fade(color, 0.2) },
  ]);
}

/** A clip path without bounds. */
export function everywhere(): Path2D {
  const path = new Path2D();
  path.rect(-boardSize, -boardSize, boardSize * 3, boardSize * 3);
  return path;
}

/** A gradient of polished steel, across its length. */
export function metal(context: Context, from: Point, to: Point): Gradient {
  return linear(context, from, to, [
    [0, '#9da3b5'],
    [0.14, '#d5d9e3'],
    [0.26, '#ffffff'],
    [0.4, '#cfd4df'],
    [0.66, '#a3a9bb'],
    [0.86, '#c9cedb'],
    [1, '#868ca1'],
  ]);
}
