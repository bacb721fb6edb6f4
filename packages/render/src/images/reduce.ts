import type { Rect, Size } from '@platen/design/geometry';
import type { Pixels } from '../raster/surface.ts';

/**
 * Scales a part of a picture down: every pixel is the mean of the source pixels that it covers, weighted by the covered
 * area. Plain arithmetic gives the same result on every host. Colors are weighted by alpha: otherwise the invisible
 * color of transparent pixels would bleed into edges.
 */
export function reducePixels(source: Pixels, part: Rect, size: Size): Pixels {
  const columns = spansOf(part.left, part.width, size.width, source.width);
  const rows = spansOf(part.top, part.height, size.height, source.height);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const line = new Float64Array(size.width * 4);
  const sum = new Float64Array(size.width * 4);
  const sumRow = source.isOpaque ? sumOpaqueLine : sumLine;
  for (let y = 0; y < size.height; y++) {
    const last = rows.last[y] as number;
    sum.fill(0);
    for (let row = rows.first[y] as number; row <= last; row++) {
      sumRow(source, row, columns, line);
      addLine(sum, line, weightAt(rows, y, row));
    }
    storeLine(sum, rows.total[y] as number, columns, source.isOpaque, data, y * size.width * 4);
  }
  return { ...size, data, isOpaque: source.isOpaque };
}

/**
 * The source pixels that each pixel of the result covers along one axis; the first and the last may be covered in part.
 */
interface Spans {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly firstWeight: Float64Array;
  readonly lastWeight: Float64Array;
  readonly total: Float64Array;
}

function spansOf(start: number, length: number, count: number, limit: number): Spans {
  const spans: Spans = {
    first: new Int32Array(count),
    last: new Int32Array(count),
    firstWeight: new Float64Array(count),
    lastWeight: new Float64Array(count),
    total: new Float64Array(count),
  };
  for (let index = 0; index < count; index++) {
    const from = Math.max(0, start + (length * index) / count);
    const to = Math.min(limit, start + (length * (index + 1)) / count);
    const first = Math.min(limit - 1, Math.floor(from));
    const last = Math.max(first, Math.min(limit - 1, Math.ceil(to) - 1));
    spans.first[index] = first;
    spans.last[index] = last;
    spans.firstWeight[index] = first === last ? to - from : first + 1 - from;
    spans.lastWeight[index] = to - last;
    spans.total[index] = to - from;
  }
  return spans;
}

function weightAt(spans: Spans, index: number, at: number): number {
  if (at === spans.first[index]) return spans.firstWeight[index] as number;
  return at === spans.last[index] ? (spans.lastWeight[index] as number) : 1;
}

function addLine(sum: Float64Array, line: Float64Array, weight: number): void {
  const { length } = sum;
  for (let at = 0; at < length; at++) sum[at] = (sum[at] as number) + (line[at] as number) * weight;
}

function sumOpaqueLine({ data, width }: Pixels, row: number, columns: Spans, line: Float64Array): void {
  const start = row * width * 4;
  const { first, last, firstWeight, lastWeight } = columns;
  const count = first.length;
  for (let index = 0, out = 0; index < count; index++, out += 4) {
    let at = start + (first[index] as number) * 4;
    const end = start + (last[index] as number) * 4;
    const weight = firstWeight[index] as number;
    const endWeight = end > at ? (lastWeight[index] as number) : 0;
    let r = (data[at] as number) * weight;
    let g = (data[at + 1] as number) * weight;
    let b = (data[at + 2] as number) * weight;
    for (at += 4; at < end; at += 4) {
      r += data[at] as number;
      g += data[at + 1] as number;
      b += data[at + 2] as number;
    }
    line[out] = r + (data[end] as number) * endWeight;
    line[out + 1] = g + (data[end + 1] as number) * endWeight;
    line[out + 2] = b + (data[end + 2] as number) * endWeight;
  }
}

function sumLine({ data, width }: Pixels, row: number, columns: Spans, line: Float64Array): void {
  const start = row * width * 4;
  const count = columns.first.length;
  for (let index = 0, out = 0; index < count; index++, out += 4) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    const last = columns.last[index] as number;
    for (let column = columns.first[index] as number; column <= last; column++) {
      const at = start + column * 4;
      const alpha = (data[at + 3] as number) * weightAt(columns, index, column);
      r += (data[at] as number) * alpha;
      g += (data[at + 1] as number) * alpha;
      b += (data[at + 2] as number) * alpha;
      a += alpha;
    }
    line[out] = r;
    line[out + 1] = g;
    line[out + 2] = b;
    line[out + 3] = a;
  }
}

function storeLine(
  sum: Float64Array,
  rowTotal: number,
  columns: Spans,
  isOpaque: boolean,
  out: Uint8ClampedArray,
  start: number,
): void {
  for (let from = 0; from < sum.length; from += 4) {
    const area = (columns.total[from / 4] as number) * rowTotal;
    const alpha = sum[from + 3] as number;
    const divisor = isOpaque ? area : alpha;
    if (divisor === 0) continue;
    const at = start + from;
    out[at] = Math.round((sum[from] as number) / divisor);
    out[at + 1] = Math.round((sum[from + 1] as number) / divisor);
    out[at + 2] = Math.round((sum[from + 2] as number) / divisor);
    out[at + 3] = isOpaque ? 255 : Math.round(alpha / area);
  }
}
