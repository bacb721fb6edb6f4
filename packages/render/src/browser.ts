// How it works and how to change it: docs/components/renderer.md
import type { Scene } from '@platen/design/scene';
import { type AssetSource, loadAssets as loadAll } from './asset-source.ts';
import { planPainterOf } from './draw-plan.ts';
import type { Assets } from './assets.ts';
import { inflate } from './browser/inflate.ts';
import { openCodeReader } from './browser/read-codes.ts';
import type { Inspection } from './draw-scene.ts';
import { type DrawOptions, newPainter } from './drawing.ts';

/**
 * The renderer in a page or a worker of it. It gives the same pixels as the renderer of the server, to the last bit:
 * what a designer sees is what the factory prints.
 */
const painter = newPainter();

export type { AssetSource } from './asset-source.ts';
export type { Asset, Assets } from './assets.ts';
export type { Inspection } from './draw-scene.ts';
export type { Drawing, DrawOptions } from './drawing.ts';
export type { PlanPainter, PlanPiece } from './draw-plan.ts';
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

/** Loads what a scene needs at a size. Give it what it gave before (`known`), and only what is new is loaded. */
export function loadAssets(scene: Scene, source: AssetSource, known?: Assets, scale = 1): Promise<Assets> {
  return loadAll({ scene, scale }, source, inflate, known);
}

/** Draws a scene on a canvas that has the size of the image. */
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

/** As `render`, for callers that want the bytes and no canvas. */
export const draw = painter.draw;

/** Draws plans with their parts, one after the other as they change. */
export const newPlanPainter = planPainterOf(painter, inflate, openCodeReader);

/** What drawing would find, without drawing. */
export const inspect = painter.inspect;
