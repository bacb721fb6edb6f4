import type { OrderTotals } from '@platen/ordering/amounts';
import type { Db } from '../../../platform/database/database.ts';
import { recountBatch } from './batch-rows.queries.ts';
import { setFormOrderTotals } from './form-order-rows.queries.ts';
import { sumOpenOrders } from './order-rows.queries.ts';

/** Updates the totals of a form order and one of its batches after one of their orders changed. */
export async function recountFormOrder(db: Db, formOrderId: number, batchId: number | null): Promise<OrderTotals> {
  await recountBatch(db, batchId);
  const open = await sumOpenOrders(db, formOrderId);
  await setFormOrderTotals(db, formOrderId, open);
  return open;
}
