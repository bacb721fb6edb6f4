import type { GroupFindingCounts } from '@platen/model/files/renders';
import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderTableRow, StoredFinding } from './lifecycle.tables.ts';

/** An order as it was when its prints were checked. */
export type CheckedPrints = Pick<OrderTableRow, 'id' | 'values' | 'layer_diff'>;

interface CountedFindings {
  findings: readonly StoredFinding[];
  errors: number;
  warnings: number;
}

/** Does nothing if the order was edited since: the edit has its prints checked again. */
export async function setPrintFindings(
  db: Db,
  order: CheckedPrints,
  { findings, errors, warnings }: CountedFindings,
): Promise<void> {
  await sql`
    update orders set print_findings = ${JSON.stringify(findings)}::jsonb, errors_count = ${errors},
      warnings_count = ${warnings}
    where id = ${order.id} and layer_diff = ${JSON.stringify(order.layer_diff)}::jsonb
      and "values" = ${JSON.stringify(order.values)}::jsonb`.execute(db);
}

/** For orders that show the images of others: `to[i]` gets the findings of `from[i]`. @public */
export async function copyPrintFindings(db: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  await sql`
    update orders set print_findings = model.print_findings, errors_count = model.errors_count,
      warnings_count = model.warnings_count
    from unnest(${from}::bigint[], ${to}::bigint[]) as pair (model_id, order_id)
      join orders as model on model.id = pair.model_id
    where orders.id = pair.order_id`.execute(db);
}

/** What orders are counted by. */
export type OrderGroup = 'form_order_id' | 'production_batch_id';

/** Finding counts of live orders, by their form order or another group. Groups without findings are omitted. @public */
export async function countFindings(
  db: Db,
  by: OrderGroup,
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

/** An image that would be printed without any ink. */
export interface BlankPrint {
  no: string;
  image_name: string;
  /** The number of all such images, which may be more than were read. */
  total: number;
}

/** The images of a form order on which nothing is printed, as far as the check of its orders has found them. */
export async function listBlankPrints(db: Db, formOrderId: number, limit: number): Promise<BlankPrint[]> {
  const { rows } = await sql<BlankPrint>`
    select orders.no, finding ->> 'image_name' as image_name, count(*) over ()::int as total
    from orders cross join lateral jsonb_array_elements(orders.print_findings) as finding
    where orders.form_order_id = ${formOrderId} and orders.errors_count > 0 and orders.state <> all(${endedStates})
      and finding ->> 'kind' = 'blank_image'
    order by orders.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Records on each order of a form order that somebody had it produced despite its findings. */
export async function insertAcknowledgements(db: Db, formOrderId: number, userId: number): Promise<void> {
  await sql`
    insert into finding_acknowledgements (order_id, user_id, findings)
    select id, ${userId}, print_findings from orders
    where form_order_id = ${formOrderId} and errors_count + warnings_count > 0
      and state <> all(${endedStates})`.execute(db);
}
