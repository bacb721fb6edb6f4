import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../../../platform/database/database.ts';
import { compareLedger } from '../../../wallet/wallets/ledger-checks.service.ts';

/** Records every state change of a form order with a database trigger, whoever makes it. */
export async function recordStateChanges(db: Db): Promise<void> {
  await sql`create table watched_states (form_order_id bigint, from_state text, to_state text)`.execute(db);
  await sql`
    create function watch_state() returns trigger language plpgsql as $$
      begin insert into watched_states values (new.id, old.state, new.state); return null; end
    $$`.execute(db);
  await sql`
    create trigger watch_state after update on form_orders for each row
    when (old.state is distinct from new.state) execute function watch_state()`.execute(db);
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${query}) as found`.execute(db);
  return rows[0]?.count ?? -1;
}

/** The invariants of money and states after any history. */
export async function expectConsistentLedger(db: Db): Promise<void> {
  const none = async (what: string, query: ReturnType<typeof sql>) => expect(await count(db, query), what).toBe(0);
  expect(await compareLedger(db)).toMatchObject({ differences_count: 0, differences: [] });
  await none(
    'wallets with less than nothing available',
    sql`select user_id from wallets where balance_fen + advance_fen < 0`,
  );
  await none(
    'form orders that were paid, without exactly one payment of their amount',
    sql`select form_order.id from form_orders as form_order
      left join bills on bills.target_type = 'FormOrder' and bills.target_id = form_order.id
        and bills.kind = 'order_payment' and bills.amount_fen = -form_order.amount_fen
      left join consumption_record_form_orders as record on record.form_order_id = form_order.id
      where form_order.paid_at is not null
      group by form_order.id having count(bills.id) <> 1 or count(record.form_order_id) <> 1`,
  );
  await none(
    'form orders that were never paid, with a payment',
    sql`select form_order.id from form_orders as form_order
      join bills on bills.target_type = 'FormOrder' and bills.target_id = form_order.id
      where form_order.paid_at is null`,
  );
  await none(
    'form orders that are refunded without exactly one refund, or refunded in the books only',
    sql`select form_order.id from form_orders as form_order
      left join bills on bills.target_type = 'FormOrder' and bills.target_id = form_order.id
        and bills.kind = 'order_refund' and bills.amount_fen = form_order.amount_fen
      group by form_order.id having count(bills.id) <> (form_order.state = 'refunded')::int`,
  );
  await none(
    'form orders that are not what their live orders are together',
    sql`select form_order.id from form_orders as form_order
      left join orders on orders.form_order_id = form_order.id and orders.state <> 'closed'
      where form_order.state <> 'closed'
      group by form_order.id
      having form_order.amount_fen <> coalesce(sum(orders.amount_fen), 0) or form_order.orders_count <> count(orders.id)`,
  );
  await none(
    'orders that are ahead of their form order, or behind it',
    sql`select orders.id from orders join form_orders as form_order on form_order.id = orders.form_order_id
      where orders.state <> 'closed' and orders.state <> form_order.state
        and not (form_order.state = 'in_production' and orders.state in ('confirmed', 'sent'))`,
  );
  await none(
    'wallets whose counts are not what there is',
    sql`select wallets.user_id from wallets
      where wallets.form_orders_count <> (select count(*) from form_orders where user_id = wallets.user_id)
        or wallets.paid_form_orders_count <> (select count(*) from form_orders
          where user_id = wallets.user_id and state in ('paid', 'confirmed', 'in_production', 'sent'))`,
  );
  const watched = await sql<{ from_state: string; to_state: string }>`
    select distinct from_state, to_state from watched_states`.execute(db);
  const allowed = new Set(Object.values(orderMoves).map(({ from, to }) => `${from} → ${to}`));
  const moves = watched.rows.map(({ from_state, to_state }) => `${from_state} → ${to_state}`);
  expect(moves.filter((move) => !allowed.has(move))).toEqual([]);
}
