import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { type Area, type Context, clipped, pixelsPerUnit } from './board.ts';
import { fade } from './color.ts';

/**
 * Blurs are computed on a canvas whose resolution decreases with their radius and which is only as large as they
 * extend: at full size the shadow of a product would take longer than the product.
 */

/** A soft stroke inside a shape: a fold, a dent, the sheen of a curve. */
export function softStroke(
  context: Context,
  within: Path2D,
  line: Path2D,
  mark: { color: string; alpha: number; width: number; blur: number },
): void {
  const unit = pixelsPerUnit(context);
  const blurPx = mark.blur * unit;
  const coarse = Math.max(1, blurPx / 2.5);
  const box = pixelBox(context, line, blurPx * 3 + mark.width * unit);
  const picture = coarsePicture(context, box, coarse, (soft) => {
    soft.filter = `blur(${blurPx / coarse}px)`;
    soft.strokeStyle = fade(mark.color, mark.alpha);
    soft.lineWidth = mark.width;
    soft.lineCap = 'round';
    soft.stroke(line);
  });
  clipped(context, within, () => drawInPixels(context, picture, box));
}

/** Far enough outside the canvas that only the shadow of the object is visible on it. */
const asidePx = 4000;

export type Cast = { readonly x: number; readonly y: number; readonly blur: number; readonly color: string };

/** The shadows of a shape without the shape, the sharpest first; offset and blur in units. */
export function castShadows(context: Context, path: Path2D, casts: readonly [Cast, ...Cast[]]): void {
  const unit = pixelsPerUnit(context);
  const coarse = Math.max(1, (casts[0].blur * unit) / 4);
  const reach = Math.max(...casts.map(({ x, y, blur }) => Math.max(x, y) + blur * 1.5));
  const box = pixelBox(context, path, reach * unit);
  const picture = coarsePicture(context, box, coarse, (soft) => {
    const { a, b, c, d, e, f } = soft.getTransform();
    soft.setTransform(a, b, c, d, e - asidePx, f);
    soft.fillStyle = '#000000';
    for (const { x, y, blur, color } of casts) {
      // Shadow offsets ignore the transform, so the shadow of a rotated product still falls down and to the right.
      soft.shadowOffsetX = asidePx + (x * unit) / coarse;
      soft.shadowOffsetY = (y * unit) / coarse;
      soft.shadowBlur = (blur * unit) / coarse;
      soft.shadowColor = color;
      soft.fill(path);
    }
  });
  drawInPixels(context, picture, box);
}

/** The bounding box of a shape in the picture with a margin, in pixels. */
function pixelBox(context: Context, path: Path2D, marginPx: number): Area {
  const [left, top, right, bottom] = path.getBounds();
  const { a, b, c, d, e, f } = context.getTransform();
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.min(...xs) - marginPx;
  const y = Math.min(...ys) - marginPx;
  return { x, y, width: Math.max(...xs) + marginPx - x, height: Math.max(...ys) + marginPx - y };
}

/** `paint` draws in the units and with the transform of `context`. */
function coarsePicture(context: Context, box: Area, coarse: number, paint: (soft: Context) => void): Canvas {
  const canvas = createCanvas(Math.ceil(box.width / coarse), Math.ceil(box.height / coarse));
  const soft = canvas.getContext('2d');
  const { a, b, c, d, e, f } = context.getTransform();
  soft.scale(canvas.width / box.width, canvas.height / box.height);
  soft.transform(a, b, c, d, e - box.x, f - box.y);
  paint(soft);
  return canvas;
}

function drawInPixels(context: Context, picture: Canvas, { x, y, width, height }: Area): void {
  context.save();
  context.resetTransform();
  context.drawImage(picture, x, y, width, height);
  context.restore();
}
