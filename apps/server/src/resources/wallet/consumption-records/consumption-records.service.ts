import type { Page } from '@platen/model/lists/lists';
import type { ConsumptionRecord } from '@platen/model/wallet/consumption-records';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { ownerFor } from '../../actor.ts';
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
