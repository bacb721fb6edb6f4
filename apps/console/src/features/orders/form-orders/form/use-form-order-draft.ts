import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import { usePendingReasons } from '../../../../ui/form/form-pending.tsx';
import { useUnsavedGuard } from '../../../../ui/form/use-unsaved-guard.ts';
import { changeDrafts, firstState } from '../draft/draft-state.ts';
import { repeatedDrafts } from '../draft/form-order-request.ts';
import { isBlank, newDraft, type OrderDraft } from '../draft/order-draft.ts';
import { repeatedFormOrderQuery } from '../form-orders.api.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface Options {
  /** Undefined while none is chosen or it is loading. */
  template: SkuTemplate | undefined;
  shipping: ShippingRules | undefined;
  /** The form order whose orders are repeated. */
  repeat: number | undefined;
  /** From here on the repeated orders belong to this form. */
  onRepeated: () => void;
}

/** The orders and tags of a new form order: where they come from, where they are stored, and how they are placed. */
export function useFormOrderDraft({ template, shipping, repeat, onRepeated }: Options) {
  const isPlaced = useRef(false);
  const [state, change] = useReducer(changeDrafts, firstState);
  const [tags, setTags] = useState<string[]>([]);
  const pending = usePendingReasons();
  const stored = useStoredDraft({
    templateNo: template?.no,
    rows: state.drafts,
    tags,
    onRestore: (draft) => {
      change({ type: 'restore', drafts: draft.rows });
      setTags([...draft.tags]);
    },
  });
  const { isBusy, refusal, placeOrder } = usePlaceOrder({
    template,
    shipping,
    state,
    tags,
    change,
    intent: stored.intent,
    onSend: stored.storeIntent,
    onPlaced: async () => {
      isPlaced.current = true;
      await stored.clear();
    },
  });
  // Drafts are stored, so leaving needs no prompt; pending uploads are not.
  const isStored = stored.saving !== 'failed' || state.drafts.every(isBlank);
  useUnsavedGuard(() => !isPlaced.current && (pending.reason !== undefined || !isStored));
  useRepeatedOrder(template && repeat, (drafts, repeatedTags) => {
    change({ type: 'restore', drafts, areNew: true });
    setTags(repeatedTags);
    onRepeated();
  });
  useFirstOrder(template !== undefined, (drafts) => change({ type: 'restore', drafts, areNew: true }));
  useTemplateChange(template, (sizes) => change({ type: 'template', sizes }));
  return { state, change, tags, setTags, pending, stored, isBusy, refusal, placeOrder };
}

function useTemplateChange(template: SkuTemplate | undefined, onChange: (sizes: string[]) => void): void {
  const sizes = template?.size_prices.map(({ size }) => size);
  const id = template?.id;
  useEffect(() => {
    if (sizes) onChange(sizes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another template resets sizes, not every render
  }, [id]);
}

/** Fills the form once with the rows of the form order that is ordered again. */
function useRepeatedOrder(id: number | undefined, onRows: (rows: OrderDraft[], tags: string[]) => void): void {
  const { data } = useQuery({ ...repeatedFormOrderQuery(id ?? 0), enabled: id !== undefined });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    onRows(repeatedDrafts(data), data.tag_list);
  });
}

/** Fills the form once with the order that was passed to it. */
function useFirstOrder(isReady: boolean, onRows: (rows: OrderDraft[]) => void): void {
  const first = useLocation({ select: ({ state }) => state.firstOrder });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!first || !isReady || isFilled.current) return;
    isFilled.current = true;
    onRows([{ ...newDraft(0, first.size), values: first.values }]);
  });
}
