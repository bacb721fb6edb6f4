import { orderMove } from '@platen/model/orders/lifecycle/order-moves';
import { divideIntoBatches, totalsOf } from '@platen/ordering/amounts';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderFollower } from '../../orders/lifecycle/order-follower.ts';
import * as queries from './batch-rows.queries.ts';

/** How batches follow what customers do: each form order gets its own, and they move when all of its orders move. */
export const batchesFollowOrders: OrderFollower = {
  async ordersPlaced({ db }, formOrder, { max_product_batch_count }, orders) {
    const batches = divideIntoBatches(orders, max_product_batch_count);
    const ids = await queries.insertBatches(db, formOrder, batches.map(totalsOf));
    return batches.flatMap((batch, index) => batch.map(() => ids[index] ?? 0));
  },

  async formOrdersMoved(db, formOrderIds, move) {
    if (orderMove(move).orders === 'together') await queries.followMove(db, formOrderIds, move);
  },

  orderChanged: queries.recountBatchOf,
};

/** The numbers of batches, by id. */
export async function batchNosOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number | null, string>> {
  const unique = [...new Set(ids)].filter((id) => id !== null);
  return unique.length === 0 ? new Map() : queries.findNos(db, unique);
}
