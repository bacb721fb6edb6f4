import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import type { Outbound, OutboundCorrection } from '@platen/model/production/outbounds';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { assertNotErased } from '../../orders/lifecycle/assert-not-erased.ts';
import type { LockedFormOrder, ProducedOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import { lockFormOrders } from '../../orders/lifecycle/move-form-orders.service.ts';
import { findOrdersBySystemNo } from '../../orders/lifecycle/order-rows.queries.ts';
import { onlyParcelVoided, recordAmendment } from '../../orders/lifecycle/produced-orders.service.ts';
import { RequestFindings } from '../../orders/lifecycle/request-findings.ts';
import { reopenBatchOf } from '../production-batches/batch-rows.queries.ts';
import { orderPayload, outboundPayload } from './outbound-events.ts';
import * as queries from './outbounds.queries.ts';

/** Corrects a tracking number or company, unless another parcel of the order has that number already. */
export async function correctOutbound(
  ctx: RequestContext,
  id: number,
  correction: OutboundCorrection,
): Promise<Outbound> {
  const locked = await lockOutbound(ctx, id);
  const { outbound, order } = locked;
  const { reason, shipping_no = outbound.shipping_no, shipping_company = outbound.shipping_company } = correction;
  const others = await queries.findOutboundsOf(ctx.db, [order.id]);
  if (others.some((other) => other.id !== id && other.shipping_no === shipping_no)) {
    const found = new RequestFindings();
    found.add(['shipping_no'], 'parcel_recorded', { no: order.system_no, shipping_no });
    found.throwIfAny();
  }
  return correctTracking(ctx, locked, { shipping_no, shipping_company }, reason);
}

interface LockedOutbound {
  outbound: Outbound;
  order: ProducedOrder;
  formOrder: LockedFormOrder;
}

type Tracking = Pick<Outbound, 'shipping_no' | 'shipping_company'>;

/** Reads the parcel again under the lock of its form order, because only then it is stable. */
async function lockOutbound(ctx: Context, id: number): Promise<LockedOutbound> {
  const unlocked = await queries.findOutbound(ctx.db, id);
  if (!unlocked) throw appError('not_found');
  const [formOrder] = await lockFormOrders(ctx, [unlocked.form_order_id]);
  const found = await queries.findOutbound(ctx.db, id);
  if (!formOrder || !found) throw appError('not_found');
  const [order] = await findOrdersBySystemNo(ctx.db, [found.order_system_no]);
  if (!order) throw appError('not_found');
  assertNotErased(order);
  const { form_order_id: _, ...outbound } = found;
  return { outbound, order, formOrder };
}

/** Corrects a tracking number or company. The old values and the reason are recorded on the order. */
async function correctTracking(
  ctx: RequestContext,
  { outbound, order, formOrder }: LockedOutbound,
  tracking: Tracking,
  reason: string,
): Promise<Outbound> {
  const changes = trackingChanges(outbound, tracking);
  if (changes.length === 0) return outbound;
  ctx.audit.notes = changes.map(({ field }) => ({ field }));
  const updated_at = await queries.setTracking(ctx.db, outbound.id, tracking);
  const after = { ...outbound, ...tracking, updated_at };
  await recordAmendment(ctx, order.id, changes, reason);
  const previous = { shipping_no: outbound.shipping_no, shipping_company: outbound.shipping_company };
  const payload = {
    ...orderPayload([formOrder], order, order.state),
    outbound: outboundPayload(after),
    previous,
    reason,
  };
  await emitEvents(ctx, order.user_id, [{ event: 'outbound.corrected', payload }]);
  return after;
}

/** Voids a parcel that never left, or belongs to another order. Without any parcel the order returns to production. */
export async function voidOutbound(ctx: Context, id: number, reason: string): Promise<void> {
  const { outbound, order, formOrder } = await lockOutbound(ctx, id);
  await queries.deleteOutbound(ctx.db, outbound.id);
  const isRecalled = order.state === orderMoves.recall.from && !(await queries.hasOutbounds(ctx.db, order.id));
  if (isRecalled) {
    await onlyParcelVoided(ctx, formOrder, order.id);
    await reopenBatchOf(ctx.db, order.id);
  }
  const change = { field: 'outbound', key: outbound.shipping_no, before: outbound.shipping_no, after: '' } as const;
  await recordAmendment(ctx, order.id, [change], reason);
  const base = orderPayload([formOrder], order, isRecalled ? orderMoves.recall.to : order.state);
  const payload = { ...base, outbound: outboundPayload(outbound), reason };
  await emitEvents(ctx, order.user_id, [{ event: 'outbound.voided', payload }]);
}

function trackingChanges(before: Tracking, after: Tracking): AmendmentChange[] {
  return (['shipping_no', 'shipping_company'] as const).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, key: before.shipping_no, before: before[field], after: after[field] }],
  );
}
