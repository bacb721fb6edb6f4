import { cascadableStates, type OrderMoveName, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { endedStates, initialState } from '@platen/model/orders/lifecycle/order-states';
import { type BatchState, batchStateOf, batchStateRecords } from '@platen/model/production/batch-states';
import type { OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ParentFormOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import './production-batches.tables.ts';

export async function insertBatches(
  db: Db,
  { formOrderId, userId, orderedTemplateId, timeZone }: ParentFormOrder,
  batches: readonly OrderTotals[],
): Promise<number[]> {
  const rows = await db
    .insertInto('production_batches')
    .values(
      batches.map((totals) => ({
        no: sql<string>`next_no('PB', 'production_batch_numbers', ${timeZone})`,
        form_order_id: formOrderId,
        user_id: userId,
        ordered_template_id: orderedTemplateId,
        state: batchStateOf(initialState),
        ...totals,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the batches of form orders as their orders moved. Those that were closed alone stay closed. */
export async function followMove(db: Db, formOrderIds: readonly number[], move: OrderMoveName): Promise<void> {
  const { from, to } = orderMoves[move];
  const state = batchStateOf(to);
  const { timestamp } = batchStateRecords[state];
  await sql`
    update production_batches
    set state = ${state}, updated_at = now() ${timestamp === null ? sql`` : sql`, ${sql.ref(timestamp)} = now()`}
    where form_order_id = any(${formOrderIds}) and state = any(${cascadableStates(from).map(batchStateOf)})`.execute(
    db,
  );
}

/** Updates the totals of an order's batch after the order was changed or closed; the batch closes with its last order. */
export async function recountBatchOf(db: Db, orderId: number): Promise<void> {
  await sql`
    update production_batches as batch
    set orders_count = live.orders_count, quantity = live.quantity, amount_fen = live.amount_fen, updated_at = now(),
      state = case when live.orders_count = 0 then ${batchStateOf(orderMoves.close.to)} else batch.state end
    from (select production_batch_id as id from orders where id = ${orderId}) as changed,
      lateral (
        select count(*)::int as orders_count, coalesce(sum(quantity), 0) as quantity,
          coalesce(sum(amount_fen), 0) as amount_fen
        from orders where production_batch_id = changed.id and state <> ${orderMoves.close.to}
      ) as live
    where batch.id = changed.id`.execute(db);
}

/** The current state of a batch. It is only stable under the lock of its form order. */
export function findBatchState(db: Db, id: number): Promise<{ no: string; state: BatchState } | undefined> {
  return db.selectFrom('production_batches').select(['no', 'state']).where('id', '=', id).executeTakeFirst();
}

/** The orders of a batch, including ended ones. */
export async function listOrderIds(db: Db, batchId: number): Promise<number[]> {
  const rows = await db.selectFrom('orders').select('id').where('production_batch_id', '=', batchId).execute();
  return rows.map(({ id }) => id);
}

export async function startBatchRow(db: Db, id: number): Promise<void> {
  await db
    .updateTable('production_batches')
    .set({ state: batchStateOf(orderMoves.start.to), started_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A batch is finished when its last live order was sent. @public */
export async function finishSentBatches(db: Db, sentOrderIds: readonly number[]): Promise<void> {
  const { from, to } = orderMoves.send;
  await sql`
    update production_batches as batch
    set state = ${batchStateOf(to)}, finished_at = now(), updated_at = now()
    where id = any(array(select production_batch_id from orders where id = any(${sentOrderIds})))
      and state = ${batchStateOf(from)} and not exists (
        select from orders where orders.production_batch_id = batch.id
          and orders.state <> all(${[to, ...endedStates]}))`.execute(db);
}

/** Deletes a batch; its orders stay without one. */
export async function deleteBatchRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('production_batches').where('id', '=', id).execute();
}

/** A finished batch is in production again with an order whose only parcel was voided. @public */
export async function reopenBatchOf(db: Db, orderId: number): Promise<void> {
  const { from, to } = orderMoves.recall;
  await sql`
    update production_batches
    set state = ${batchStateOf(to)}, finished_at = null, updated_at = now()
    where id = (select production_batch_id from orders where id = ${orderId})
      and state = ${batchStateOf(from)}`.execute(db);
}

/** The numbers of batches, by id. */
export async function findNos(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('production_batches')
    .select(['id', 'no'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, no }) => [id, no]));
}

/** @public */
export function batchesOf(db: Db, formOrderId: number) {
  return db
    .selectFrom('production_batches')
    .select(['id', 'no', 'state', 'orders_count'])
    .where('form_order_id', '=', formOrderId)
    .orderBy('id')
    .execute();
}
