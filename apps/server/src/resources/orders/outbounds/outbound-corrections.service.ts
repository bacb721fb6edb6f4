import { orderMoves } from '@platen/model/order-lifecycle/order-moves';
import type { AmendmentChange } from '@platen/model/order-details';
import type { Outbound, OutboundCorrection } from '@platen/model/outbounds';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { lockFormOrders, moveFormOrder } from '../form-orders/form-order-moves.service.ts';
import { RequestFindings } from '../form-orders/request-findings.ts';
import { findOrdersBySystemNo, insertAmendment, takeBackSent } from '../orders/order-rows.service.ts';
import { toldOrder, toldOutbound } from './outbound-events.ts';
import * as queries from './outbounds.queries.ts';

/** Puts a wrong tracking number or company right. What it was, and why it was wrong, stands on the order. */
export async function correctOutbound(ctx: Context, id: number, correction: OutboundCorrection): Promise<Outbound> {
  const { outbound, order, formOrder } = await lockOutbound(ctx, id);
  const { reason, shipping_no = outbound.shipping_no, shipping_company = outbound.shipping_company } = correction;
  const others = await queries.findOutboundsOf(ctx.db, [order.id]);
  if (others.some((other) => other.id !== id && other.shipping_no === shipping_no)) {
    const found = new RequestFindings();
    found.add(['shipping_no'], 'parcel_recorded', { no: order.system_no, shipping_no });
    found.throwIfAny();
  }
  const changes = trackingChanges(outbound, { shipping_no, shipping_company });
  if (changes.length === 0) return outbound;
  const updated_at = await queries.setTracking(ctx.db, id, { shipping_no, shipping_company });
  const after = { ...outbound, shipping_no, shipping_company, updated_at };
  await insertAmendment(ctx.db, { orderId: order.id, userId: ctx.caller.id, changes, reason });
  const previous = { shipping_no: outbound.shipping_no, shipping_company: outbound.shipping_company };
  const payload = { ...toldOrder([formOrder], order, order.state), outbound: toldOutbound(after), previous, reason };
  await emitEvents(ctx, order.user_id, [{ event: 'outbound.corrected', payload }]);
  return after;
}

/** Takes a parcel back that never left, or was another order's. Without any parcel the order is in production again. */
export async function voidOutbound(ctx: Context, id: number, reason: string): Promise<void> {
  const { outbound, order, formOrder } = await lockOutbound(ctx, id);
  await queries.deleteOutbound(ctx.db, id);
  const left = await queries.findOutboundsOf(ctx.db, [order.id]);
  const isTakenBack = order.state === orderMoves.recall.from && left.length === 0;
  if (isTakenBack) {
    await takeBackSent(ctx.db, order.id, order.production_batch_id);
    if (formOrder.state === orderMoves.recall.from) await moveFormOrder(ctx, formOrder, 'recall');
  }
  const change = { field: 'outbound', key: outbound.shipping_no, before: outbound.shipping_no, after: '' } as const;
  await insertAmendment(ctx.db, { orderId: order.id, userId: ctx.caller.id, changes: [change], reason });
  const told = toldOrder([formOrder], order, isTakenBack ? orderMoves.recall.to : order.state);
  const payload = { ...told, outbound: toldOutbound(outbound), reason };
  await emitEvents(ctx, order.user_id, [{ event: 'outbound.voided', payload }]);
}

/** Read again under the lock of its form order: only then does it stay as it is. */
async function lockOutbound(ctx: Context, id: number) {
  const seen = await queries.findOutbound(ctx.db, id);
  if (!seen) throw appError('not_found');
  const [formOrder] = await lockFormOrders(ctx, [seen.form_order_id]);
  const found = await queries.findOutbound(ctx.db, id);
  if (!formOrder || !found) throw appError('not_found');
  const [order] = await findOrdersBySystemNo(ctx.db, [found.order_system_no]);
  if (!order) throw appError('not_found');
  const { form_order_id: _, ...outbound } = found;
  return { outbound, order, formOrder };
}

function trackingChanges(
  before: Outbound,
  after: Pick<Outbound, 'shipping_no' | 'shipping_company'>,
): AmendmentChange[] {
  return (['shipping_no', 'shipping_company'] as const).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, key: before.shipping_no, before: before[field], after: after[field] }],
  );
}
