import type { ConsumptionRecord, PaymentInput } from '@platen/model/consumption-records';
import type { Page } from '@platen/model/lists';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import { payFormOrders } from '../../orders/form-orders/form-order-moves.service.ts';
import * as queries from './consumption-records.queries.ts';

export function listConsumptionRecords(
  ctx: Context,
  list: queries.ConsumptionRecordListQuery,
): Promise<Page<ConsumptionRecord>> {
  return queries.listConsumptionRecords(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
}

export async function getConsumptionRecord(ctx: Context, id: number): Promise<ConsumptionRecord> {
  const record = await queries.findConsumptionRecord(ctx.db, ownerFor(ctx.caller), id);
  if (!record) throw appError('not_found');
  return record;
}

/** Pays form orders from the caller's wallet, all of them or none. */
export async function pay(ctx: Context, { form_order_ids }: PaymentInput): Promise<ConsumptionRecord> {
  return getConsumptionRecord(ctx, await payFormOrders(ctx, form_order_ids));
}
