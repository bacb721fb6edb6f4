import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** The point in the past at which something is dated. */
interface PastTime {
  hoursAgo: number;
  /** The time zone of the dates inside numbers, which is the factory's. */
  timeZone: string;
}

const timestampOf = ({ hoursAgo }: PastTime) => sql`now() - make_interval(hours => ${hoursAgo})`;
/** A number with the date replaced by the backdated one. Its last digits are already unique. */
const backdatedNo = (past: PastTime, column = 'no') =>
  sql`overlay(${sql.ref(column)} placing to_char((${timestampOf(past)}) at time zone ${past.timeZone}, 'YYMMDD') from 3 for 6)`;

/** Dates people and catalogue entries back, because the factory existed before its first order. */
export async function backdate(
  db: Db,
  table: 'users' | 'sku_templates' | 'image_libraries' | 'font_libraries',
  id: number,
  hoursAgo: number,
): Promise<void> {
  const by = sql`make_interval(hours => ${hoursAgo})`;
  const published = table === 'sku_templates' ? sql`, published_at = published_at - ${by}` : sql``;
  await sql`update ${sql.table(table)} set created_at = created_at - ${by}, updated_at = updated_at - ${by}${published}
    where id = ${id}`.execute(db);
}

/** Makes the next row continue after the highest id, because failed inserts have used up numbers. */
export async function resetIdSequence(db: Db, table: 'custom_pages'): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
    from ${sql.table(table)}`.execute(db);
}

/** Dates an approved recharge and its bill back. The ledger keeps its real time, because it is append-only. */
export async function backdateRecharge(db: Db, id: number, past: PastTime): Promise<void> {
  const at = timestampOf(past);
  await sql`update recharges set no = ${backdatedNo(past)}, created_at = ${at}, updated_at = ${at}, paid_at = ${at}
    where id = ${id}`.execute(db);
  await sql`update bills set no = ${backdatedNo(past)}, target_no = ${backdatedNo(past, 'target_no')},
      created_at = ${at}, updated_at = ${at}, paid_at = ${at}
    where target_type = 'Recharge' and target_id = ${id}`.execute(db);
}

/** Dates the most recent advance of a customer back. */
export async function backdateNewestAdvance(db: Db, userId: number, past: PastTime): Promise<void> {
  await sql`update advance_grants set created_at = ${timestampOf(past)}
    where id = (select max(id) from advance_grants where user_id = ${userId})`.execute(db);
}

/** Recalculates the balance of every bill, because backdated bills now stand between others. */
export async function rebalanceBills(db: Db): Promise<void> {
  await sql`
    update bills set balance_fen = dated.balance_fen
    from (
      select id, sum(amount_fen) over (partition by user_id order by paid_at, id)::bigint as balance_fen from bills
    ) as dated
    where dated.id = bills.id and dated.balance_fen <> bills.balance_fen`.execute(db);
}

/** Dates a form order and everything that happened to it back: paid after 15 minutes, sent within two days. */
export async function backdateFormOrder(db: Db, id: number, past: PastTime): Promise<void> {
  const at = timestampOf(past);
  const no = backdatedNo(past);
  const after = (minutes: number) => sql`least(now(), ${at} + make_interval(mins => ${minutes}))`;
  const paidAt = sql`case when paid_at is not null then ${after(15)} end`;
  await sql`update form_orders set no = ${no}, created_at = ${at}, updated_at = ${after(60)}, paid_at = ${paidAt},
      ended_at = case when ended_at is not null then ${after(25)} end
    where id = ${id}`.execute(db);
  await sql`update orders set system_no = ${backdatedNo(past, 'system_no')}, created_at = ${at}, updated_at = ${after(60)},
      paid_at = ${paidAt}
    where form_order_id = ${id}`.execute(db);
  await sql`update production_batches set no = ${no}, created_at = ${at}, updated_at = ${after(60)},
      confirmed_at = case when confirmed_at is not null then ${after(45)} end,
      started_at = case when started_at is not null then ${after(20 * 60)} end,
      finished_at = case when finished_at is not null then ${after(40 * 60)} end
    where form_order_id = ${id}`.execute(db);
  await sql`update outbounds set created_at = ${after(40 * 60)}, updated_at = ${after(40 * 60)}
    where order_id in (select id from orders where form_order_id = ${id})`.execute(db);
  for (const [kind, minutes] of [
    ['order_payment', 15],
    ['order_refund', 25],
  ] as const)
    await sql`update bills set no = ${no}, target_no = ${backdatedNo(past, 'target_no')},
        created_at = ${after(minutes)}, updated_at = ${after(minutes)}, paid_at = ${after(minutes)}
      where target_type = 'FormOrder' and target_id = ${id} and kind = ${kind}`.execute(db);
  await sql`update consumption_records set no = ${no}, paid_at = ${after(15)}
    where id in (select consumption_record_id from consumption_record_form_orders where form_order_id = ${id})`.execute(
    db,
  );
}
