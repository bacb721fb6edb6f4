// How it works and how to change it: docs/components/renderer.md
import type { Writable } from 'node:stream';
import { isPrintedOnWhite } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import { type AssetSource, loadAssets as loadAll } from './asset-source.ts';
import type { Assets } from './assets.ts';
import { planPainterOf } from './draw-plan.ts';
import { assertPrintable, imageSize, newPainter } from './drawing.ts';
import type { Finding } from './findings.ts';
import { inflate } from './node/inflate.ts';
import { compressStrip } from './node/png.ts';
import type { PngControl } from './node/pool.ts';
import { inspectForPrint, openCodeReader } from './node/read-codes.ts';
import { srgbProfile } from './node/srgb-profile.ts';
import { stripAt, writeStrips } from './node/strips.ts';
import { onPaper } from './raster/on-paper.ts';

/**
 * The renderer for the server. Its pixels equal those of the browser to the last bit. It draws in the calling thread;
 * for many or large images, open a render pool instead.
 */
const painter = newPainter();

export type { AssetSource } from './asset-source.ts';
export type { Asset, Assets } from './assets.ts';
export type { PlanPainter } from './draw-plan.ts';
export type { Inspection } from './draw-scene.ts';
export type { Drawing, DrawOptions } from './drawing.ts';
export { scaleForWidth } from './drawing.ts';
export {
  type Finding,
  type FindingKind,
  findingText,
  isRefusal,
  RefusedError,
  refusingKinds,
  type Severity,
  severityOf,
} from './findings.ts';
export { levelToCover } from './images/levels.ts';
export { shownSizes } from './images/shown-sizes.ts';
export { TooLargeError } from './limits.ts';
export { type EncodeOptions, encodeImage, type ImageFormat } from './node/encode.ts';
export { FairScheduler, type QueueEntry } from './node/fair-scheduler.ts';
export type { ImageOutput, PictureFacts, PrintCheck, RenderedImage, RenderFile, RenderRequest } from './node/job.ts';
export type { PictureResize } from './node/picture-handlers.ts';
export { openPicturePool, type PicturePool } from './node/picture-pool.ts';
export { openRenderPool, type PngControl, type RenderPool, type RenderPoolOptions } from './node/pool.ts';
export { makePrintFile, type PrintOrder } from './node/print/print-file.ts';
export { openFontFile, unpackFont } from './node/uploads/font-upload.ts';
export { type PreparedPicture, prepareInMemory } from './node/uploads/prepare-picture.ts';
export { type PictureFault, UnreadablePicture } from './node/uploads/unreadable-picture.ts';
export { levelPath } from './node/uploads/write-levels.ts';
export type { WorkerCode } from './node/worker-handle.ts';
export { RenderThreadError, type TaskOptions } from './node/worker-pool.ts';
export { rendererVersion } from './renderer-version.ts';
export type { Font } from './text/font.ts';
export { FontError, type FontFault } from './text/font-file.ts';

/**
 * Loads the fonts and pictures of a scene at full size.
 * @param known earlier results, from which unchanged assets are reused
 */
export function loadAssets(scene: Scene, source: AssetSource, known?: Assets): Promise<Assets> {
  return loadAll({ scene, scale: 1 }, source, inflate, known);
}

/** Draws a scene as straight RGBA, with its inspection. */
export const render = painter.draw;

/** Creates a painter for plans and their parts, which reuses what did not change between two plans. */
export const newPlanPainter = planPainterOf(painter, inflate, openCodeReader);

/** Returns the findings, bounds and codes of drawing a scene, without drawing it. */
export const inspect = painter.inspect;

/** Writes a production image at full size, strip by strip. Throws a `RefusedError` before the first byte is written. */
export async function renderToPng(
  scene: Scene,
  assets: Assets,
  stream: Writable,
  { whitensBlackText }: Pick<PngControl, 'whitensBlackText'> = {},
): Promise<readonly Finding[]> {
  const size = imageSize(scene, 1);
  const findings = await inspectForPrint(painter, scene, assets);
  assertPrintable(findings);
  const isCovered = painter.inspect(scene, assets).isOpaque;
  const isOnWhite = !isCovered && scene.print !== undefined && isPrintedOnWhite(scene.print);
  const profile = scene.print && srgbProfile;
  const image = { ...size, dpi: scene.dpi, isOpaque: isCovered || isOnWhite, profile };
  const draw = async (index: number) => {
    const { data } = painter.draw(scene, assets, { part: stripAt(size, index), whitensBlackText });
    if (isOnWhite) onPaper(data);
    return compressStrip(data, image);
  };
  await writeStrips({ image, atOnce: 1, draw }, stream);
  return findings;
}
