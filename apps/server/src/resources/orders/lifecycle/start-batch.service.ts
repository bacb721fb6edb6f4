import { partyOf } from '@platen/model/accounts/roles';
import { canStartBatch, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { batchStateOf } from '@platen/model/orders/lifecycle/order-states';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { startBatchRow } from './batch-rows.queries.ts';
import { batchStateText, type LockedBatch, lockBatch } from './lock-batch.service.ts';
import { moveFormOrder } from './move-form-orders.service.ts';

/** Locks a batch that is to be started, and throws if it cannot be. */
export async function lockBatchToStart(ctx: Context, formOrderId: number, id: number): Promise<LockedBatch> {
  const locked = await lockBatch(ctx, formOrderId, id);
  const { no, state } = locked.batch;
  if (canStartBatch(state, partyOf(ctx.caller.role))) return locked;
  throw appError('order_state_refused', {
    no,
    from: batchStateText(ctx, state),
    to: batchStateText(ctx, batchStateOf(orderMoves.start.to)),
  });
}

/** Starts a batch and its orders. The form order is in production from its first batch on. */
export async function startBatch(ctx: Context, { formOrder, batch }: LockedBatch): Promise<void> {
  if (formOrder.state === orderMoves.start.from) await moveFormOrder(ctx, formOrder, 'start');
  await startBatchRow(ctx.db, batch.id);
}
