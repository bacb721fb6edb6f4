import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './order-grid.module.css';

/** Renders a row, so that its cells can be found. */
export interface RowsHandle {
  show: (index: number) => void;
}

interface Props {
  count: number;
  keyOf: (index: number) => number;
  estimatePx: number;
  gapPx?: number;
  /** Rows that stay rendered wherever the grid is scrolled: they have the focus or an upload. */
  pinned: readonly number[];
  handle: Ref<RowsHandle>;
  children: (index: number) => ReactNode;
}

const overscan = 8;

function optionsOf({ count, keyOf, estimatePx, gapPx = 0, pinned }: Props) {
  return {
    count,
    getItemKey: keyOf,
    estimateSize: () => estimatePx,
    gap: gapPx,
    overscan,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const shown = new Set(defaultRangeExtractor(range));
      for (const index of pinned) if (index >= 0 && index < count) shown.add(index);
      return [...shown].toSorted((a, b) => a - b);
    },
  };
}

/** Rows of a container that scrolls: only the visible ones are rendered, however many there are. */
export function ScrolledRows(props: Props & { scroller: RefObject<HTMLElement | null>; headPx: number }) {
  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used, so nothing is memoized
  const virtualizer = useVirtualizer({
    ...optionsOf(props),
    getScrollElement: () => props.scroller.current,
    scrollMargin: props.headPx,
    scrollPaddingStart: props.headPx,
  });
  return <Rows {...props} virtualizer={virtualizer} />;
}

/** The same for rows that scroll with the page. */
export function PageRows(props: Props) {
  const top = useRef<HTMLDivElement>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used, so nothing is memoized
  const virtualizer = useWindowVirtualizer({ ...optionsOf(props), scrollMargin: offsetPx });
  useEffect(() => {
    // Content above may grow or disappear and move the rows; with a wrong offset the wrong rows would be rendered.
    const observer = new ResizeObserver(() => {
      setOffsetPx(Math.round((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={top}>
      <Rows {...props} virtualizer={virtualizer} />
    </div>
  );
}

function Rows<S extends Element | Window>(props: Props & { virtualizer: Virtualizer<S, Element> }) {
  const { virtualizer, handle, children } = props;
  useImperativeHandle(handle, () => ({ show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) }));
  return (
    <div className={styles.rows} role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={String(key)}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.slot}
          role="presentation"
          style={{ top: start - virtualizer.options.scrollMargin }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
