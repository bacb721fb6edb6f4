import { statesOfPhase } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const pastStates = [...statesOfPhase('shipped'), ...statesOfPhase('ended')];

/**
 * Effect and custom-area renders that were made longer ago and belong to no order, or only to orders that were shipped or
 * ended longer ago.
 */
export async function listOldRenders(db: Db, days: number, afterId: number, limit: number): Promise<number[]> {
  const before = sql`now() - make_interval(days => ${days})`;
  const { rows } = await sql<{ id: number }>`
    select id from renders
    where state = 'done' and output in ('effect', 'custom') and removed_at is null
      and finished_at < ${before} and id > ${afterId}
      and not exists (
        select from order_images as image join orders on orders.id = image.order_id
        where image.render_id = renders.id and (orders.state <> all(${pastStates}) or orders.updated_at >= ${before}))
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
