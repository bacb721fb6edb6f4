import { type BatchState, batchStateRecords } from '@platen/model/orders/lifecycle/batch-states';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { findBatchState } from './batch-rows.queries.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { lockFormOrder } from './move-form-orders.service.ts';

export interface LockedBatch {
  formOrder: LockedFormOrder;
  batch: { id: number; no: string; state: BatchState };
}

/** A batch only moves under the lock of its form order, which protects all of its batches and orders. */
export async function lockBatch(ctx: Context, formOrderId: number, id: number): Promise<LockedBatch> {
  const formOrder = await lockFormOrder(ctx, formOrderId);
  const batch = await findBatchState(ctx.db, id);
  if (!batch) throw appError('not_found');
  return { formOrder, batch: { id, ...batch } };
}

export function batchStateText(ctx: Context, state: BatchState): string {
  return textIn(batchStateRecords[state].text, ctx.locale);
}
