import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect } from '@platen/design/geometry';
import type { Locale } from '@platen/model/text/locale';
import type { FontUrls } from './preview-assets.ts';

/** The message from the page to the worker that draws. */
export interface PreviewRequest {
  plan: DrawingPlan;
  fontUrls: FontUrls;
  widthMaxPx: number;
  locale: Locale;
}

/** An image of a plan, and the findings of drawing it. */
export interface DrawnPreview {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** In the reader's language, without duplicates. */
  findings: readonly string[];
  /** By layer id, in pixels of the image. */
  bounds: ReadonlyMap<string, Rect>;
}
