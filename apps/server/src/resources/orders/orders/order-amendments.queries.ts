import type { AmendmentChange, OrderAmendment } from '@platen/model/order-details';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import './orders.tables.ts';

interface NewAmendment {
  orderId: number;
  userId: number;
  changes: readonly AmendmentChange[];
  reason?: string;
}

/** Nothing is written where nothing changed. */
export async function insertAmendment(db: Db, { orderId, userId, changes, reason = '' }: NewAmendment): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('order_amendments')
    .values({ order_id: orderId, user_id: userId, changes: JSON.stringify(changes), reason })
    .execute();
  // Who asks what changed since has to find the order, also where only a parcel of it was put right.
  await db.updateTable('orders').set({ updated_at: sql<string>`now()` }).where('id', '=', orderId).execute();
}

/** The newest first. */
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
