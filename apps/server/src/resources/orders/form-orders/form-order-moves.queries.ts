import { batchStateOf, formOrderMoves, type FormOrderMove, type OrderState } from '@platen/model/order-flow';
import type { TemplateKind } from '@platen/model/sku-templates';
import { sql } from 'kysely';
import type { Owner } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';

export interface LockedFormOrder {
  id: number;
  no: string;
  user_id: number;
  kind: TemplateKind;
  state: OrderState;
  amount_fen: number;
  orders_count: number;
  ordered_template_id: number;
}

/** In the order of their ids, everywhere: two requests that lock the same ones must not wait for each other. */
export function lockFormOrders(db: Db, owner: Owner, ids: readonly number[]): Promise<LockedFormOrder[]> {
  const formOrders = db
    .selectFrom('form_orders')
    .select(['id', 'no', 'user_id', 'kind', 'state', 'amount_fen', 'orders_count', 'ordered_template_id'])
    .where(sql<boolean>`id = any(${ids})`);
  const owned = owner === 'everyone' ? formOrders : formOrders.where('user_id', '=', owner);
  return owned.orderBy('id').forUpdate().execute();
}

/** Only the form orders themselves. */
export async function setFormOrderState(
  db: Db,
  ids: readonly number[],
  state: OrderState,
  rejectedReason: string | undefined,
): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({
      state,
      updated_at: sql<string>`now()`,
      ...(state === 'paid' && { paid_at: sql<string>`now()` }),
      ...(rejectedReason !== undefined && { rejected_reason: rejectedReason }),
    })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Orders follow their form order, and so do the batches. What was closed by itself stays closed. */
export async function followFormOrders(db: Db, ids: readonly number[], move: FormOrderMove): Promise<void> {
  const { from, to } = formOrderMoves[move];
  const paidAt = to === 'paid' ? sql`, paid_at = now()` : sql``;
  const confirmedAt = to === 'confirmed' ? sql`, confirmed_at = now()` : sql``;
  await sql`
    with batches as (
      update production_batches set state = ${batchStateOf[to]}, updated_at = now() ${confirmedAt}
      where form_order_id = any(${ids}) and state = ${batchStateOf[from]}
    )
    update orders set state = ${to}, updated_at = now() ${paidAt}
    where form_order_id = any(${ids}) and state = ${from}`.execute(db);
}

/** The form order of an order that this caller may see. */
export function findFormOrderIdOf(db: Db, owner: Owner, orderId: number) {
  const order = db.selectFrom('orders').select(['form_order_id', 'production_batch_id']).where('id', '=', orderId);
  return (owner === 'everyone' ? order : order.where('user_id', '=', owner)).executeTakeFirst();
}

/** Under the form order's lock. Nothing where the order is not `init` any more. */
export function closeOrderRow(db: Db, orderId: number) {
  return db
    .updateTable('orders')
    .set({ state: 'closed', updated_at: sql<string>`now()` })
    .where('id', '=', orderId)
    .where('state', '=', 'init')
    .returning(['no', 'sub_no', 'system_no'])
    .executeTakeFirst();
}

export function getOrderState(db: Db, orderId: number) {
  return db.selectFrom('orders').select(['no', 'state']).where('id', '=', orderId).executeTakeFirstOrThrow();
}

/** What is left of a form order and of a batch after one of its orders was closed. Answers how many orders live. */
export async function recount(db: Db, formOrderId: number, batchId: number | null): Promise<number> {
  const totals = sql`count(*)::int as orders_count, coalesce(sum(quantity), 0) as quantity,
    coalesce(sum(amount_fen), 0) as amount_fen`;
  await sql`
    update production_batches as batch
    set orders_count = live.orders_count, quantity = live.quantity, amount_fen = live.amount_fen, updated_at = now(),
      state = case when live.orders_count = 0 then 'closed' else batch.state end
    from (select ${totals} from orders where production_batch_id = ${batchId} and state <> 'closed') as live
    where batch.id = ${batchId}`.execute(db);
  const { rows } = await sql<{ orders_count: number }>`
    update form_orders
    set orders_count = live.orders_count, quantity = live.quantity, amount_fen = live.amount_fen, updated_at = now()
    from (select ${totals} from orders where form_order_id = ${formOrderId} and state <> 'closed') as live
    where form_orders.id = ${formOrderId}
    returning form_orders.orders_count`.execute(db);
  return rows[0]?.orders_count ?? 0;
}
