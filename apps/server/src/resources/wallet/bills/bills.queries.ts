import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import type { Bill, billList } from '@platen/model/wallet/bills';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage, streamRows } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import type { BillsTable } from '../wallets/wallets.tables.ts';

export type BillListQuery = ListQueryOf<typeof billList>;

export async function listBills(db: Db, owner: Owner, list: BillListQuery, timeZone: string): Promise<Page<Bill>> {
  const page = await listPage(db, selectBills(db, owner), list, listSql(db, timeZone));
  return { ...page, data: page.data.map(toBill) };
}

/** Streams every bill that matches the filters. */
export async function* streamBills(db: Db, owner: Owner, list: BillListQuery, timeZone: string): AsyncGenerator<Bill> {
  for await (const row of streamRows(selectBills(db, owner), list, listSql(db, timeZone))) yield toBill(row);
}

export async function findBill(db: Db, owner: Owner, id: number): Promise<Bill | undefined> {
  const row = await selectBills(db, owner).where('bills.id', '=', id).executeTakeFirst();
  return row && toBill(row);
}

function selectBills(db: Db, owner: Owner) {
  const bills = db
    .selectFrom('bills')
    .innerJoin('users', 'users.id', 'bills.user_id')
    .selectAll('bills')
    .select('users.screen_name');
  return owner === 'everyone' ? bills : bills.where('bills.user_id', '=', owner);
}

function listSql(db: Db, timeZone: string) {
  return {
    where: {
      no_cont: containsIndexed(db, 'bills', 'bills', 'no'),
      payment_method_eq: 'bills.payment_method',
      kind_eq: 'bills.kind',
      paid_at_gteq_date: 'bills.paid_at',
      paid_at_lteq_date: 'bills.paid_at',
      user_id_eq: 'bills.user_id',
    },
    sort: { paid_at: 'bills.paid_at', created_at: 'bills.created_at' },
    tieBreaker: 'bills.id',
    timeZone,
  };
}

function toBill(row: Selectable<BillsTable> & { screen_name: string }): Bill {
  return {
    id: row.id,
    no: row.no,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    target_type: row.target_type,
    target_id: row.target_id,
    target_no: row.target_no,
    amount: fenToYuan(row.amount_fen),
    currency: amountCurrency(),
    kind: row.kind,
    payment_method: row.payment_method,
    balance: fenToYuan(row.balance_fen),
    paid_at: row.paid_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
