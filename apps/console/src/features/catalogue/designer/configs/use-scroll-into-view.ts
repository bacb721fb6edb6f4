import { type RefObject, useEffect, useRef } from 'react';

/** For a row of choices that may be longer than its place: what is chosen, wherever that was done, is seen in it. */
export function useScrollIntoView(chosen: string): RefObject<HTMLSpanElement | null> {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen === '') return;
    const choice = row.current?.querySelector('input:checked')?.closest('label');
    choice?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [chosen]);
  return row;
}
