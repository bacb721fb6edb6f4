import { useCallback, useMemo, useSyncExternalStore } from 'react';

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
