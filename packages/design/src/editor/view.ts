import type { Point, Rect, Size } from '../geometry.ts';
import { zoomMaxPercent, zoomMinPercent } from './editor-constants.ts';

/** The visible part of the canvas: a point is on the screen at pan + point × zoom. */
export interface View {
  readonly zoomPercent: number;
  /** The position of the canvas's top left corner on the stage, in px of the screen. */
  readonly pan: Point;
}

function clampZoom(percent: number): number {
  return Math.min(zoomMaxPercent, Math.max(zoomMinPercent, percent));
}

/** Parses a typed zoom to whole percent; undefined unless it is a number from 1 to 1000. */
export function parseZoom(text: string): number | undefined {
  const digits = text.trim().replace(/\s*%$/, '');
  const percent = digits === '' ? Number.NaN : Number(digits);
  return percent >= zoomMinPercent && percent <= zoomMaxPercent ? Math.round(percent) : undefined;
}

export function toCanvas({ zoomPercent, pan }: View, { x, y }: Point): Point {
  return { x: ((x - pan.x) * 100) / zoomPercent, y: ((y - pan.y) * 100) / zoomPercent };
}

export function toScreen({ zoomPercent, pan }: View, { x, y }: Point): Point {
  return { x: pan.x + (x * zoomPercent) / 100, y: pan.y + (y * zoomPercent) / 100 };
}

/** Converts a length on the screen to px of the canvas. */
export function lengthOnCanvas({ zoomPercent }: View, px: number): number {
  return (px * 100) / zoomPercent;
}

/** Zooms around a point of the screen, which stays in place. */
export function zoomAround(view: View, percent: number, at: Point): View {
  const zoomPercent = clampZoom(percent);
  const factor = zoomPercent / view.zoomPercent;
  return {
    zoomPercent,
    pan: { x: at.x - (at.x - view.pan.x) * factor, y: at.y - (at.y - view.pan.y) * factor },
  };
}

export function panBy(view: View, by: Point): View {
  return { ...view, pan: { x: view.pan.x + by.x, y: view.pan.y + by.y } };
}

/** The view that centers a frame on the stage, as large as possible with a margin. */
export function fitView(frame: Rect, stage: Size, marginPx: number): View {
  const room = { width: Math.max(1, stage.width - 2 * marginPx), height: Math.max(1, stage.height - 2 * marginPx) };
  const zoomPercent = clampZoom(Math.min((100 * room.width) / frame.width, (100 * room.height) / frame.height));
  const onScreen = (px: number) => (px * zoomPercent) / 100;
  return {
    zoomPercent,
    pan: {
      x: (stage.width - onScreen(frame.width)) / 2 - onScreen(frame.left),
      y: (stage.height - onScreen(frame.height)) / 2 - onScreen(frame.top),
    },
  };
}
