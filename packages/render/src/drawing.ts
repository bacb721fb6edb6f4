import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import { usualResolution } from '@platen/design/resolution-limits';
import type { Scene } from '@platen/design/scene';
import type { Assets } from './assets.ts';
import { drawScene, type Inspection, inspectScene } from './draw-scene.ts';
import { type Finding, isRefusal, RefusedError } from './findings.ts';
import { checkSize } from './limits.ts';
import { toStraight } from './raster/straight.ts';
import { newSurface, type PixelRect } from './raster/surface.ts';
import { newGlyphMasks } from './text/glyph-masks.ts';

export interface DrawOptions {
  /** How much larger the image is than the scene; 1 for production. */
  readonly scale?: number;
  /** `preview` marks what is missing; `production` throws a `RefusedError` for it. */
  readonly mode?: 'preview' | 'production';
  /** Only this part of the image. */
  readonly part?: PixelRect;
  /** Only these layers, as they look among all of the scene's. */
  readonly layers?: readonly Layer[] | undefined;
  /** Black letters and codes in white. */
  readonly whitensBlackText?: boolean | undefined;
  /** To draw in, where it is large enough, from a whole double word on. Whoever lends it is done with what it held. */
  readonly memory?: Uint8Array;
}

/** An image: straight RGBA, and what was found while it was made. */
export interface Drawing extends Size, Inspection {
  readonly data: Uint8ClampedArray;
}

/** Draws scenes. Holds what the glyphs that were drawn cover; one for each thread is enough. */
export interface Painter {
  draw(scene: Scene, assets: Assets, options?: DrawOptions): Drawing;
  /** What drawing would find, without drawing. */
  inspect(scene: Scene, assets: Assets): Inspection;
}

export function newPainter(): Painter {
  const tools = { masks: newGlyphMasks() };

  function inspect(scene: Scene, assets: Assets): Inspection {
    return inspectScene(scene, {
      ...tools,
      assets,
      marksGaps: false,
      resolutionLimits: scene.resolution ?? usualResolution,
      scale: 1,
      dpi: scene.dpi,
    });
  }

  function draw(scene: Scene, assets: Assets, options: DrawOptions = {}): Drawing {
    const { scale = 1, mode = 'preview' } = options;
    const size = imageSize(scene, scale);
    const part = options.part ?? { left: 0, top: 0, ...size };
    if (mode === 'production') assertPrintable(inspect(scene, assets).findings);
    const surface = newSurface(part, options.memory);
    const marksGaps = mode === 'preview';
    const { whitensBlackText } = options;
    const target = { ...tools, surface, assets, marksGaps, scale, dpi: scene.dpi, whitensBlackText };
    const found = drawScene(scene, target, options.layers);
    const { width, height } = part;
    const isOpaque = surface.isOpaque || found.isOpaque;
    return { ...found, width, height, data: toStraight(surface), isOpaque };
  }

  return { draw, inspect };
}

/** Throws what keeps a production image from being made. */
export function assertPrintable(findings: readonly Finding[]): void {
  const refusals = findings.filter(isRefusal);
  if (refusals.length > 0) throw new RefusedError(refusals);
}

export function imageSize(scene: Size, scale: number): Size {
  const size = {
    width: Math.max(1, Math.round(scene.width * scale)),
    height: Math.max(1, Math.round(scene.height * scale)),
  };
  checkSize(size);
  return size;
}

/** The scale at which an image is at most so wide. Never enlarges. */
export function scaleForWidth(scene: Size, widthMaxPx: number): number {
  return Math.min(1, widthMaxPx / scene.width);
}
