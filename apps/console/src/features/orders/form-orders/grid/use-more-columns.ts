import { type RefObject, useEffect, useState } from 'react';

/** Less is the rounding of widths. */
const tolerancePx = 1;

/** Whether columns follow to the right of what is seen: a sheet that ends at the edge looks as if it ended there. */
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
    // Its head is as wide as all columns together: it changes when other columns are shown, and the frame does not.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [scroller]);
  return hasMore;
}
