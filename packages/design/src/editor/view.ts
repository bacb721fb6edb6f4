import type { Point, Rect, Size } from '../geometry.ts';
import { zoomMaxPercent, zoomMinPercent } from './editor-constants.ts';

/** Which part of the canvas is seen: a point of it lies on the screen at pan + point × zoom. */
export interface View {
  readonly zoomPercent: number;
  /** Where the canvas's top left corner lies in the stage, in px of the screen. */
  readonly pan: Point;
}

function clampZoom(percent: number): number {
  return Math.min(zoomMaxPercent, Math.max(zoomMinPercent, percent));
}

/** What was typed as a zoom, to a whole percent; nothing where it is no number from 1 to 1000, and the zoom stays. */
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

/** A length on the screen, as the canvas measures it. */
export function lengthOnCanvas({ zoomPercent }: View, px: number): number {
  return (px * 100) / zoomPercent;
}

/** Zooms so that what lies under a point of the screen stays there. */
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

/** All of a frame of the canvas in the middle of the stage, as large as it goes with a margin around it. */
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
