import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** Products are drawn on a square of this many units, whatever the size of the picture in pixels is. */
export const boardSize = 1000;

export type Context = SKRSContext2D;
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** Paints inside `path` and restores the context afterward. */
export function clipped(context: Context, path: Path2D, paint: () => void): void {
  context.save();
  context.clip(path);
  paint();
  context.restore();
}

/** Paints with a transform: origin at `at`, rotated clockwise by `degrees`, scaled. */
export function placed(context: Context, at: Point, degrees: number, scale: number, paint: () => void): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  paint();
  context.restore();
}

export function fill(context: Context, path: Path2D, style: Context['fillStyle']): void {
  context.fillStyle = style;
  context.fill(path);
}

export function stroke(context: Context, path: Path2D, style: Context['strokeStyle'], width: number): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

export function rounded({ x, y, width, height }: Area, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function circle(x: number, y: number, radius: number): Path2D {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  return path;
}

export function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/**
 * The pixels of one unit under the current transform, because offscreen canvases and shadows are measured in pixels.
 */
export function pixelsPerUnit(context: Context): number {
  const { a, b } = context.getTransform();
  return Math.hypot(a, b);
}

/** In a close-up most of a picture lies outside the canvas, so larger offscreen canvases would be wasted. */
const paintedMaxPx = 1500;

/**
 * Paints on an offscreen canvas at `finer` times the resolution of `context`. Hundreds of small shapes under a curved
 * clip take ten times as long as one picture of them.
 */
export function painted(
  context: Context,
  { width, height }: Pick<Area, 'width' | 'height'>,
  finer: number,
  paint: (flat: Context) => void,
): Canvas {
  const scale = Math.min(pixelsPerUnit(context) * finer, paintedMaxPx / Math.max(width, height));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const flat = canvas.getContext('2d');
  flat.scale(canvas.width / width, canvas.height / height);
  paint(flat);
  return canvas;
}
