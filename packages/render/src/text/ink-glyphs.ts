import type { Matrix, Rect } from '@platen/design/geometry';
import { blendStamp } from '../raster/blend-color.ts';
import { newMask, stampMask } from '../raster/masks.ts';
import { putStamp } from '../raster/put-color.ts';
import { doStampsOverlap, leftOf, type PlacedStamp, topOf } from '../raster/stamps.ts';
import { areRowsClear, markStraight } from '../raster/straight.ts';
import { intersect, type Mask, type PixelRect, type Surface } from '../raster/surface.ts';
import type { Color } from '../raster/tint.ts';

/** A glyph on the canvas, with its cached mask. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly matrix: Matrix;
  readonly placed: PlacedStamp;
}

/** What the outlines of glyphs say that their masks do not. */
export interface Outlines {
  /** The exact bounding box of a glyph on the canvas. */
  boundsOf(glyph: PlacedGlyph): Rect;
  /** The mask of glyphs as one shape. */
  coverAsOne(glyphs: readonly [PlacedGlyph, ...PlacedGlyph[]]): PlacedStamp | undefined;
}

/** A glyph and the frame of its mask. */
interface Letter extends PlacedGlyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  bounds: Rect | undefined;
  /** All letters that share a pixel with it, directly or through others. */
  cluster: Letters | undefined;
  /** Those of its cluster whose outlines may overlap with its own, directly or through others. */
  shape: Letters | undefined;
  /** No other letter's frame overlaps with its own. */
  isAlone: boolean;
}

type Letters = [Letter, ...Letter[]];

/** What covers pixels that nothing else covers: a letter, or the letters of a cluster. */
type Part = Pick<Letter, 'placed' | 'isAlone'>;

/** Draws letters of one color. */
export function inkGlyphs(surface: Surface, glyphs: readonly PlacedGlyph[], color: Color, outlines: Outlines): void {
  const letters = lettersOn(surface, glyphs, outlines);
  if (letters.length === 0) return;
  const { top: from, height } = frameAround(letters);
  const rows = { from, to: from + height };
  const isGroundClear = areRowsClear(surface, rows);
  for (const { placed, isAlone } of partsOn(surface, letters, outlines)) {
    if (isGroundClear) putStamp(surface, placed, color, isAlone);
    else blendStamp(surface, placed, color);
  }
  if (isGroundClear) markStraight(surface, rows);
}

/** The coverage of letters in a region. */
export function coverGlyphs(region: PixelRect, glyphs: readonly PlacedGlyph[], outlines: Outlines): Mask {
  const whole = newMask(region);
  const letters = lettersOn(region, glyphs, outlines);
  for (const { placed } of partsOn(region, letters, outlines)) stampMask(whole, placed);
  return whole;
}

/**
 * A letter that shares no pixel with another is drawn from its mask. The letters of a cluster are combined into one mask
 * first, so that pixels where they touch are not blended twice.
 */
function* partsOn(region: PixelRect, letters: readonly Letter[], outlines: Outlines): Generator<Part> {
  const drawn = new Set<Letters>();
  for (const letter of letters) {
    const { cluster } = letter;
    if (!cluster) yield letter;
    else if (!drawn.has(cluster)) {
      drawn.add(cluster);
      const placed = coverCluster(region, cluster, outlines);
      if (placed) yield { placed, isAlone: false };
    }
  }
}

/**
 * Letters side by side cover the sum of their masks. Letters that overlap are covered as one shape, because masks do not
 * tell how much of a pixel they cover together: where the strokes of script letters run into each other, it is half of
 * it if both cover the same half.
 */
function coverCluster(region: PixelRect, cluster: Letters, outlines: Outlines): PlacedStamp | undefined {
  if (cluster[0].shape?.length === cluster.length) return outlines.coverAsOne(cluster);
  const frame = intersect(frameAround(cluster), region);
  if (!frame) return undefined;
  const mask = newMask(frame);
  const shapes = new Set(cluster.flatMap(({ shape }) => (shape ? [shape] : [])));
  for (const shape of shapes) {
    const placed = outlines.coverAsOne(shape);
    if (placed) stampMask(mask, placed);
  }
  for (const { placed, shape } of cluster) if (!shape) stampMask(mask, placed);
  return { stamp: { mask, words: undefined }, x: 0, y: 0 };
}

/**
 * The letters that touch a region. Clusters are made of all letters, whatever the region is: how the rows of a shape are
 * split depends on all of its outlines, and must not differ between the strips of an image.
 */
function lettersOn(region: PixelRect, glyphs: readonly PlacedGlyph[], outlines: Outlines): Letter[] {
  const letters = glyphs.map(({ glyph, matrix, placed }): Letter => {
    const { width, height } = placed.stamp.mask;
    const left = leftOf(placed);
    const top = topOf(placed);
    const frame = { left, top, right: left + width, bottom: top + height };
    return { glyph, matrix, placed, ...frame, bounds: undefined, cluster: undefined, shape: undefined, isAlone: true };
  });
  if (!areInLine(letters)) findClusters(letters, outlines);
  const regionRight = region.left + region.width;
  const regionBottom = region.top + region.height;
  return letters.filter(({ left, top, right, bottom }) => {
    return bottom > region.top && top < regionBottom && right > region.left && left < regionRight;
  });
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
function findClusters(letters: readonly Letter[], outlines: Outlines): void {
  const boundsOf = (letter: Letter) => (letter.bounds ??= outlines.boundsOf(letter));
  const sorted = letters.toSorted((a, b) => a.left - b.left);
  for (const [index, letter] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Letter;
      if (other.left >= letter.right) break;
      if (other.top >= letter.bottom || letter.top >= other.bottom) continue;
      letter.isAlone = false;
      other.isAlone = false;
      if (letter.shape && letter.shape === other.shape) continue;
      const isSameCluster = letter.cluster !== undefined && letter.cluster === other.cluster;
      const mayOverlap = doRectsOverlap(boundsOf(letter), boundsOf(other));
      if ((isSameCluster && !mayOverlap) || !doStampsOverlap(letter.placed, other.placed)) continue;
      if (!isSameCluster) join(letter, other, 'cluster');
      if (mayOverlap) join(letter, other, 'shape');
    }
  }
}

function join(one: Letter, other: Letter, group: 'cluster' | 'shape'): void {
  const joined: Letters = one[group] ?? [one];
  one[group] = joined;
  for (const letter of other[group] ?? [other]) {
    letter[group] = joined;
    joined.push(letter);
  }
}

function doRectsOverlap(a: Rect, b: Rect): boolean {
  const isBeside = a.left >= b.left + b.width || b.left >= a.left + a.width;
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height;
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
