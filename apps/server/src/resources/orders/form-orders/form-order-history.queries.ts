import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Db } from '../../../platform/database/database.ts';
import '../lifecycle/lifecycle.tables.ts';

const userOf = (id: number | null, screen_name: string | null) =>
  id === null ? null : { id, screen_name: screen_name ?? '' };

/** Who made each move of a form order, oldest first. */
export async function listMoves(db: Db, formOrderId: number): Promise<FormOrderDetail['moves']> {
  const rows = await db
    .selectFrom('form_order_moves as made')
    .leftJoin('users', 'users.id', 'made.user_id')
    .select(['made.move', 'made.created_at', 'made.user_id', 'users.screen_name'])
    .where('made.form_order_id', '=', formOrderId)
    .orderBy('made.id')
    .execute();
  return rows.map(({ user_id, screen_name, ...made }) => ({ ...made, user: userOf(user_id, screen_name) }));
}

const amendmentsShownMax = 50;

/** What was changed about the orders of a form order, newest first. */
export async function listAmendmentsOf(db: Db, formOrderId: number): Promise<FormOrderDetail['amendments']> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_amendments as amendment', 'amendment.order_id', 'orders.id')
    .innerJoin('users', 'users.id', 'amendment.user_id')
    .select(['amendment.id', 'amendment.changes', 'amendment.reason', 'amendment.created_at'])
    .select(['users.id as user_id', 'users.screen_name', 'orders.id as order_id', 'orders.no as order_no'])
    .where('orders.form_order_id', '=', formOrderId)
    .orderBy('amendment.id', 'desc')
    .limit(amendmentsShownMax)
    .execute();
  return rows.map(({ user_id, screen_name, order_id, order_no, ...amendment }) => ({
    ...amendment,
    user: { id: user_id, screen_name },
    order: { id: order_id, no: order_no },
  }));
}
