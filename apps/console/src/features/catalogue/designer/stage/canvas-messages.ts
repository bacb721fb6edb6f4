import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect, Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';

/** Some pixels of the image, and the layers that are drawn in them: all where it names none. */
export interface CanvasTile {
  readonly part: Rect;
  readonly layers?: readonly Layer[] | undefined;
}

/** What the stage asks of the worker that draws. */
export interface CanvasRequest {
  readonly id: number;
  readonly plan: DrawingPlan;
  readonly fontUrls: FontUrls;
  /** Pixels of the image to a pixel of the canvas. */
  readonly scale: number;
  readonly tiles: readonly CanvasTile[];
  /** The texts whose sizes are wanted, by the ids of their layers. */
  readonly measures?: readonly string[];
}

export interface DrawnTile {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export type CanvasResponse =
  | { kind: 'drawn'; id: number; tiles: readonly DrawnTile[]; sizes: ReadonlyMap<string, Size> }
  | { kind: 'failed'; id: number; message: string };
