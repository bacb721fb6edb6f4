import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect } from '@platen/design/geometry';
import type { Locale } from '@platen/model/locale';
import type { FontUrls } from './preview-assets.ts';

/** What the page asks of the worker that draws. */
export interface PreviewRequest {
  id: number;
  plan: DrawingPlan;
  fontUrls: FontUrls;
  widthMaxPx: number;
  locale: Locale;
}

/** An image of a plan, and what drawing it found. */
export interface DrawnPreview {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** In the reader's language, each once. */
  findings: readonly string[];
  /** By layer id, in pixels of the image. */
  bounds: ReadonlyMap<string, Rect>;
}

export type PreviewResponse =
  | { kind: 'drawn'; id: number; drawn: DrawnPreview }
  | { kind: 'failed'; id: number; message: string };
