import { imagePixelsMax, imageSideMaxPx } from '@platen/design/constants';
import type { View } from '@platen/design/editor/view';
import { toCanvas } from '@platen/design/editor/view';
import {
  identity,
  type Matrix,
  multiply,
  outset,
  type Rect,
  type Size,
  scaling,
  translation,
} from '@platen/design/geometry';

/** Which pixels of the image a bitmap holds: an area, at a scale. */
export interface PictureFrame {
  readonly scale: number;
  readonly area: Rect;
}

/** Up to this many pixels the image is drawn completely, visible or not, so that panning shows no blank area. */
const wholePixelsMax = 6_000_000;
/** The share of the stage that is drawn beyond its edges. */
const marginShare = 0.2;

/** The scale at which one image pixel is one screen pixel, limited by the largest possible image. */
export function scaleAt({ zoomPercent }: View, { width, height }: Size, devicePixelRatio: number): number {
  const largest = Math.min(imageSideMaxPx / width, imageSideMaxPx / height, Math.sqrt(imagePixelsMax / width / height));
  // Rounding up may add a pixel, so the limit is one below the maximum.
  return Math.min((zoomPercent / 100) * devicePixelRatio, largest * 0.999);
}

export function imageSizeAt({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The visible area of the image; undefined if the page is outside of the stage. */
export function visibleArea(view: View, stage: Size, page: Size, scale: number): Rect | undefined {
  const from = toCanvas(view, { x: 0, y: 0 });
  const to = toCanvas(view, { x: stage.width, y: stage.height });
  const seen = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  return pixelsAround(seen, scale, { left: 0, top: 0, ...imageSizeAt(page, scale) });
}

/** The area to draw: larger than what is visible. */
export function areaToDraw(view: View, stage: Size, page: Size, scale: number): Rect {
  const image = { left: 0, top: 0, ...imageSizeAt(page, scale) };
  if (image.width * image.height <= wholePixelsMax) return image;
  const margin = marginShare * Math.max(stage.width, stage.height) * (100 / view.zoomPercent);
  const from = toCanvas(view, { x: 0, y: 0 });
  const to = toCanvas(view, { x: stage.width, y: stage.height });
  const seen = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  return pixelsAround(outset(seen, margin), scale, image) ?? { left: 0, top: 0, width: 1, height: 1 };
}

/** The whole pixels around a rectangle of the canvas, within a limit. */
export function pixelsAround(frame: Rect, scale: number, limit: Rect): Rect | undefined {
  const left = Math.max(limit.left, Math.floor(frame.left * scale));
  const top = Math.max(limit.top, Math.floor(frame.top * scale));
  const right = Math.min(limit.left + limit.width, Math.ceil((frame.left + frame.width) * scale));
  const bottom = Math.min(limit.top + limit.height, Math.ceil((frame.top + frame.height) * scale));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}

/** The matrix from the pixels of a bitmap to the page as it is displayed; `moved` is how its content moved on the canvas. */
export function cssMatrix({ scale, area }: PictureFrame, { zoomPercent }: View, moved: Matrix = identity): string {
  const toCanvasPx = multiply(scaling(1 / scale), translation(area.left, area.top));
  const shown = multiply(scaling(zoomPercent / 100), multiply(moved, toCanvasPx));
  return `matrix(${shown.map((value) => Number(value.toFixed(6))).join(',')})`;
}
