import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { OrderMoveName } from '@platen/model/orders/lifecycle/order-moves';
import { initialState, type OrderState, orderStateRecord } from '@platen/model/orders/lifecycle/order-states';
import type { OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Owner } from '../../actor.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';

/** Always in the order of their ids, so that two requests that lock the same form orders cannot deadlock. */
export function lockFormOrders(db: Db, owner: Owner, ids: readonly number[]): Promise<LockedFormOrder[]> {
  const formOrders = db
    .selectFrom('form_orders')
    .select(['id', 'no', 'user_id', 'kind', 'state', 'amount_fen', 'orders_count', 'ordered_template_id'])
    .where(sql<boolean>`id = any(${ids})`);
  const owned = owner === 'everyone' ? formOrders : formOrders.where('user_id', '=', owner);
  return owned.orderBy('id').forUpdate().execute();
}

/** Changes the form orders only, not their orders. */
export async function setFormOrderState(
  db: Db,
  ids: readonly number[],
  state: OrderState,
  rejectedReason: string | undefined,
): Promise<void> {
  const { form_orders: timestamp } = orderStateRecord(state).timestamps;
  await db
    .updateTable('form_orders')
    .set({
      state,
      updated_at: sql<string>`now()`,
      // Any move cancels a pending request to confirm.
      confirm_requested_at: null,
      confirm_requested_by: null,
      confirm_held_by: null,
      ...(timestamp && { [timestamp]: sql<string>`now()` }),
      ...(rejectedReason !== undefined && { rejected_reason: rejectedReason }),
    })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Records who made a move. */
export async function insertMoves(
  db: Db,
  formOrderIds: readonly number[],
  move: OrderMoveName,
  userId: number | null,
): Promise<void> {
  await db
    .insertInto('form_order_moves')
    .values(formOrderIds.map((form_order_id) => ({ form_order_id, move, user_id: userId })))
    .execute();
}

/** Updates the totals of a form order after one of its orders was closed. */
export async function setFormOrderTotals(db: Db, id: number, totals: OrderTotals): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({ ...totals, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export interface NewFormOrder {
  userId: number;
  placedById: number | null;
  orderedTemplateId: number;
  kind: TemplateKind;
  importFileId: number | null;
  timeZone: string;
}

/** Inserts an empty form order; `setFormOrderTotals` sets its totals in the same transaction. */
export function insertFormOrder(db: Db, formOrder: NewFormOrder) {
  const { userId, placedById, orderedTemplateId, kind, importFileId, timeZone } = formOrder;
  return db
    .insertInto('form_orders')
    .values({
      no: sql<string>`next_no('FO', 'form_order_numbers', ${timeZone})`,
      user_id: userId,
      placed_by_id: placedById,
      ordered_template_id: orderedTemplateId,
      kind,
      import_file_blob_id: importFileId,
      state: initialState,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow();
}

/** Deletes a form order with everything that references it. */
export async function deleteFormOrderRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('form_orders').where('id', '=', id).execute();
}
