import { endedStates } from '@platen/model/order-lifecycle/order-states';
import type { GroupFindingCounts } from '@platen/model/renders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { OrderToDraw } from './order-images.queries.ts';
import type { StoredFinding } from './orders.tables.ts';

interface CountedFindings {
  findings: readonly StoredFinding[];
  errors: number;
  warnings: number;
}

/** Not where the order was edited meanwhile: the edit has its prints checked again. */
export async function setPrintFindings(
  db: Db,
  order: Pick<OrderToDraw, 'id' | 'values' | 'layer_diff'>,
  { findings, errors, warnings }: CountedFindings,
): Promise<void> {
  await sql`
    update orders set print_findings = ${JSON.stringify(findings)}::jsonb, errors_count = ${errors},
      warnings_count = ${warnings}
    where id = ${order.id} and layer_diff = ${JSON.stringify(order.layer_diff)}::jsonb
      and "values" = ${JSON.stringify(order.values)}::jsonb`.execute(db);
}

export async function getPrintFindings(db: Db, orderId: number): Promise<StoredFinding[]> {
  const order = await db.selectFrom('orders').select('print_findings').where('id', '=', orderId).executeTakeFirst();
  return order?.print_findings ?? [];
}

/** The findings of orders that have not ended, by form order or by batch. Those that have none are not in it. */
export async function countFindings(
  db: Db,
  by: 'form_order_id' | 'production_batch_id',
  ids: readonly number[],
): Promise<Map<number, GroupFindingCounts>> {
  if (ids.length === 0) return new Map();
  const group = sql.ref(by);
  const { rows } = await sql<GroupFindingCounts & { id: number }>`
    select ${group} as id, count(*)::int as orders, sum(errors_count)::int as errors, sum(warnings_count)::int as warnings
    from orders
    where ${group} = any(${ids}) and errors_count + warnings_count > 0 and state <> all(${endedStates})
    group by 1`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Orders that show a picture which this order shows too, and that were told it could not be made. */
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

/** Keeps on each order of a form order that somebody had it produced with what is wrong with its prints now. */
export async function insertAcknowledgements(db: Db, formOrderId: number, userId: number): Promise<void> {
  await sql`
    insert into finding_acknowledgements (order_id, user_id, findings)
    select id, ${userId}, print_findings from orders
    where form_order_id = ${formOrderId} and errors_count + warnings_count > 0
      and state <> all(${endedStates})`.execute(db);
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
