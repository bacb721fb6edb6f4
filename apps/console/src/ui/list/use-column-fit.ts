import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flatActionsMax } from '../actions/flat-actions.ts';
import { countSteps, type NarrowingStep, narrowingSteps } from './column-fit.ts';
import type { Column } from './list.types.ts';

interface Fit {
  layoutKey: string;
  /** How many of the narrowing steps are applied. */
  stepCount: number;
}

/** The element in which the table scrolls sideways when its row is too wide. */
const scroller = '.ant-table-body, .ant-table-content';
/** Smaller differences are rounding errors. */
const tolerancePx = 1;

/**
 * Which columns have room. The row is laid out completely, measured before it is painted, and made narrower step by
 * step until it fits. A row that fits keeps its columns until the window or the columns change, so that the pages of a
 * list look alike.
 */
export function useColumnFit<Row>(columns: readonly Column<Row>[], rows: readonly Row[] | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const layoutKey = `${widthPx} ${columns.map(({ key }) => key).join(' ')}`;
  const [fit, setFit] = useState<Fit>({ layoutKey, stepCount: 0 });
  const stepCount = fit.layoutKey === layoutKey ? fit.stepCount : 0;

  useLayoutEffect(() => {
    const view = frame.current?.querySelector(scroller);
    const table = view?.querySelector('table');
    if (!view || !table || !rows) return undefined;
    const fitRow = () => {
      const overflowPx = view.scrollWidth - view.clientWidth;
      const left = narrowingSteps(columns).slice(stepCount);
      if (overflowPx <= tolerancePx || left.length === 0) return;
      setFit({
        layoutKey,
        stepCount: stepCount + countSteps(left, (step) => widthFreedPx(frame.current, step), overflowPx),
      });
    };
    fitRow();
    // A font or an image that loads later may widen the row.
    const observer = new ResizeObserver(fitRow);
    observer.observe(table);
    return () => observer.disconnect();
  }, [columns, rows, layoutKey, stepCount]);

  const applied = narrowingSteps(columns).slice(0, stepCount);
  const isApplied = (kind: 'fold' | 'hide', key: string | undefined) =>
    applied.some((step) => step.kind === kind && step.key === key);
  const has = (kind: NarrowingStep['kind']) => applied.some((step) => step.kind === kind);
  // A folded column is hidden with the column that it is folded into.
  const isHidden = ({ key, foldInto }: Column<Row>) =>
    isApplied('hide', key) || (isApplied('fold', key) && isApplied('hide', foldInto));
  return {
    frame,
    inRow: columns.filter((column) => !isHidden(column) && !isApplied('fold', column.key)),
    folded: columns.filter((column) => !isHidden(column) && isApplied('fold', column.key)),
    hidden: columns.filter(isHidden),
    flatMax: has('menu') ? 0 : has('oneAction') ? 1 : flatActionsMax,
  };
}

/** The width of a menu button, with its padding. */
const menuColumnPx = 56;

/** In a list without rows the headers are measured. */
function widthFreedPx(table: Element | null, step: NarrowingStep): number {
  // Every row has other actions, so what is left of their column is known only when it is laid out again.
  if (step.kind === 'oneAction') return Number.POSITIVE_INFINITY;
  if (step.kind === 'menu') return Math.max(0, columnWidthPx(table, 'actions') - menuColumnPx);
  return columnWidthPx(table, step.key);
}

function columnWidthPx(table: Element | null, key: string): number {
  const cells = table?.querySelectorAll<HTMLElement>(`[data-column="${key}"]`);
  return cells?.item(cells.length - 1)?.offsetWidth ?? 0;
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return widthPx;
}
