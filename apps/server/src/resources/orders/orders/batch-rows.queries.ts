import { fenToYuan } from '@platen/model/money';
import {
  type BatchState,
  batchStateOf,
  endedStates,
  followingStates,
  formOrderMoves,
  type FormOrderMove,
} from '@platen/model/order-flow';
import type { ProductionBatch } from '@platen/model/production-batches';
import type { OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { FormOrderOfRows } from './order-rows.queries.ts';
import './orders.tables.ts';

export async function insertBatches(
  db: Db,
  owner: FormOrderOfRows,
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
        state: 'init' as const,
        ...totals,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders follow their form order, and so do the batches. What was closed by itself stays closed. */
export async function followFormOrders(db: Db, ids: readonly number[], move: FormOrderMove): Promise<void> {
  const { from, to } = formOrderMoves[move];
  const following = followingStates(from);
  const paidAt = to === 'paid' ? sql`, paid_at = now()` : sql``;
  const confirmedAt = to === 'confirmed' ? sql`, confirmed_at = now()` : sql``;
  await sql`
    with batches as (
      update production_batches set state = ${batchStateOf[to]}, updated_at = now() ${confirmedAt}
      where form_order_id = any(${ids}) and state = any(${following.map((state) => batchStateOf[state])})
    )
    update orders set state = ${to}, updated_at = now() ${paidAt}
    where form_order_id = any(${ids}) and state = any(${following})`.execute(db);
}

/** What is left of a batch after one of its orders was closed: it closes with the last one. */
export async function recountBatch(db: Db, id: number | null): Promise<void> {
  await sql`
    update production_batches as batch
    set orders_count = live.orders_count, quantity = live.quantity, amount_fen = live.amount_fen, updated_at = now(),
      state = case when live.orders_count = 0 then 'closed' else batch.state end
    from (
      select count(*)::int as orders_count, coalesce(sum(quantity), 0) as quantity,
        coalesce(sum(amount_fen), 0) as amount_fen
      from orders where production_batch_id = ${id} and state <> 'closed'
    ) as live
    where batch.id = ${id}`.execute(db);
}

export function listBatchesOf(db: Db, formOrderId: number) {
  return db
    .selectFrom('production_batches')
    .select(['id', 'no', 'state', 'orders_count'])
    .where('form_order_id', '=', formOrderId)
    .orderBy('id')
    .execute();
}

/** The batch as it is now. Only under the lock of its form order does it stay so. */
export function findBatchState(db: Db, id: number): Promise<{ no: string; state: BatchState } | undefined> {
  return db.selectFrom('production_batches').select(['no', 'state']).where('id', '=', id).executeTakeFirst();
}

export async function listOrdersOfBatch(db: Db, batchId: number, limit: number): Promise<ProductionBatch['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'no', 'system_no', 'size', 'quantity', 'price_fen', 'amount_fen', 'state'])
    .where('production_batch_id', '=', batchId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ price_fen, amount_fen, ...order }) => ({
    ...order,
    price: fenToYuan(price_fen),
    amount: fenToYuan(amount_fen),
  }));
}

/** With its orders. */
export async function startBatch(db: Db, id: number): Promise<void> {
  await db
    .updateTable('production_batches')
    .set({ state: 'in_production', started_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('orders')
    .set({ state: 'in_production', updated_at: sql<string>`now()` })
    .where('production_batch_id', '=', id)
    .where('state', '=', 'confirmed')
    .execute();
}

/** Those of the batches that have no live order left to send are finished. */
export async function finishSentBatches(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('production_batches')
    .set({ state: 'finished', finished_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'in_production')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.production_batch_id', '=', 'production_batches.id')
            .where('orders.state', 'not in', ['sent', ...endedStates]),
        ),
      ),
    )
    .execute();
}

/** Its orders stay, without a batch. */
export async function deleteBatch(db: Db, id: number): Promise<void> {
  await db.deleteFrom('production_batches').where('id', '=', id).execute();
}

/** An order whose only parcel was voided is in production again, and so is its batch. */
export async function takeBackSent(db: Db, orderId: number, batchId: number | null): Promise<void> {
  const { from, to } = formOrderMoves.recall;
  await db
    .updateTable('orders')
    .set({ state: to, updated_at: sql<string>`now()` })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .execute();
  await db
    .updateTable('production_batches')
    .set({ state: batchStateOf[to], finished_at: null, updated_at: sql<string>`now()` })
    .where('id', '=', batchId)
    .where('state', '=', batchStateOf[from])
    .execute();
}
