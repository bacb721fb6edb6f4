import type { PixelRect, Pixels } from '../raster/surface.ts';
import { type AxisMapping, axisOf } from './axis.ts';
import { coveredRows } from './covered-rows.ts';
import { type RowSampler, wrapAround } from './rows.ts';
import { type UprightPlace, uprightRows } from './upright-rows.ts';

/** In px of the canvas. A deviation below this over a whole tile is rounding. */
const wholeTolerance = 1e-6;
/**
 * The largest number of adjacent tiles that may form a whole number of pixels; ten suffice for sizes in tenths of a
 * pixel.
 */
const tilesMax = 20;
/** A larger piece repeats too rarely to be worth its memory. */
const piecePixelsMax = 4_000_000;

/** The smallest part of the canvas that repeats, starting at the canvas's corner: premultiplied RGBA. */
interface Piece {
  readonly key: string;
  readonly words: Int32Array;
  /** Draws a row unless it is drawn already. */
  make(row: number): void;
}

const known = new WeakMap<Pixels, Piece>();

/**
 * Rows of tiles of which one or a few together cover whole pixels: these are drawn once and then copied. Undefined for
 * other sizes.
 */
export function tiledRows(place: UprightPlace, region: PixelRect): RowSampler | undefined {
  const { source, across, down } = place;
  const width = periodOf(across);
  const height = periodOf(down);
  if (width === 0 || height === 0 || width * height > piecePixelsMax) return undefined;
  const piece = pieceOf(place, width, height);
  let rowStart = 0;

  function begin(index: number): void {
    const row = wrapAround(region.top + index, height);
    piece.make(row);
    rowStart = row * width;
  }

  function store(from: number, end: number, out: Int32Array, start: number): void {
    for (let x = from; x < end; ) {
      const column = wrapAround(region.left + x, width);
      const count = Math.min(end - x, width - column);
      out.set(piece.words.subarray(rowStart + column, rowStart + column + count), start + x);
      x += count;
    }
  }

  const columns = axisOf(across, region.left, region.width, 'cells').cover;
  const rows = axisOf(down, region.top, region.height, 'cells').cover;
  return coveredRows({ isOpaque: source.isOpaque, columns, rows, begin, store }, region);
}

/** The number of whole canvas pixels after which an axis repeats; 0 if that takes too many tiles. */
function periodOf({ length, step }: AxisMapping): number {
  const exact = length / Math.abs(step);
  for (let count = 1; count <= tilesMax; count++) {
    const whole = Math.round(exact * count);
    if (whole > 0 && Math.abs(exact * count - whole) < wholeTolerance) return whole;
  }
  return 0;
}

function pieceOf({ source, across, down }: UprightPlace, width: number, height: number): Piece {
  const key = [across.start, across.step, down.start, down.step].join(' ');
  const found = known.get(source);
  if (found?.key === key) return found;
  const words = new Int32Array(width * height);
  const isMade = new Uint8Array(height);
  const uncut = { source, across: { ...across, shown: undefined }, down: { ...down, shown: undefined } };
  const sampler = uprightRows(uncut, { left: 0, top: 0, width, height });
  const piece: Piece = {
    key,
    words,
    make(row) {
      if (isMade[row] === 1) return;
      isMade[row] = 1;
      sampler.read(row, words, row * width);
      if (!source.isOpaque) words.set(sampler.words, row * width);
    },
  };
  known.set(source, piece);
  return piece;
}
