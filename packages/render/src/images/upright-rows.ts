import { type PixelRect, type Pixels, wordsOf } from '../raster/surface.ts';
import { type Axis, type AxisMapping, axisOf } from './axis.ts';
import { coveredRows } from './covered-rows.ts';
import { narrowMixer, wideMixer } from './mixers.ts';
import { reducingRows } from './reducing-rows.ts';
import { clampTo, noRow, type RowSampler, wrapAround } from './rows.ts';

/** A picture whose axes are those of the canvas: neither rotated nor sheared, possibly flipped. */
export interface UprightPlace {
  readonly source: Pixels;
  readonly across: AxisMapping;
  readonly down: AxisMapping;
}

/** Rows of an axis-aligned picture, each computed in one step from the source pixels below it. */
export function uprightRows({ source, across, down }: UprightPlace, region: PixelRect): RowSampler {
  // The order of the axes affects only the cost. It depends only on the geometry, so that it is the same for every
  // strip.
  const isNarrowed = Math.abs(across.step) >= 1;
  const columns = axisOf(across, region.left, region.width, isNarrowed ? 'cells' : 'edges');
  if (columns.high < columns.low) return { words: new Int32Array(0), read: () => noRow };
  const areEdges = Math.abs(down.step) < 1;
  const lines = axisOf(down, region.top, region.height, areEdges ? 'edges' : 'cells');
  const wrap = down.isRepeated ? wrapAround : clampTo;
  const rowOf = (line: number) => wrap(line, source.height);
  const isReduced = isNarrowed && !areEdges && source.isOpaque;
  const mixerOf = isReduced ? reducingRows : isNarrowed ? narrowMixer : wideMixer;
  const mixer = mixerOf({ source, columns, isRepeated: across.isRepeated, lines, areEdges, rowOf });
  const copy = source.isOpaque && columns.isStraight ? copierOf(source, columns, across.isRepeated) : undefined;
  let copied = -1;

  function begin(index: number): void {
    const isOneRow = (lines.taps[index + 1] as number) - (lines.taps[index] as number) === 1;
    copied = copy && isOneRow ? rowOf(lines.first[index] as number) : -1;
    if (copied === -1) mixer.mix(index);
  }

  function store(from: number, end: number, out: Int32Array, start: number): void {
    if (copy && copied !== -1) copy(copied, from, end, out, start);
    else mixer.store(from, end, out, start);
  }

  return coveredRows({ isOpaque: source.isOpaque, columns: columns.cover, rows: lines.cover, begin, store }, region);
}

/** Copies pixels that equal source pixels. */
function copierOf(source: Pixels, { first, low, high }: Axis, isRepeated: boolean) {
  const { width } = source;
  const isInside = low >= 0 && high < width;
  if (!isInside && !isRepeated) return undefined;
  const words = wordsOf(source.data);
  return (row: number, from: number, end: number, out: Int32Array, start: number): void => {
    for (let x = from; x < end; ) {
      const column = wrapAround(first[x] as number, width);
      const count = Math.min(end - x, width - column);
      const begin = row * width + column;
      out.set(words.subarray(begin, begin + count), start + x);
      x += count;
    }
  };
}
