import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { useMemo, useState } from 'react';
import { useIsSmall } from '../../../../ui/hooks/use-media-query.ts';
import { columnsOf } from '../draft/draft-columns.ts';
import type { errorsOf } from '../draft/draft-state.ts';
import { hasReceiver, type OrderDraft } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';

interface Options {
  template: SkuTemplate;
  shipping: ShippingRules | undefined;
  drafts: readonly OrderDraft[];
  errors: ReturnType<typeof errorsOf>;
}

/** Which columns are shown: those of the receiver can be folded, for the whole grid or, on a phone, for each card. */
export function useShownColumns({ template, shipping, drafts, errors }: Options) {
  const isSmall = useIsSmall();
  const all = useMemo(() => columnsOf(template), [template]);
  const own = useMemo(() => all.filter(({ kind }) => kind !== 'receiver'), [all]);
  const [isFoldedByHand, setFolded] = useState<boolean>();
  const isAnySent = useMemo(() => drafts.some(hasReceiver), [drafts]);
  // The receiver's columns are expanded if an address is required, so that users see it before they are refused.
  const isReceiverRequired = (shipping?.required_parts.domestic.length ?? 0) > 0;
  const isFolded = isFoldedByHand ?? !(isAnySent || isReceiverRequired);
  const [openKey, setOpenKey] = useState<number>();
  // On a phone one card is expanded at a time; a card with an invalid receiver is expanded too.
  const isRowFolded = (key: number) =>
    isSmall ? openKey !== key && !receiverFields.some((field) => errors.get(key)?.[field]) : isFolded;
  const columnsIn = (key: number) => (isRowFolded(key) ? own : all);
  const columns = isSmall || !isFolded ? all : own;
  const unfold = ({ key }: GridPosition) => (isSmall ? setOpenKey(key) : setFolded(false));
  return { all, columns, columnsIn, isFolded, isRowFolded, setFolded, unfold };
}
