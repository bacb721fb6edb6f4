import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { newDraft, type OrderDraft } from './draft/order-draft.ts';

/** Fills the form once with the order that was passed to it. */
export function useFirstOrder(isReady: boolean, onRows: (rows: OrderDraft[]) => void): void {
  const first = useLocation({ select: ({ state }) => state.firstOrder });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!first || !isReady || isFilled.current) return;
    isFilled.current = true;
    onRows([{ ...newDraft(0, first.size), values: first.values }]);
  });
}
