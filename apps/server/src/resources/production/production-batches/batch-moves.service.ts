import { partyOf } from '@platen/model/accounts/roles';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { type BatchState, batchStateOf, batchStateRecords, canStartBatch } from '@platen/model/production/batch-states';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { LockedFormOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import { lockFormOrder } from '../../orders/lifecycle/move-form-orders.service.ts';
import { productionBegan } from '../../orders/lifecycle/produced-orders.service.ts';
import * as queries from './batch-rows.queries.ts';

interface LockedBatch {
  formOrder: LockedFormOrder;
  batch: { id: number; no: string; state: BatchState };
}

/** A batch only moves under the lock of its form order, which protects all of its batches and orders. */
async function lockBatch(ctx: Context, formOrderId: number, id: number): Promise<LockedBatch> {
  const formOrder = await lockFormOrder(ctx, formOrderId);
  const batch = await queries.findBatchState(ctx.db, id);
  if (!batch) throw appError('not_found');
  return { formOrder, batch: { id, ...batch } };
}

/** Locks a batch that is to be started, and throws if it cannot be. */
export async function lockBatchToStart(ctx: Context, formOrderId: number, id: number): Promise<LockedBatch> {
  const locked = await lockBatch(ctx, formOrderId, id);
  const { no, state } = locked.batch;
  if (canStartBatch(state, partyOf(ctx.caller.role))) return locked;
  const started = batchStateOf(orderMoves.start.to);
  if (state === started) throw appError('batch_started_already', { no });
  throw appError('order_state_refused', { no, from: batchStateText(ctx, state), to: batchStateText(ctx, started) });
}

/** Starts a batch and its orders. The form order is in production from its first batch on. */
export async function startBatch(ctx: Context, { formOrder, batch }: LockedBatch): Promise<void> {
  await productionBegan(ctx, [formOrder], await queries.listOrderIds(ctx.db, batch.id));
  await queries.startBatchRow(ctx.db, batch.id);
}

/** Only batches that are no longer produced. Their orders stay without a batch. */
export async function deleteBatch(ctx: Context, formOrderId: number, id: number): Promise<void> {
  const { no, state } = (await lockBatch(ctx, formOrderId, id)).batch;
  if (!batchStateRecords[state].isDeletable) {
    throw appError('batch_not_deletable', { no, state: batchStateText(ctx, state) });
  }
  await queries.deleteBatchRow(ctx.db, id);
}

function batchStateText(ctx: Context, state: BatchState): string {
  return textIn(batchStateRecords[state].text, ctx.locale);
}
