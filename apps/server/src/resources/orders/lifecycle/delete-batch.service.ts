import { batchStateRecords } from '@platen/model/orders/lifecycle/batch-states';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { deleteBatchRow } from './batch-rows.queries.ts';
import { batchStateText, lockBatch } from './lock-batch.service.ts';

/** Only batches that are no longer produced. Their orders stay without a batch. */
export async function deleteBatch(ctx: Context, formOrderId: number, id: number): Promise<void> {
  const { no, state } = (await lockBatch(ctx, formOrderId, id)).batch;
  if (!batchStateRecords[state].isDeletable) {
    throw appError('batch_not_deletable', { no, state: batchStateText(ctx, state) });
  }
  await deleteBatchRow(ctx.db, id);
}
