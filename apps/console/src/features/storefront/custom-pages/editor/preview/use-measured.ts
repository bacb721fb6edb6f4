import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What may move things in a page without anything of ours being drawn again: a picture came, a carousel was swiped. */
const movingEvents = ['load', 'scroll', 'loadedmetadata'] as const;

/** What is measured in a document, always as it is drawn now. It is compared as text, so that it must be plain data. */
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
