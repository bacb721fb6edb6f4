import type { AmendmentChange } from '@platen/model/order-details';
import { partyOf } from '@platen/model/order-lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { insertAmendment } from './order-amendments.queries.ts';
import type { FoundOrder } from './orders.queries.ts';

/** Keeps what was mended of an order, and tells its customer's servers: what they hold of it is old now. */
export async function amendOrder(ctx: Context, order: FoundOrder, changes: readonly AmendmentChange[]): Promise<void> {
  if (changes.length === 0) return;
  await insertAmendment(ctx.db, { orderId: order.id, userId: ctx.caller.id, changes });
  const { id, no, sub_no, system_no, state } = order;
  const payload = {
    order: { id, no, sub_no, system_no, state },
    form_order: { id: order.form_order_id, no: order.form_order_no },
    changes: [...changes],
    changed_by: partyOf(ctx.caller.role),
  };
  await emitEvents(ctx, order.user_id, [{ event: 'order.changed', payload }]);
}
