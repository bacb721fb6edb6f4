import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Events that may move elements without a render of ours: an image was loaded, a carousel was swiped. */
const movingEvents = ['load', 'scroll', 'loadedmetadata'] as const;

/** A measurement of a document, always up to date. It is compared as JSON, so it must be plain data. */
export function useMeasured<T>(document: Document, measure: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const watched = new ResizeObserver(listener);
      watched.observe(document.body);
      for (const type of movingEvents) document.addEventListener(type, listener, { capture: true, passive: true });
      return () => {
        watched.disconnect();
        for (const type of movingEvents) document.removeEventListener(type, listener, { capture: true });
      };
    },
    [document],
  );
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(measure()));
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** The size of an element. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 800, height: 800 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
