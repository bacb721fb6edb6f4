import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { endedStates, type OrderState } from '@platen/model/orders/lifecycle/order-states';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface Range {
  /** Days in `timeZone`, both inclusive. */
  start: string;
  end: string;
  timeZone: string;
  /** Undefined for everyone's. */
  userId: number | undefined;
}

export interface PlacedRow {
  date: string;
  kind: TemplateKind;
  state: OrderState;
  count: number;
  /** Without what was closed before it was paid: nobody owes or owed it. */
  amount_fen: number;
}

/** Form orders placed in the range, grouped by day, kind and current state. */
export async function sumPlaced(db: Db, range: Range): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select day::text as date, kind, state, count(*) as count,
      coalesce(sum(amount_fen) filter (where paid_at is not null or state <> all(${endedStates})), 0)::bigint as amount_fen
    from (
      select (created_at at time zone ${range.timeZone})::date as day, kind, state, amount_fen, paid_at from form_orders
      where ${isWithin(range)}
    ) as placed
    group by day, kind, state`.execute(db);
  return rows;
}

/** Compared as instants, because no index serves the day of a column. */
function isWithin({ start, end, timeZone, userId }: Range) {
  const isTheirs = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  return sql<SqlBool>`created_at >= (${start}::date)::timestamp at time zone ${timeZone}
    and created_at < (${end}::date + 1)::timestamp at time zone ${timeZone} and ${isTheirs}`;
}
