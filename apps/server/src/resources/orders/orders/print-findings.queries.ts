import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredFinding } from '../lifecycle/lifecycle.tables.ts';

export async function getPrintFindings(db: Db, orderId: number): Promise<StoredFinding[]> {
  const order = await db.selectFrom('orders').select('print_findings').where('id', '=', orderId).executeTakeFirst();
  return order?.print_findings ?? [];
}

/** Orders that share a picture with this order and have an image error. */
export async function listOthersWithErrors(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct orders.id
    from order_images as own
    join order_images as other on other.render_id = own.render_id and other.order_id <> own.order_id
    join orders on orders.id = other.order_id and orders.errors_count > 0
    where own.order_id = ${orderId} and orders.print_findings @> '[{"kind": "image_failed"}]'
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export function listAcknowledgements(db: Db, orderId: number) {
  return db
    .selectFrom('finding_acknowledgements as acknowledgement')
    .innerJoin('users', 'users.id', 'acknowledgement.user_id')
    .select(['users.id as user_id', 'users.screen_name', 'acknowledgement.findings', 'acknowledgement.created_at'])
    .where('acknowledgement.order_id', '=', orderId)
    .orderBy('acknowledgement.id', 'desc')
    .execute();
}
