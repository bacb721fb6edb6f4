import { type RefObject, useEffect, useState } from 'react';

/** Smaller differences are rounding errors. */
const tolerancePx = 1;

/** Whether there are columns to the right of the visible ones: otherwise the sheet looks as if it ended at the edge. */
export function useMoreColumns(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = () => {
      setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > tolerancePx);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // The header is as wide as all columns together: unlike the frame it changes when other columns are shown.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [scroller]);
  return hasMore;
}
