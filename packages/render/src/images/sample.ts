/**
 * This folder scales, rotates and tiles pictures into a frame of the scene: `levels.ts` picks the level to draw from, `reduce.ts`
 * and `reducing-rows.ts` average, `enlarging-rows.ts` interpolates, `turned-rows.ts` rotates, `tiles.ts` repeats.
 *
 * Why not libvips (sharp): a page draws the same scene as the server and must get the same bits, and libvips exists only on the
 * server; its bits also follow its version and the processor's vector instructions. sharp decodes uploads and makes resized copies
 * for screens, where bits do not matter. What must hold: a row depends on the scene and the scale alone, never on the strip that it
 * is drawn in, and a kernel (`*.wat`) gives the bits of the plain code beside it. `npm run bench render` compares speed with
 * sharp, `npm run bench render quality` accuracy.
 */
import {
  invert,
  type Matrix,
  multiply,
  type Rect,
  type Size,
  scaleOfMatrix,
  scaling,
  translation,
} from '@platen/design/geometry';
import { blendRow } from '../raster/blend.ts';
import { openForBlending } from '../raster/straight.ts';
import { type PixelRect, type Pixels, type Surface, wordsOf } from '../raster/surface.ts';
import { levelFor, type Picture, pixelsAt, wholeLevel } from './levels.ts';
import { reducePixels } from './reduce.ts';
import type { PlacedPicture, RowSampler } from './rows.ts';
import { tiledRows } from './tiles.ts';
import { turnedRows } from './turned-rows.ts';
import { type UprightPlace, uprightRows } from './upright-rows.ts';

/** A picture, or a part of one, that fills a frame. */
export interface Fill {
  readonly picture: Picture;
  readonly part: Rect;
  /** The size in the frame at which the part is shown: that of the frame, or of one tile. */
  readonly size: Size;
  readonly isRepeated: boolean;
  /** Whether the picture ends at the frame. Otherwise its edge pixels are continued beyond it. */
  readonly isCut: boolean;
}

/** A fill with the level that it is drawn from; `part` is relative to that level. */
interface LevelFill extends Omit<Fill, 'picture'> {
  readonly pixels: Pixels;
}

const reduced = new WeakMap<Pixels, Map<string, Pixels>>();
const reducedMax = 4;
const transposed = new WeakMap<Pixels, Pixels>();

/**
 * Fills a frame with a picture in one step from source pixels to canvas pixels; the edges of the frame cover pixels in
 * part. Pictures shown at a quarter of their size or less are read from a level, and pictures at angles other than
 * quarter turns are reduced first, both once for all strips. Plain arithmetic, because hosts scale pictures
 * differently.
 */
export function paintFill(surface: Surface, fill: Fill, frame: Size, matrix: Matrix, region: PixelRect): void {
  const isUpright = matrix[1] === 0 && matrix[2] === 0;
  const isQuarter = matrix[0] === 0 && matrix[3] === 0;
  const placeRows = isUpright || isQuarter ? uprightFill : turnedFill;
  blendRows(surface, region, placeRows(atLevel(fill, scaleOfMatrix(matrix)), frame, matrix, region));
}

function atLevel({ picture, part, size, ...fill }: Fill, scale: number): LevelFill {
  const reduction = Math.min(part.width / size.width, part.height / size.height) / scale;
  const small = levelFor(reduction);
  const level = Math.max(picture.level, fill.isRepeated ? wholeLevel(picture, small) : small);
  const share = 0.5 ** level;
  const { left, top, width, height } = part;
  const shared = { left: left * share, top: top * share, width: width * share, height: height * share };
  return { ...fill, pixels: pixelsAt(picture, level), part: shared, size };
}

