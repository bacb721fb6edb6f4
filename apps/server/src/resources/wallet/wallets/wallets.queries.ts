import type { UserDetail } from '@platen/model/accounts/users';
import { fenToYuan } from '@platen/model/money/money';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AdvanceGrantsTable, BillsTable, LedgerAccount } from './wallets.tables.ts';

/** The number of recent advance changes on a person's page; the table has all of them. */
const shownGrantsMax = 100;

/** Every account has a wallet, even if it never orders. @public */
export async function openWallet(db: Db, userId: number): Promise<void> {
  await db.insertInto('wallets').values({ user_id: userId }).execute();
}

/** Serializes all changes of a wallet: a balance read without this lock may be outdated. */
export function lockWallet(db: Db, userId: number) {
  return db
    .selectFrom('wallets')
    .select(['balance_fen', 'advance_fen'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The balance at some moment, to be shown: it may have changed when it is read. @public */
export async function getBalance(db: Db, userId: number): Promise<number> {
  const query = db.selectFrom('wallets').select('balance_fen').where('user_id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).balance_fen;
}

/** Whether any money has ever moved. @public */
export async function hasMovements(db: Db): Promise<boolean> {
  return (await db.selectFrom('bills').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Movements of one wallet of one kind. `amountFen` is positive for money in and negative for money out. */
export interface Movements extends Pick<BillsTable, 'kind' | 'payment_method' | 'target_type'> {
  userId: number;
  /** The balance before the first of them, read under the wallet's lock. */
  balanceFen: number;
  /** The account that the money comes from or goes to. */
  otherAccount: Exclude<LedgerAccount, 'wallet'>;
  items: readonly { id: number; no: string; amountFen: number }[];
  timeZone: string;
}

/**
 * Inserts a ledger transaction, two entries and a bill for each item, in one statement. A free item has a bill and no
 * entries. It uses the statement's time, not the transaction's: the statement starts under the lock, so that bills
 * sorted by time are also sorted by balance.
 */
export async function insertMovements(db: Db, movements: Movements): Promise<void> {
  const { userId, balanceFen, otherAccount, items, kind, payment_method, target_type, timeZone } = movements;
  await sql`
    with wanted as (
      select *, (${balanceFen} + sum(amount_fen) over (order by place))::bigint as balance_fen
      from unnest(
        ${items.map(({ id }) => id)}::bigint[], ${items.map(({ no }) => no)}::text[],
        ${items.map(({ amountFen }) => amountFen)}::bigint[]
      ) with ordinality as item (target_id, target_no, amount_fen, place)
    ), transactions as (
      insert into ledger_transactions (kind, created_at)
      select ${kind}, statement_timestamp() from wanted order by place
      returning id
    ), placed as (
      select * from wanted join (select id, row_number() over (order by id) as place from transactions) as numbered
        using (place)
    ), entries as (
      insert into ledger_entries (transaction_id, account, user_id, amount_fen)
      select placed.id, side.account, side.user_id, side.amount_fen
      from placed cross join lateral (
        values ('wallet', ${userId}::bigint, amount_fen), (${otherAccount}, null, -amount_fen)
      ) as side (account, user_id, amount_fen)
      where side.amount_fen <> 0
    )
    insert into bills (no, user_id, ledger_transaction_id, kind, payment_method, target_type, target_id, target_no,
      amount_fen, balance_fen, paid_at, created_at, updated_at)
    select next_no('BL', 'bill_numbers', ${timeZone}), ${userId}, id, ${kind}, ${payment_method}, ${target_type},
      target_id, target_no, amount_fen, balance_fen, statement_timestamp(), statement_timestamp(), statement_timestamp()
    from placed order by place`.execute(db);
}

interface Consumption {
  userId: number;
  amountFen: number;
  formOrderIds: readonly number[];
  ordersCount: number;
  timeZone: string;
}

/** Subtracts the money from the wallet, counts the orders as paid and records what was paid, in one statement. */
export async function insertConsumptionRecord(db: Db, consumption: Consumption): Promise<number> {
  const { userId, amountFen, formOrderIds, ordersCount, timeZone } = consumption;
  const { rows } = await sql<{ id: number }>`
    with wallet as (
      update wallets set balance_fen = balance_fen - ${amountFen}, consumption_fen = consumption_fen + ${amountFen},
        paid_form_orders_count = paid_form_orders_count + ${formOrderIds.length},
        paid_orders_count = paid_orders_count + ${ordersCount}
      where user_id = ${userId}
    ), record as (
      insert into consumption_records (no, user_id, amount_fen, paid_at)
      values (next_no('CR', 'consumption_record_numbers', ${timeZone}), ${userId}, ${amountFen}, statement_timestamp())
      returning id
    ), links as (
      insert into consumption_record_form_orders (form_order_id, consumption_record_id)
      select form_order_id, id from record, unnest(${formOrderIds}::bigint[]) as form_order_id
    )
    select id from record`.execute(db);
  const [record] = rows;
  if (!record) throw new Error('a consumption record was not written');
  return record.id;
}

export type WalletFigure =
  | 'balance_fen'
  | 'consumption_fen'
  | 'recharge_fen'
  | 'orders_count'
  | 'form_orders_count'
  | 'paid_orders_count'
  | 'paid_form_orders_count';

/** Increments figures of the wallet in the database: reading and writing back would lose concurrent changes. */
export async function addToWallet(db: Db, userId: number, changes: Partial<{ [K in WalletFigure]: number }>) {
  const figures = Object.entries(changes).filter(([, change]) => change !== 0);
  if (figures.length === 0) return;
  const sets = figures.map(([figure, change]) => sql`${sql.ref(figure)} = ${sql.ref(figure)} + ${change}`);
  await sql`update wallets set ${sql.join(sets)} where user_id = ${userId}`.execute(db);
}

/** Sets the advance and records who changed it and why. */
export async function insertAdvanceGrant(db: Db, grant: Insertable<AdvanceGrantsTable>): Promise<void> {
  await db.updateTable('wallets').set({ advance_fen: grant.after_fen }).where('user_id', '=', grant.user_id).execute();
  await db.insertInto('advance_grants').values(grant).execute();
}

/** @public */
export async function listAdvanceGrants(db: Db, userId: number): Promise<UserDetail['advance_grants']> {
  const rows = await db
    .selectFrom('advance_grants as advance')
    .innerJoin('users as granter', 'granter.id', 'advance.granted_by_id')
    .leftJoin('users as approver', 'approver.id', 'advance.approved_by_id')
    .selectAll('advance')
    .select(['granter.screen_name', 'approver.screen_name as approver_name'])
    .where('advance.user_id', '=', userId)
    .orderBy('advance.id', 'desc')
    .limit(shownGrantsMax)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    before_amount: fenToYuan(row.before_fen),
    after_amount: fenToYuan(row.after_fen),
    reason: row.reason,
    granted_by: { id: row.granted_by_id, screen_name: row.screen_name },
    approved_by: row.approved_by_id === null ? null : { id: row.approved_by_id, screen_name: row.approver_name ?? '' },
    created_at: row.created_at,
  }));
}
