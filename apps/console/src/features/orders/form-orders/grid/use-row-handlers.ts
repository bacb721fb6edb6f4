import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowHandlers } from './order-grid-row.tsx';

/** The handlers of the rows with a stable identity, so that changing them renders no row. */
export function useRowHandlers(now: Omit<RowHandlers, 'pinRow'>): {
  handlers: RowHandlers;
  pinned: ReadonlySet<number>;
} {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const pinRow = useCallback((key: number, isPinned: boolean) => {
    setPinned((before) => {
      const next = new Set(before);
      if (isPinned) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  const handlers = useMemo<RowHandlers>(
    () => ({
      change: (change) => latest.current.change(change),
      openReceiver: (key) => latest.current.openReceiver(key),
      selectRow: (key, isMore) => latest.current.selectRow(key, isMore),
      pinRow,
    }),
    [pinRow],
  );
  return { handlers, pinned };
}
