import type { Rect, Size } from './geometry.ts';

/**
 * Lays out items in rows. Items never overlap and never leave the frame: if they are too many or too large, all of them
 * and the gaps are scaled down until they fit.
 */
export const flowRules = [
  'left_to_right',
  'right_to_left',
  'odd_left_to_right_even_right_to_left',
  'odd_right_to_left_even_left_to_right',
] as const;
export type FlowRule = (typeof flowRules)[number];

export const verticalAligns = ['top', 'center', 'bottom'] as const;
export type VerticalAlign = (typeof verticalAligns)[number];

export interface Flow {
  readonly horizontal_gap: number;
  readonly vertical_gap: number;
  readonly rule: FlowRule;
  readonly vertical_align: VerticalAlign;
}

export interface FlowResult {
  /** 1 if everything fitted at its own size. */
  readonly scale: number;
  /** The frame of each item, in the order of the items. */
  readonly frames: readonly Rect[];
}

/** Whether a row, counted from 0, begins at the right edge. */
const startsAtRight: Record<FlowRule, (row: number) => boolean> = {
  left_to_right: () => false,
  right_to_left: () => true,
  odd_left_to_right_even_right_to_left: (row) => row % 2 === 1,
  odd_right_to_left_even_left_to_right: (row) => row % 2 === 0,
};

/** The share of a row's spare height that lies above an item. */
const shareAbove: Record<VerticalAlign, number> = { top: 0, center: 0.5, bottom: 1 };

const scaleSteps = 24;

export function flowItems(items: readonly Size[], frame: Size, flow: Flow): FlowResult {
  const scale = findScale(items, frame, flow);
  const rows = breakRows(items, frame.width, flow, scale);
  const frames: Rect[] = [];
  let top = 0;
  for (const [index, row] of rows.entries()) {
    const height = rowHeight(row, scale);
    let used = 0;
    for (const item of row) {
      const width = item.width * scale;
      const spare = height - item.height * scale;
      frames.push({
        left: startsAtRight[flow.rule](index) ? frame.width - used - width : used,
        top: top + spare * shareAbove[flow.vertical_align],
        width,
        height: item.height * scale,
      });
      used += width + flow.horizontal_gap * scale;
    }
    top += height + flow.vertical_gap * scale;
  }
  return { scale, frames };
}

/** The largest scale, to within a ten-millionth, at which everything fits. Fitting is monotone, so halving finds it. */
function findScale(items: readonly Size[], frame: Size, flow: Flow): number {
  if (doesFit(items, frame, flow, 1)) return 1;
  let fits = 0;
  let fails = 1;
  for (let step = 0; step < scaleSteps; step++) {
    const middle = (fits + fails) / 2;
    if (doesFit(items, frame, flow, middle)) fits = middle;
    else fails = middle;
  }
  return fits;
}

function doesFit(items: readonly Size[], frame: Size, flow: Flow, scale: number): boolean {
  const rows = breakRows(items, frame.width, flow, scale);
  const gaps = Math.max(0, rows.length - 1) * flow.vertical_gap * scale;
  const heights = rows.reduce((sum, row) => sum + rowHeight(row, scale), 0);
  return heights + gaps <= frame.height && items.every((item) => item.width * scale <= frame.width);
}

function breakRows(items: readonly Size[], width: number, flow: Flow, scale: number): Size[][] {
  const rows: Size[][] = [];
  let used = 0;
  for (const item of items) {
    const row = rows.at(-1);
    const wanted = item.width * scale;
    if (row && used + wanted <= width) row.push(item);
    else {
      rows.push([item]);
      used = 0;
    }
    used += wanted + flow.horizontal_gap * scale;
  }
  return rows;
}

function rowHeight(row: readonly Size[], scale: number): number {
  return Math.max(...row.map((item) => item.height)) * scale;
}
