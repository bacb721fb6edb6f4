// How it works and how to change it: docs/components/renderer.md
import type { Scene } from '@platen/design/scene';
import { type AssetSource, loadAssets as loadAll } from './asset-source.ts';
import type { Assets } from './assets.ts';
import { inflate } from './browser/inflate.ts';
import { openCodeReader } from './browser/read-codes.ts';
import { planPainterOf } from './draw-plan.ts';
import type { Inspection } from './draw-scene.ts';
import { type DrawOptions, newPainter } from './drawing.ts';

/**
 * The renderer for a page or a web worker. Its pixels equal those of the server to the last bit, so that the designer
 * shows exactly what the factory prints.
 */
const painter = newPainter();

export type { AssetSource } from './asset-source.ts';
export type { Asset, Assets } from './assets.ts';
export type { PlanPainter, PlanPiece } from './draw-plan.ts';
export type { Inspection } from './draw-scene.ts';
export type { Drawing, DrawOptions } from './drawing.ts';
export { scaleForWidth } from './drawing.ts';
export {
  type Finding,
  type FindingKind,
  findingText,
  isRefusal,
  RefusedError,
  type Severity,
  severityOf,
} from './findings.ts';
export { TooLargeError } from './limits.ts';
export { type Font, openFont } from './text/font.ts';

/**
 * Loads the fonts and pictures of a scene.
 * @param known earlier results, from which unchanged assets are reused
 * @param scale the size of the image relative to the scene
 */
export function loadAssets(scene: Scene, source: AssetSource, known?: Assets, scale = 1): Promise<Assets> {
  return loadAll({ scene, scale }, source, inflate, known);
}

/** Draws a scene on a new canvas of the size of the image. */
export function render(
  scene: Scene,
  assets: Assets,
  options: DrawOptions = {},
): Inspection & { canvas: OffscreenCanvas } {
  const { width, height, data, ...found } = painter.draw(scene, assets, options);
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0);
  return { canvas, ...found };
}

/** Draws a scene like `render`, but returns straight RGBA bytes instead of a canvas. */
export const draw = painter.draw;

/** Creates a painter for plans and their parts, which reuses what did not change between two plans. */
export const newPlanPainter = planPainterOf(painter, inflate, openCodeReader);

/** Returns the findings, bounds and codes of drawing a scene, without drawing it. */
export const inspect = painter.inspect;
