import { type Matrix, type Rect, scaleOfMatrix } from '@platen/design/geometry';
import type { LayerContext } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import type { ResolutionLimits } from '@platen/design/resolution-limits';
import type { Assets } from './assets.ts';
import type { SceneCode } from './codes/scene-code.ts';
import type { FindingKind } from './findings.ts';
import type { Surface } from './raster/surface.ts';
import type { FittedText } from './text/fit-text.ts';
import type { GlyphMasks } from './text/glyph-masks.ts';

/** What all layers of a drawing share: the surface, the assets and the settings. */
export interface DrawTarget {
  readonly surface: Surface;
  readonly masks: GlyphMasks;
  readonly assets: Assets;
  /** Whether missing content is marked. Previews mark it; a production image would be refused for it. */
  readonly marksGaps: boolean;
  /** The limits for the resolution of pictures. Only given for an inspection, which is at the size of the print. */
  readonly resolutionLimits?: ResolutionLimits | undefined;
  /** The texts that were fitted into their frames, by layer id. */
  readonly fittedTexts: ReadonlyMap<string, FittedText>;
  /** The size of the image relative to the scene. */
  readonly scale: number;
  /** The resolution of the scene in pixels per inch, at scale 1. */
  readonly dpi: number;
  /**
   * Draws black text and codes in white. The pixels that differ from the usual image are those that they cover, which a
   * print gives black ink only.
   */
  readonly whitensBlackText?: boolean | undefined;
}

/** The interface through which one layer is drawn. */
export interface Pen {
  readonly target: DrawTarget;
  /** The transform from the layer's own frame to pixels of the canvas: rotation, flips and a uniform scale, no skew. */
  readonly matrix: Matrix;
  readonly context: LayerContext;
  report(kind: FindingKind, detail?: string): void;
  /** Records the bounding box of what the layer draws, in its own frame. Reports it if it lies outside the canvas. */
  cover(frame: Rect): void;
  /** Records that the layer fills a frame with opaque pixels. */
  coverSolid(frame: Rect): void;
  /** Records a code in a frame of the layer, and the content that a reader must find in it. */
  reportCode(code: { format: SceneCode['format']; content: string; frame: Rect }): void;
  /** Draws the children of this layer, each at its own position. */
  drawInside(layers: readonly Layer[]): void;
  /** Draws a child of this layer with an additional transform. */
  drawAt(layer: Layer, matrix: Matrix): void;
}

/** The scale from the layer's own frame to the canvas. */
export function scaleOf({ matrix }: Pen): number {
  return scaleOfMatrix(matrix);
}
