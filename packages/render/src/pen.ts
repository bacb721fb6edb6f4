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

/** What is drawn on, and what with. One for a whole drawing. */
export interface DrawTarget {
  readonly surface: Surface;
  readonly masks: GlyphMasks;
  readonly assets: Assets;
  /** Gaps are marked where they are: a preview shows what a production image would be refused for. */
  readonly marksGaps: boolean;
  /** Given where pictures are there in full size, and the scene is as large as its print: whether they suffice for it. */
  readonly resolutionLimits?: ResolutionLimits | undefined;
  /** Texts that are made to fit, by the ids of their layers. */
  readonly fittedTexts: ReadonlyMap<string, FittedText>;
  /** How much larger the image is than the scene. */
  readonly scale: number;
  /** Of the scene. */
  readonly dpi: number;
  /** Black letters and codes are drawn in white: what differs then is what they cover, and gets black ink alone. */
  readonly whitensBlackText?: boolean | undefined;
}

/** What the drawing of one layer is given. */
export interface Pen {
  readonly target: DrawTarget;
  /** From the layer's own frame to the pixels of the canvas. Rotation, flips and one scale: it never skews. */
  readonly matrix: Matrix;
  readonly context: LayerContext;
  report(kind: FindingKind, detail?: string): void;
  /** Says where the layer leaves its traces, in its own frame. A layer that lies outside of the canvas is reported. */
  cover(frame: Rect): void;
  /** Says that a frame of the layer is opaque, all of it. */
  coverSolid(frame: Rect): void;
  /** Says that there is a code in a frame of the layer, and what a reader must find in it. */
  reportCode(code: { format: SceneCode['format']; content: string; frame: Rect }): void;
  /** Draws the layers inside this one, each in its own place. */
  drawInside(layers: readonly Layer[]): void;
  /** Draws a layer inside this one in another place than its own. */
  drawAt(layer: Layer, matrix: Matrix): void;
}

/** How much larger things are on the canvas than in the layer's frame. */
export function scaleOf({ matrix }: Pen): number {
  return scaleOfMatrix(matrix);
}
