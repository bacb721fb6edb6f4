import { useEffect, useSyncExternalStore } from 'react';

/**
 * The title of the current screen where the route's own title is too general: the name of a record. The shell shows it
 * in the breadcrumb, in the bar of small screens and as the document's title.
 */
let current: string | undefined;
const listeners = new Set<() => void>();

function set(title: string | undefined) {
  current = title;
  for (const listener of listeners) listener();
}

export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentScreenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => current);
