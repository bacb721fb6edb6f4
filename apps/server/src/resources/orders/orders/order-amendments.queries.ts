import type { OrderAmendment } from '@platen/model/orders/order-details';
import type { Db } from '../../../platform/database/database.ts';

/** Newest first. */
export async function listAmendments(db: Db, orderId: number): Promise<OrderAmendment[]> {
  const rows = await db
    .selectFrom('order_amendments as amendment')
    .innerJoin('users', 'users.id', 'amendment.user_id')
    .select(['amendment.id', 'amendment.changes', 'amendment.reason', 'amendment.created_at'])
    .select(['users.id as user_id', 'users.screen_name'])
    .where('amendment.order_id', '=', orderId)
    .orderBy('amendment.id', 'desc')
    .limit(amendmentsShownMax)
    .execute();
  return rows.map(({ user_id, screen_name, ...amendment }) => ({ ...amendment, user: { id: user_id, screen_name } }));
}

const amendmentsShownMax = 200;
