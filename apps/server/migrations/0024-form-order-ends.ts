import { type Migration, sql } from 'kysely';

/** When a form order was closed or refunded. Of those that were closed before, nobody knows any more. */
export const formOrderEnds: Migration = {
  async up(db) {
    await sql`alter table form_orders add column ended_at timestamptz`.execute(db);
    await sql`
      update form_orders set ended_at = bills.paid_at from bills
      where bills.kind = 'order_refund' and bills.target_type = 'FormOrder' and bills.target_id = form_orders.id`.execute(
      db,
    );
  },
};
