import { partyOf } from '@platen/model/accounts/roles';
import { formatFen } from '@platen/model/money/money';
import { formOrderFenMax } from '@platen/model/orders/form-orders';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import type { ReceiverField } from '@platen/model/orders/receiver-fields';
import type { Context } from '../../../platform/context.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import * as queries from './amendments.queries.ts';
import type { OrderTableRow } from './lifecycle.tables.ts';
import { recountFormOrder } from './order-totals.service.ts';
import { RequestFindings } from './request-findings.ts';

/** An order under the lock of its form order. */
type LockedOrder = Pick<
  OrderTableRow,
  | 'id'
  | 'no'
  | 'sub_no'
  | 'system_no'
  | 'state'
  | 'user_id'
  | 'form_order_id'
  | 'quantity'
  | 'price_fen'
  | 'system_rendering_price_fen'
> & { form_order_no: string };

interface Amendment {
  receiver?: Partial<Record<ReceiverField, string | undefined>>;
  /** What the order is drawn from, with every referenced file. */
  design?: Pick<OrderTableRow, 'values' | 'layer_diff'> & { blobIds: readonly number[] };
  quantity?: number | undefined;
  /** The changes, for the record. */
  changes: readonly AmendmentChange[];
}

/**
 * Writes the changes of an order, records who made them, and notifies the customer's servers, because their copy is
 * outdated.
 */
export async function amendOrder(ctx: Context, order: LockedOrder, amendment: Amendment): Promise<void> {
  const { receiver, design, quantity, changes } = amendment;
  if (receiver) await queries.setReceiver(ctx.db, order.id, receiver);
  if (design) {
    await queries.insertOrderFiles(ctx.db, order.id, design.blobIds);
    await queries.setDesign(ctx.db, order.id, design);
  }
  if (quantity !== undefined && quantity !== order.quantity) await changeQuantity(ctx, order, quantity);
  if (changes.length === 0) return;
  await queries.insertAmendment(ctx.db, { orderId: order.id, userId: ctx.caller.id, changes });
  const { id, no, sub_no, system_no, state } = order;
  const payload = {
    order: { id, no, sub_no, system_no, state },
    form_order: { id: order.form_order_id, no: order.form_order_no },
    changes: [...changes],
    changed_by: partyOf(ctx.caller.role),
  };
  await emitEvents(ctx, order.user_id, [{ event: 'order.changed', payload }]);
}

/** Only while it is unpaid: updates the amounts of the order and its form order in one transaction. */
async function changeQuantity(ctx: Context, order: LockedOrder, quantity: number): Promise<void> {
  const amountFen = order.price_fen * quantity + order.system_rendering_price_fen;
  await queries.setQuantity(ctx.db, order.id, quantity, amountFen);
  const { amount_fen } = await recountFormOrder(ctx, order.form_order_id, order.id);
  if (amount_fen <= formOrderFenMax) return;
  const found = new RequestFindings();
  const amount = formatFen(Math.min(amount_fen, Number.MAX_SAFE_INTEGER));
  found.add(['quantity'], 'amount_too_large', { amount, max: formatFen(formOrderFenMax) });
  found.throwIfAny();
}
