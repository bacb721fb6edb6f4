import { blendColor, blendStamp } from '../raster/blend-color.ts';
import { newMask, stampMask } from '../raster/masks.ts';
import { putMask, putStamp } from '../raster/put-color.ts';
import { doStampsOverlap, leftOf, type PlacedStamp, topOf } from '../raster/stamps.ts';
import { areRowsClear, markStraight } from '../raster/straight.ts';
import { intersect, type Mask, type PixelRect, type Surface } from '../raster/surface.ts';
import type { Color } from '../raster/tint.ts';

/** A letter and its frame. Letters that share a pixel, directly or through others, are in one cluster. */
interface Letter {
  readonly placed: PlacedStamp;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  cluster: Letter[] | undefined;
  /** No other letter's frame overlaps with its own. */
  isAlone: boolean;
}

/**
 * Draws letters of one color from cached masks. A letter that shares no pixel with another is drawn directly; the
 * letters of a cluster are combined into one mask first, so that pixels where they touch are not blended twice.
 */
export function inkGlyphs(surface: Surface, stamps: readonly PlacedStamp[], color: Color): void {
  const letters = lettersOn(surface, stamps);
  if (letters.length === 0) return;
  if (!areInLine(letters)) findClusters(letters);
  const { top: from, height } = frameAround(letters);
  const rows = { from, to: from + height };
  const isGroundClear = areRowsClear(surface, rows);
  for (const letter of letters) {
    const { placed, cluster, isAlone } = letter;
    const whole = cluster?.[0] === letter ? coverTogether(surface, cluster) : undefined;
    if (isGroundClear) {
      if (whole) putMask(surface, whole, color);
      else if (!cluster) putStamp(surface, placed, color, isAlone);
    } else if (whole) blendColor(surface, whole, color);
    else if (!cluster) blendStamp(surface, placed, color);
  }
  if (isGroundClear) markStraight(surface, rows);
}

function lettersOn(surface: Surface, stamps: readonly PlacedStamp[]): Letter[] {
  const letters: Letter[] = [];
  const surfaceRight = surface.left + surface.width;
  const surfaceBottom = surface.top + surface.height;
  for (const placed of stamps) {
    const { mask } = placed.stamp;
    const left = leftOf(placed);
    const top = topOf(placed);
    const right = left + mask.width;
    const bottom = top + mask.height;
    if (bottom <= surface.top || top >= surfaceBottom || right <= surface.left || left >= surfaceRight) continue;
    letters.push({ placed, left, top, right, bottom, cluster: undefined, isAlone: true });
  }
  return letters;
}

/** Whether each letter begins at or after the end of the preceding one. */
function areInLine(letters: readonly Letter[]): boolean {
  let end = Number.NEGATIVE_INFINITY;
  for (const { left, right } of letters) {
    if (left < end) return false;
    end = right;
  }
  return true;
}

/** From left to right, compares each letter with those that begin before it ends. */
function findClusters(letters: readonly Letter[]): void {
  const sorted = letters.toSorted((a, b) => a.left - b.left);
  for (const [index, letter] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Letter;
      if (other.left >= letter.right) break;
      if (other.top >= letter.bottom || letter.top >= other.bottom) continue;
      letter.isAlone = false;
      other.isAlone = false;
      if (letter.cluster && letter.cluster === other.cluster) continue;
      if (doStampsOverlap(letter.placed, other.placed)) join(letter, other);
    }
  }
}

function join(one: Letter, other: Letter): void {
  const cluster = one.cluster ?? [one];
  one.cluster = cluster;
  for (const letter of other.cluster ?? [other]) {
    letter.cluster = cluster;
    cluster.push(letter);
  }
}

function coverTogether(surface: Surface, cluster: readonly Letter[]): Mask | undefined {
  const region = intersect(frameAround(cluster), surface);
  const whole = region && newMask(region);
  if (whole) for (const { placed } of cluster) stampMask(whole, placed);
  return whole;
}

function frameAround(letters: readonly Letter[]): PixelRect {
  const far = Number.POSITIVE_INFINITY;
  let [left, top, right, bottom] = [far, far, -far, -far];
  for (const letter of letters) {
    left = Math.min(left, letter.left);
    top = Math.min(top, letter.top);
    right = Math.max(right, letter.right);
    bottom = Math.max(bottom, letter.bottom);
  }
  return { left, top, width: right - left, height: bottom - top };
}
