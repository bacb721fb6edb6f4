import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import { canAmend, isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import type { OrderRow } from '@platen/model/orders/orders';
import { linkOptions, useLocation } from '@tanstack/react-router';
import { CircleX, PencilLine, PencilRuler } from 'lucide-react';
import { editorOriginAt } from '../../../shared/orders/editor-origin.ts';
import { useOrderFailure, useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { orderAmendmentTexts } from './order-details.messages.ts';
import { closeOrder } from './orders.api.ts';
import { ordersTexts } from './orders.messages.ts';

/** The actions for an order, by ability and by state. Counts and amounts of its form order are refetched. */
export function useOrderActions(): (order: OrderRow) => Action[] {
  const t = useText(ordersTexts);
  const amendments = useText(orderAmendmentTexts);
  const can = useCan();
  const party = useParty();
  const href = useLocation({ select: (location) => location.href });
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();

  async function close(id: number): Promise<void> {
    try {
      await closeOrder(id);
    } catch (cause) {
      showFailure(cause);
      throw cause;
    } finally {
      await changed();
    }
  }

  return ({ id, no, state, sku_template_id, sku_template_kind }) => {
    const actions: Action[] = [];
    // Batch orders have no design to change.
    if (can('orders.update') && isDesignEditable(state) && sku_template_kind !== 'batch_order') {
      actions.push({
        key: 'edit',
        label: t('edit'),
        icon: <PencilRuler aria-hidden />,
        link: linkOptions({
          to: '/editor/$id/orders/$orderId',
          params: { id: String(sku_template_id), orderId: String(id) },
          state: editorOriginAt(href),
        }),
      });
    }
    if (can('orders.update') && party && canAmend(state, 'receiver', party)) {
      actions.push({
        key: 'details',
        label: amendments('action'),
        icon: <PencilLine aria-hidden />,
        link: linkOptions({ to: '/orders/$id/details', params: { id: String(id) } }),
      });
    }
    if (can('orders.close') && party && canMove(state, 'close', party)) {
      actions.push({
        key: 'close',
        label: t('close'),
        icon: <CircleX aria-hidden />,
        isDanger: true,
        confirm: { title: t('closeTitle', { no }), text: t('closeText'), okText: t('close') },
        success: t('closed'),
        run: () => close(id),
      });
    }
    return actions;
  };
}
