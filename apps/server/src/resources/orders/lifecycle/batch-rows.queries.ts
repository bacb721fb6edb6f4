import { type BatchState, batchStateRecords } from '@platen/model/orders/lifecycle/batch-states';
import { cascadableStates, type OrderMoveName, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import {
  batchStateOf,
  endedStates,
  initialState,
  orderStateRecords,
} from '@platen/model/orders/lifecycle/order-states';
import type { OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ParentFormOrder } from './order-rows.queries.ts';
import './lifecycle.tables.ts';

export async function insertBatches(
  db: Db,
  owner: ParentFormOrder,
  batches: readonly OrderTotals[],
): Promise<number[]> {
  const rows = await db
    .insertInto('production_batches')
    .values(
      batches.map((totals) => ({
        no: sql<string>`next_no('PB', 'production_batch_numbers', ${owner.timeZone})`,
        form_order_id: owner.formOrderId,
        user_id: owner.userId,
        ordered_template_id: owner.orderedTemplateId,
        state: batchStateOf(initialState),
        ...totals,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the orders and batches of form orders along. Individually closed ones stay closed. */
export async function cascadeState(db: Db, ids: readonly number[], move: OrderMoveName): Promise<void> {
  const { from, to } = orderMoves[move];
  const following = cascadableStates(from);
  const batchState = batchStateOf(to);
  await sql`
    with batches as (
      update production_batches set state = ${batchState}, updated_at = now() ${setNow(batchStateRecords[batchState].timestamp)}
      where form_order_id = any(${ids}) and state = any(${following.map(batchStateOf)})
    )
    update orders set state = ${to}, updated_at = now() ${setNow(orderStateRecords[to].timestamps.orders)}
    where form_order_id = any(${ids}) and state = any(${following})`.execute(db);
}

/** A part of `update … set` that stores when a row reached its state. */
function setNow(column: string | null) {
  return column === null ? sql`` : sql`, ${sql.ref(column)} = now()`;
}

/** Updates the totals of a batch after one of its orders was closed; it closes with the last one. */
export async function recountBatch(db: Db, id: number | null): Promise<void> {
  await sql`
    update production_batches as batch
    set orders_count = live.orders_count, quantity = live.quantity, amount_fen = live.amount_fen, updated_at = now(),
      state = case when live.orders_count = 0 then ${batchStateOf(orderMoves.close.to)} else batch.state end
    from (
      select count(*)::int as orders_count, coalesce(sum(quantity), 0) as quantity,
        coalesce(sum(amount_fen), 0) as amount_fen
      from orders where production_batch_id = ${id} and state <> ${orderMoves.close.to}
    ) as live
    where batch.id = ${id}`.execute(db);
}

/** The current state of a batch. It is only stable under the lock of its form order. */
export function findBatchState(db: Db, id: number): Promise<{ no: string; state: BatchState } | undefined> {
  return db.selectFrom('production_batches').select(['no', 'state']).where('id', '=', id).executeTakeFirst();
}

/** Starts a batch and its orders. */
export async function startBatchRow(db: Db, id: number): Promise<void> {
  const { from, to } = orderMoves.start;
  await db
    .updateTable('production_batches')
    .set({ state: batchStateOf(to), started_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('orders')
    .set({ state: to, updated_at: sql<string>`now()` })
    .where('production_batch_id', '=', id)
    .where('state', '=', from)
    .execute();
}

/** Finishes the batches without a live order left to send. */
export async function finishSentBatches(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { from, to } = orderMoves.send;
  await db
    .updateTable('production_batches')
    .set({ state: batchStateOf(to), finished_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', 'in', ids)
    .where('state', '=', batchStateOf(from))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.production_batch_id', '=', 'production_batches.id')
            .where('orders.state', 'not in', [to, ...endedStates]),
        ),
      ),
    )
    .execute();
}

/** Deletes a batch; its orders stay without one. */
export async function deleteBatchRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('production_batches').where('id', '=', id).execute();
}

/** Moves an order whose only parcel was voided, and its batch, back to production. */
export async function recallOrder(db: Db, orderId: number, batchId: number | null): Promise<void> {
  const { from, to } = orderMoves.recall;
  await db
    .updateTable('orders')
    .set({ state: to, updated_at: sql<string>`now()` })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .execute();
  await db
    .updateTable('production_batches')
    .set({ state: batchStateOf(to), finished_at: null, updated_at: sql<string>`now()` })
    .where('id', '=', batchId)
    .where('state', '=', batchStateOf(from))
    .execute();
}
