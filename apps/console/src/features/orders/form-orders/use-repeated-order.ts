import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OrderDraft } from './draft/order-draft.ts';
import { repeatedDrafts } from './draft/repeated-drafts.ts';
import { repeatedFormOrderQuery } from './form-orders.api.ts';

/** Fills the form once with the rows of the form order that is ordered again. */
export function useRepeatedOrder(id: number | undefined, onRows: (rows: OrderDraft[], tags: string[]) => void): void {
  const { data } = useQuery({ ...repeatedFormOrderQuery(id ?? 0), enabled: id !== undefined });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    onRows(repeatedDrafts(data), data.tag_list);
  });
}
