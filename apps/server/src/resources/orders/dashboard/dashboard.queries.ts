import { type OrderState, paidStates } from '@platen/model/order-flow';
import type { TemplateKind } from '@platen/model/sku-templates';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export interface Range {
  /** Days in `timeZone`, both included. */
  start: string;
  end: string;
  timeZone: string;
  /** None: everyone's. */
  userId: number | undefined;
}

export interface DayRow {
  date: string;
  count: number;
  amount_fen: number;
}

export interface CreatedRow extends DayRow {
  kind: TemplateKind;
  state: OrderState;
}

/** What was placed in the range, by day, kind and where it stands now. */
export async function sumCreated(db: Db, range: Range): Promise<CreatedRow[]> {
  const { rows } = await sql<CreatedRow>`
    select day::text as date, kind, state, count(*) as count, sum(amount_fen)::bigint as amount_fen
    from (
      select (created_at at time zone ${range.timeZone})::date as day, kind, state, amount_fen from form_orders
      where ${isWithin('created_at', range)} and state <> 'creating'
    ) as created
    group by day, kind, state`.execute(db);
  return rows;
}

/** What was paid in the range and not given back, by day. */
export async function sumPaid(db: Db, range: Range): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text as date, count(*) as count, sum(amount_fen)::bigint as amount_fen
    from (
      select (paid_at at time zone ${range.timeZone})::date as day, amount_fen from form_orders
      where ${isWithin('paid_at', range)} and state = any(${paidStates})
    ) as paid
    group by day`.execute(db);
  return rows;
}

/** Compared as instants: the day of a column is no column, and no index would serve it. */
function isWithin(column: 'created_at' | 'paid_at', { start, end, timeZone, userId }: Range) {
  const ref = sql.ref(column);
  const isTheirs = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  return sql<SqlBool>`${ref} >= (${start}::date)::timestamp at time zone ${timeZone}
    and ${ref} < (${end}::date + 1)::timestamp at time zone ${timeZone} and ${isTheirs}`;
}
