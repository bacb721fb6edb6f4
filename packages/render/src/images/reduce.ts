import type { Rect, Size } from '@platen/design/geometry';
import type { Pixels } from '../raster/surface.ts';

/**
 * A part of a picture at a smaller size: every pixel is the mean of all that it stands for, weighted by how much of
 * each lies in it. In plain arithmetic, so that it is the same everywhere. Colours are weighted by their alpha:
 * otherwise the invisible colour of clear pixels bleeds into the edge.
 */
export function reducePixels(source: Pixels, part: Rect, size: Size): Pixels {
  const columns = spansOf(part.left, part.width, size.width, source.width);
  const rows = spansOf(part.top, part.height, size.height, source.height);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const line = new Float64Array(size.width * 4);
  const sum = new Float64Array(size.width * 4);
  for (const [y, row] of rows.entries()) {
    sum.fill(0);
    for (let index = row.first; index <= row.last; index++) {
      const weight = weightAt(row, index);
      if (source.isOpaque) sumOpaqueLine(source, index, columns, line);
      else sumLine(source, index, columns, line);
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (line[at] as number) * weight;
    }
    storeLine(sum, row.total, columns, source.isOpaque, data, y * size.width * 4);
  }
  return { ...size, data, isOpaque: source.isOpaque };
}

/** The pixels of the source that one pixel of the result stands for; the first and the last may be there in part. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly firstWeight: number;
  readonly lastWeight: number;
  readonly total: number;
}

function spansOf(start: number, length: number, count: number, limit: number): Span[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.max(0, start + (length * index) / count);
    const to = Math.min(limit, start + (length * (index + 1)) / count);
    const first = Math.min(limit - 1, Math.floor(from));
    const last = Math.max(first, Math.min(limit - 1, Math.ceil(to) - 1));
    const firstWeight = first === last ? to - from : first + 1 - from;
    return { first, last, firstWeight, lastWeight: to - last, total: to - from };
  });
}

function weightAt({ first, last, firstWeight, lastWeight }: Span, index: number): number {
  if (index === first) return firstWeight;
  return index === last ? lastWeight : 1;
}

function sumOpaqueLine({ data, width }: Pixels, row: number, columns: readonly Span[], line: Float64Array): void {
  const start = row * width * 4;
  let out = 0;
  for (const column of columns) {
    let at = start + column.first * 4;
    let r = (data[at] as number) * column.firstWeight;
    let g = (data[at + 1] as number) * column.firstWeight;
    let b = (data[at + 2] as number) * column.firstWeight;
    const end = start + column.last * 4;
    for (at += 4; at < end; at += 4) {
      r += data[at] as number;
      g += data[at + 1] as number;
      b += data[at + 2] as number;
    }
    if (column.last > column.first) {
      r += (data[end] as number) * column.lastWeight;
      g += (data[end + 1] as number) * column.lastWeight;
      b += (data[end + 2] as number) * column.lastWeight;
    }
    line[out] = r;
    line[out + 1] = g;
    line[out + 2] = b;
    out += 4;
  }
}

function sumLine({ data, width }: Pixels, row: number, columns: readonly Span[], line: Float64Array): void {
  const start = row * width * 4;
  let out = 0;
  for (const column of columns) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let index = column.first; index <= column.last; index++) {
      const at = start + index * 4;
      const alpha = (data[at + 3] as number) * weightAt(column, index);
      r += (data[at] as number) * alpha;
      g += (data[at + 1] as number) * alpha;
      b += (data[at + 2] as number) * alpha;
      a += alpha;
    }
    line[out] = r;
    line[out + 1] = g;
    line[out + 2] = b;
    line[out + 3] = a;
    out += 4;
  }
}

function storeLine(
  sum: Float64Array,
  rowTotal: number,
  columns: readonly Span[],
  isOpaque: boolean,
  data: Uint8ClampedArray,
  start: number,
): void {
  for (const [index, { total }] of columns.entries()) {
    const from = index * 4;
    const at = start + from;
    const area = total * rowTotal;
    const alpha = sum[from + 3] as number;
    const divisor = isOpaque ? area : alpha;
    if (divisor === 0) continue;
    data[at] = Math.round((sum[from] as number) / divisor);
    data[at + 1] = Math.round((sum[from + 1] as number) / divisor);
    data[at + 2] = Math.round((sum[from + 2] as number) / divisor);
    data[at + 3] = isOpaque ? 255 : Math.round(alpha / area);
  }
}