function uprightFill(fill: LevelFill, frame: Size, matrix: Matrix, region: PixelRect): RowSampler {
  const { pixels, part, size, isRepeated, isCut } = fill;
  const ratioX = part.width / size.width;
  const ratioY = part.height / size.height;
  const [a, b, c, d, e, f] = multiply([ratioX, 0, 0, ratioY, part.left, part.top], invert(matrix));
  const shownX = isCut ? { from: part.left, to: part.left + frame.width * ratioX } : undefined;
  const shownY = isCut ? { from: part.top, to: part.top + frame.height * ratioY } : undefined;
  const x = { length: pixels.width, isRepeated, shown: shownX };
  const y = { length: pixels.height, isRepeated, shown: shownY };
  if (b === 0 && c === 0) {
    const places = { across: { ...x, start: e, step: a }, down: { ...y, start: f, step: d } };
    return rowsOf({ source: pixels, ...places }, region);
  }
  const places = { across: { ...y, start: f, step: b }, down: { ...x, start: e, step: c } };
  return rowsOf({ source: transpose(pixels), ...places }, region);
}

function rowsOf(place: UprightPlace, region: PixelRect): RowSampler {
  return (place.across.isRepeated ? tiledRows(place, region) : undefined) ?? uprightRows(place, region);
}

/** Swaps rows and columns, which reduces a quarter turn to a flip. */
function transpose(pixels: Pixels): Pixels {
  const known = transposed.get(pixels);
  if (known) return known;
  const { width, height } = pixels;
  const words = wordsOf(pixels.data);
  const turned = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = words[y * width + x] as number;
  }
  const made = { width: height, height: width, data: new Uint8Array(turned.buffer), isOpaque: pixels.isOpaque };
  transposed.set(pixels, made);
  return made;
}

function turnedFill(fill: LevelFill, frame: Size, matrix: Matrix, region: PixelRect): RowSampler {
  const scale = scaleOfMatrix(matrix);
  const source = reduceFor(fill, scale);
  const toFrame = multiply(invert(matrix), translation(0.5, 0.5));
  const toSource = multiply(scaling(source.width / fill.size.width, source.height / fill.size.height), toFrame);
  const placed: PlacedPicture = {
    source,
    isRepeated: fill.isRepeated,
    isCut: fill.isCut,
    toSource: multiply(translation(-0.5, -0.5), toSource),
    toFrame: multiply(scaling(scale), toFrame),
    limit: { width: frame.width * scale, height: frame.height * scale },
  };
  return turnedRows(placed, region);
}

function blendRows(surface: Surface, region: PixelRect, rows: RowSampler): void {
  const { words } = surface;
  openForBlending(surface, { from: region.top, to: region.top + region.height });
  let solidCount = 0;
  for (let y = 0; y < region.height; y++) {
    const start = (region.top - surface.top + y) * surface.width + region.left - surface.left;
    const { from, to, solidFrom, solidTo } = rows.read(region.top + y, words, start);
    blendRow(words, start + from, rows.words, from, solidFrom - from);
    blendRow(words, start + solidTo, rows.words, solidTo, to - solidTo);
    solidCount += solidTo - solidFrom;
  }
  if (solidCount === words.length) surface.isOpaque = true;
}

/** Crops to the part and reduces it to its shown size. */
function reduceFor({ pixels, part, size }: LevelFill, scale: number): Pixels {
  const target = {
    width: Math.max(1, Math.min(Math.round(size.width * scale), Math.ceil(part.width))),
    height: Math.max(1, Math.min(Math.round(size.height * scale), Math.ceil(part.height))),
  };
  const isWhole = part.left === 0 && part.top === 0 && part.width === pixels.width && part.height === pixels.height;
  if (isWhole && target.width === pixels.width && target.height === pixels.height) return pixels;
  const key = [part.left, part.top, part.width, part.height, target.width, target.height].join(' ');
  const known = reduced.get(pixels) ?? new Map<string, Pixels>();
  reduced.set(pixels, known);
  const made = known.get(key) ?? reducePixels(pixels, part, target);
  // A drag changes the size at every step, so only the most recent sizes are kept.
  known.delete(key);
  if (known.size >= reducedMax) known.delete(known.keys().next().value ?? '');
  known.set(key, made);
  return made;
}
