import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowCalls } from './order-grid-row.tsx';

/** The calls of the rows: always the same functions, whatever they do by now, so that no row renders for them. */
export function useRowCalls(now: Omit<RowCalls, 'keep'>): { calls: RowCalls; kept: ReadonlySet<number> } {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const keep = useCallback((key: number, isKept: boolean) => {
    setKept((before) => {
      const next = new Set(before);
      if (isKept) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  const calls = useMemo<RowCalls>(
    () => ({
      change: (change) => latest.current.change(change),
      openReceiver: (key) => latest.current.openReceiver(key),
      selectRow: (key, isMore) => latest.current.selectRow(key, isMore),
      keep,
    }),
    [keep],
  );
  return { calls, kept };
}
