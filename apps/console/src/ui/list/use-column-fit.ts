import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sparableColumns, spareCount } from './column-fit.ts';
import type { Column } from './list.types.ts';

interface Fit {
  of: string;
  /** How many of the sparable columns are out of the row. */
  sparedCount: number;
  isMenuOnly: boolean;
}

/** Where the table scrolls sideways when its row is too wide. */
const scroller = '.ant-table-body, .ant-table-content';
/** Less is the rounding of widths. */
const tolerancePx = 1;

/**
 * Which columns have room. The row is laid out whole, measured before it is painted, and loses columns until it fits;
 * at last its action goes into the menu. A row that fits once keeps its columns until the window or the columns change,
 * so that pages of one list look alike.
 */
export function useColumnFit<Row>(columns: readonly Column<Row>[], rows: readonly Row[] | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const of = `${widthPx} ${columns.map(({ key }) => key).join(' ')}`;
  const [fit, setFit] = useState<Fit>({ of, sparedCount: 0, isMenuOnly: false });
  const sparedCount = fit.of === of ? fit.sparedCount : 0;
  const isMenuOnly = fit.of === of && fit.isMenuOnly;
  const spared = new Set(sparableColumns(columns).slice(0, sparedCount));

  useLayoutEffect(() => {
    const view = frame.current?.querySelector(scroller);
    const table = view?.querySelector('table');
    if (!view || !table || !rows) return undefined;
    const fitRow = () => {
      const overflowPx = view.scrollWidth - view.clientWidth;
      if (overflowPx <= tolerancePx || isMenuOnly) return;
      const left = sparableColumns(columns).slice(sparedCount);
      const more = spareCount(left, (key) => cellWidthPx(frame.current, key), overflowPx);
      setFit({ of, sparedCount: sparedCount + more, isMenuOnly: more === 0 });
    };
    fitRow();
    // What comes after its row, a font or an image, may widen it.
    const observer = new ResizeObserver(fitRow);
    observer.observe(table);
    return () => observer.disconnect();
  }, [columns, rows, of, sparedCount, isMenuOnly]);

  return {
    frame,
    inRow: columns.filter(({ key }) => !spared.has(key)),
    spared: columns.filter(({ key }) => spared.has(key)),
    isMenuOnly,
  };
}

/** In a list without rows the heads are what is too wide. */
function cellWidthPx(table: Element | null, key: string): number {
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
