import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect, Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';

/** A rectangle of the image, and the layers to draw in it: all layers if omitted. */
export interface CanvasTile {
  readonly part: Rect;
  readonly layers?: readonly Layer[] | undefined;
}

/** The message from the stage to the worker that draws. */
export interface CanvasRequest {
  readonly plan: DrawingPlan;
  readonly fontUrls: FontUrls;
  /** Image pixels per canvas pixel. */
  readonly scale: number;
  readonly tiles: readonly CanvasTile[];
  /** The ids of the text layers to measure. */
  readonly measures?: readonly string[];
}

export interface DrawnTile {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface DrawnCanvas {
  readonly tiles: readonly DrawnTile[];
  /** By the ids of the measured layers. */
  readonly sizes: ReadonlyMap<string, Size>;
}
