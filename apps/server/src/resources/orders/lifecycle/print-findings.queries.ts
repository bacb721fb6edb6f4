import type { GroupFindingCounts } from '@platen/model/files/renders';
import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { type Finding, refusingKinds } from '@platen/render/node';
import { type SqlBool, sql } from 'kysely';
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

/** What prevents a production image, of which order. */
export interface RefusedPrint {
  no: string;
  finding: StoredFinding & Finding;
  /** The number of all such findings, which may be more than were read. */
  total: number;
}

/** What would prevent production images of a form order, as far as the check of its orders has found it. */
export async function listRefusedPrints(db: Db, formOrderId: number, limit: number): Promise<RefusedPrint[]> {
  const { rows } = await sql<RefusedPrint>`
    select orders.no, finding, count(*) over ()::int as total
    from orders cross join lateral jsonb_array_elements(orders.print_findings) as finding
    where orders.form_order_id = ${formOrderId} and ${isUnprintable}
      and finding ->> 'kind' = any(${refusingKinds})
    order by orders.id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many live orders of each form order have a print that nobody can make. Form orders without one are omitted. @public */
export async function countUnprintableOrders(db: Db, formOrderIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select form_order_id as id, count(*)::int as count from orders
    where form_order_id = any(${formOrderIds}) and ${isUnprintable} and exists (
      select from jsonb_array_elements(print_findings) as finding where finding ->> 'kind' = any(${refusingKinds}))
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Candidates only: orders without errors are not read any further. */
const isUnprintable = sql<SqlBool>`orders.errors_count > 0 and orders.state <> all(${endedStates})`;

/** Records on each order of a form order that somebody had it produced despite its findings. */
export async function insertAcknowledgements(db: Db, formOrderId: number, userId: number): Promise<void> {
  await sql`
    insert into finding_acknowledgements (order_id, user_id, findings)
    select id, ${userId}, print_findings from orders
    where form_order_id = ${formOrderId} and errors_count + warnings_count > 0
      and state <> all(${endedStates})`.execute(db);
}
