import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import type { ConsumptionRecord, consumptionRecordList } from '@platen/model/wallet/consumption-records';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Db } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import type { ConsumptionRecordsTable } from '../wallets/wallets.tables.ts';

export type ConsumptionRecordListQuery = ListQueryOf<typeof consumptionRecordList>;
type FormOrderRow = Pick<Selectable<Database['form_orders']>, 'id' | 'no' | 'amount_fen' | 'state'>;

export async function listConsumptionRecords(
  db: Db,
  owner: Owner,
  list: ConsumptionRecordListQuery,
  timeZone: string,
): Promise<Page<ConsumptionRecord>> {
  const page = await listPage(db, selectRecords(db, owner), list, {
    where: {
      no_cont: containsIndexed(db, 'consumption_records', 'record', 'no'),
      paid_at_gteq_date: 'record.paid_at',
      paid_at_lteq_date: 'record.paid_at',
      user_id_eq: 'record.user_id',
    },
    sort: { paid_at: 'record.paid_at' },
    tieBreaker: 'record.id',
    timeZone,
  });
  const ids = page.data.map(({ id }) => id);
  const formOrders = groupBy(await findFormOrders(db, ids), ({ record_id }) => record_id);
  return { ...page, data: page.data.map((row) => toConsumptionRecord(row, formOrders.get(row.id) ?? [])) };
}

/** In one statement: every payment is answered with its record. */
export async function findConsumptionRecord(db: Db, owner: Owner, id: number): Promise<ConsumptionRecord | undefined> {
  const row = await selectRecords(db, owner)
    .select((record) =>
      jsonArrayFrom(selectFormOrders(db).where('link.consumption_record_id', '=', record.ref('record.id'))).as(
        'form_orders',
      ),
    )
    .where('record.id', '=', id)
    .executeTakeFirst();
  return row && toConsumptionRecord(row, row.form_orders);
}

function selectRecords(db: Db, owner: Owner) {
  const records = db
    .selectFrom('consumption_records as record')
    .innerJoin('users', 'users.id', 'record.user_id')
    .selectAll('record')
    .select('users.screen_name');
  return owner === 'everyone' ? records : records.where('record.user_id', '=', owner);
}

async function findFormOrders(db: Db, recordIds: number[]) {
  if (recordIds.length === 0) return [];
  return selectFormOrders(db)
    .select('link.consumption_record_id as record_id')
    .where('link.consumption_record_id', 'in', recordIds)
    .execute();
}

/** The form orders that were paid, by their links to records. */
function selectFormOrders(db: Db) {
  return db
    .selectFrom('consumption_record_form_orders as link')
    .innerJoin('form_orders', 'form_orders.id', 'link.form_order_id')
    .select(['form_orders.id', 'form_orders.no', 'form_orders.amount_fen', 'form_orders.state'])
    .orderBy('form_orders.id');
}

function toConsumptionRecord(
  row: Selectable<ConsumptionRecordsTable> & { screen_name: string },
  formOrders: readonly FormOrderRow[],
): ConsumptionRecord {
  return {
    id: row.id,
    no: row.no,
    amount: fenToYuan(row.amount_fen),
    currency: amountCurrency(),
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    form_orders: formOrders.map(({ id, no, amount_fen, state }) => ({ id, no, amount: fenToYuan(amount_fen), state })),
    paid_at: row.paid_at,
  };
}
