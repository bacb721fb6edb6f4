import type { Outbound, OutboundCorrection } from '@platen/model/production/outbounds';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { correctTracking, lockOutbound, voidParcel } from '../../orders/lifecycle/correct-outbound.service.ts';
import { RequestFindings } from '../../orders/lifecycle/request-findings.ts';
import { findOutboundsOf } from './outbounds.queries.ts';

/** Corrects a tracking number or company, unless another parcel of the order has that number already. */
export async function correctOutbound(
  ctx: RequestContext,
  id: number,
  correction: OutboundCorrection,
): Promise<Outbound> {
  const locked = await lockOutbound(ctx, id);
  const { outbound, order } = locked;
  const { reason, shipping_no = outbound.shipping_no, shipping_company = outbound.shipping_company } = correction;
  const others = await findOutboundsOf(ctx.db, [order.id]);
  if (others.some((other) => other.id !== id && other.shipping_no === shipping_no)) {
    const found = new RequestFindings();
    found.add(['shipping_no'], 'parcel_recorded', { no: order.system_no, shipping_no });
    found.throwIfAny();
  }
  return correctTracking(ctx, locked, { shipping_no, shipping_company }, reason);
}

export async function voidOutbound(ctx: Context, id: number, reason: string): Promise<void> {
  await voidParcel(ctx, await lockOutbound(ctx, id), reason);
}
