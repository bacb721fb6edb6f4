import { type RefObject, useEffect, useRef } from 'react';

/** For a row of choices that may overflow: scrolls the selected choice into view, however it was selected. */
export function useScrollIntoView(chosen: string): RefObject<HTMLSpanElement | null> {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen === '') return;
    const choice = row.current?.querySelector('input:checked')?.closest('label');
    choice?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [chosen]);
  return row;
}
