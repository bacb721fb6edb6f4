import { formatYuan } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formOrderLink, repeatedFormOrderLink } from '../../../../shared/orders/form-order-kinds.ts';
import { useOrderFailure, useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { createIdempotencyKey } from '../../../../shared/request/idempotency-key.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import type { Action } from '../../../../ui/actions/action.types.ts';
import { useText } from '../../../../ui/text.ts';
import { createFormOrder, repeatedFormOrderQuery } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';

/** Orders a form order again: unchanged, or edited in the grid. Possible in every state, above all for rejected ones. */
export function useOrderAgain(): (formOrder: FormOrder) => Action[] {
  const t = useText(formOrdersTexts);
  const can = useCan();
  const client = useQueryClient();
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();
  const [intent] = useState(createIdempotencyKey);

  async function placeAgain({ id, sku_template }: FormOrder): Promise<void> {
    try {
      const request = await client.fetchQuery(repeatedFormOrderQuery(id));
      const { form_order } = await createFormOrder(request, { idempotencyKey: intent.keyFor(request) });
      intent.fulfilled();
      await navigate(formOrderLink(sku_template.kind, form_order.id));
    } catch (cause) {
      showFailure(cause);
      throw cause;
    } finally {
      await changed();
    }
  }

  return (formOrder) => {
    if (!can('form_orders.create')) return [];
    const { id, no, orders_count: orders, quantity, amount, sku_template, sku_template_no } = formOrder;
    return [
      {
        key: 'again',
        label: t('again'),
        confirm: {
          title: t('againTitle', { no }),
          text: t('againText', { orders, quantity, amount: formatYuan(amount) }),
          okText: t('again'),
        },
        run: () => placeAgain(formOrder),
        success: t('againPlaced'),
      },
      {
        key: 'again_changed',
        label: t('againChanged'),
        link: repeatedFormOrderLink(sku_template.kind, sku_template_no, id),
      },
    ];
  };
}
