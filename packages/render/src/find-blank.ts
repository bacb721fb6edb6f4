import { withoutLabels } from '@platen/design/label-check';
import type { Layer } from '@platen/design/layers/index';
import { isPrintedOnWhite } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import type { Assets } from './assets.ts';
import { imageSize, type Painter, scaleForWidth } from './drawing.ts';
import { type Finding, isRefusal } from './findings.ts';
import { wordsOf } from './raster/surface.ts';

/** Almost all ink shows at this width, and an image of this width is drawn in a millisecond. */
const overviewWidthPx = 512;
/** The pixels of a large print that are in memory at once. */
const partPixelsMax = 2_000_000;

/**
 * Reports a production image that would leave the press without any ink, or with the factory's label only: a canvas on
 * which nothing was designed, or whose content an order left empty. If something is missing, that is the finding, and
 * there is no second one.
 * @param findings what is known about the image already
 */
export function findBlank(painter: Painter, scene: Scene, assets: Assets, findings: readonly Finding[]): Finding[] {
  if (!scene.print || findings.some(isRefusal)) return [];
  const artwork = withoutLabels(scene.layers);
  if (hasInk(painter, scene, assets, artwork)) return [];
  const hasLabel = artwork !== scene.layers && hasInk(painter, scene, assets, scene.layers);
  return [{ kind: hasLabel ? 'only_label' : 'blank_image', layer_id: '', layer_name: '', detail: '' }];
}

/**
 * Small drawings may lose hairlines and single dots, but never gain any: what they show is there, and only if they show
 * nothing are the layers drawn at their full size.
 */
function hasInk(painter: Painter, scene: Scene, assets: Assets, layers: readonly Layer[]): boolean {
  const isOnWhite = scene.print !== undefined && isPrintedOnWhite(scene.print);
  const isInked = isOnWhite ? isNotWhite : isNotClear;
  const overview = painter.draw(scene, assets, { scale: scaleForWidth(scene, overviewWidthPx), layers });
  if (wordsOf(overview.data).some(isInked)) return true;
  const { width, height } = imageSize(scene, 1);
  const rows = Math.max(1, Math.floor(partPixelsMax / width));
  const memory = new Uint8Array(width * Math.min(rows, height) * 4);
  for (let top = 0; top < height; top += rows) {
    const part = { left: 0, top, width, height: Math.min(rows, height - top) };
    if (wordsOf(painter.draw(scene, assets, { part, memory, layers }).data).some(isInked)) return true;
  }
  return false;
}

const colorBits = 0xffffff;

/** The highest byte of a pixel is its alpha. */
const isNotClear = (word: number) => word >>> 24 !== 0;
/** White paper stays white where transparency and white are printed. */
const isNotWhite = (word: number) => isNotClear(word) && (word & colorBits) !== colorBits;
