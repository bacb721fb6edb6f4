import { useCallback, useSyncExternalStore } from 'react';
import { breakpointsPx, filterColumns } from '../theme/layout.ts';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Phones: tables become cards, the sider becomes a drawer. */
export const useIsSmall = (): boolean => useMediaQuery(`(width < ${breakpointsPx.md}px)`);

/** Windows in which an expanded menu would take too much space. */
export const useIsNarrow = (): boolean => useMediaQuery(`(width < ${breakpointsPx.xl}px)`);

function subscribeToWidth(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many filters are side by side at this width. */
export function useFilterColumns(): number {
  return useSyncExternalStore(
    subscribeToWidth,
    () => filterColumns.findLast((step) => window.innerWidth >= step.fromPx)?.columns ?? 1,
  );
}
