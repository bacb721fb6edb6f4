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
  /** The size of the image relative to the scene; 1 for production images. */
  readonly scale?: number;
  /** `preview` marks missing content; `production` throws a `RefusedError` instead. */
  readonly mode?: 'preview' | 'production';
  /** The part of the image to draw; all of it by default. */
  readonly part?: PixelRect;
  /** The layers to draw; all of them by default. They look the same as when the whole scene is drawn. */
  readonly layers?: readonly Layer[] | undefined;
  /** Draws black text and codes in white, to find the pixels that they cover. */
  readonly whitensBlackText?: boolean | undefined;
  /**
   * Memory for the pixels, which is used if it is large enough. It must be aligned to 8 bytes; its content is
   * overwritten.
   */
  readonly memory?: Uint8Array;
}

/** An image as straight RGBA, and its inspection. */
export interface Drawing extends Size, Inspection {
  readonly data: Uint8ClampedArray;
}

/** Draws scenes. It caches the masks of glyphs, so a thread should use one painter for everything. */
export interface Painter {
  draw(scene: Scene, assets: Assets, options?: DrawOptions): Drawing;
  /** Returns the inspection of a whole image at full size, without drawing it. */
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

/** Throws a `RefusedError` if any finding prevents a production image. */
export function assertPrintable(findings: readonly Finding[]): void {
  const refusals = findings.filter(isRefusal);
  if (refusals.length > 0) throw new RefusedError(refusals);
}

/** The size of an image in whole pixels. Throws a `TooLargeError` beyond the limits. */
export function imageSize(scene: Size, scale: number): Size {
  const size = {
    width: Math.max(1, Math.round(scene.width * scale)),
    height: Math.max(1, Math.round(scene.height * scale)),
  };
  checkSize(size);
  return size;
}

/** The largest scale at which an image is not wider than the maximum. Never enlarges. */
export function scaleForWidth(scene: Size, widthMaxPx: number): number {
  return Math.min(1, widthMaxPx / scene.width);
}
