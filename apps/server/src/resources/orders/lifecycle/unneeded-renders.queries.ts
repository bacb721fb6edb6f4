import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Renders of a form order's ended orders that no live order uses. */
export async function listUnneededRenders(db: Db, formOrderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct image.render_id as id
    from orders
    join order_images as image on image.order_id = orders.id
    join renders on renders.id = image.render_id and renders.state in ('queued', 'running')
    where orders.form_order_id = ${formOrderId} and orders.state = any(${endedStates}) and not exists (
      select 1 from order_images as other join orders as live on live.id = other.order_id
      where other.render_id = image.render_id and live.state <> all(${endedStates}))`.execute(db);
  return rows.map(({ id }) => id);
}
