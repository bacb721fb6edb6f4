import type { ConsumptionRecord, consumptionRecordList } from '@platen/model/consumption-records';
import type { ListQueryOf, Page } from '@platen/model/lists';
import { fenToYuan } from '@platen/model/money';
import type { Selectable } from 'kysely';
import type { Owner } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists.ts';
import type { ConsumptionRecordsTable } from '../wallets/wallets.tables.ts';

export type ConsumptionRecordListQuery = ListQueryOf<typeof consumptionRecordList>;
type FormOrders = ConsumptionRecord['form_orders'];

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
  const formOrders = await findFormOrders(
    db,
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((row) => toConsumptionRecord(row, formOrders.get(row.id) ?? [])) };
}

export async function findConsumptionRecord(db: Db, owner: Owner, id: number): Promise<ConsumptionRecord | undefined> {
  const row = await selectRecords(db, owner).where('record.id', '=', id).executeTakeFirst();
  return row && toConsumptionRecord(row, (await findFormOrders(db, [id])).get(id) ?? []);
}

function selectRecords(db: Db, owner: Owner) {
  const records = db
    .selectFrom('consumption_records as record')
    .innerJoin('users', 'users.id', 'record.user_id')
    .selectAll('record')
    .select('users.screen_name');
  return owner === 'everyone' ? records : records.where('record.user_id', '=', owner);
}

/** The paid form orders of each record. */
async function findFormOrders(db: Db, recordIds: number[]): Promise<Map<number, FormOrders>> {
  const found = new Map<number, FormOrders>();
  if (recordIds.length === 0) return found;
  const rows = await db
    .selectFrom('consumption_record_form_orders as link')
    .innerJoin('form_orders', 'form_orders.id', 'link.form_order_id')
    .select(['link.consumption_record_id', 'form_orders.id', 'form_orders.no', 'form_orders.amount_fen', 'state'])
    .where('link.consumption_record_id', 'in', recordIds)
    .orderBy('form_orders.id')
    .execute();
  for (const { consumption_record_id, id, no, amount_fen, state } of rows) {
    const formOrders = found.get(consumption_record_id) ?? [];
    formOrders.push({ id, no, amount: fenToYuan(amount_fen), state });
    found.set(consumption_record_id, formOrders);
  }
  return found;
}

function toConsumptionRecord(
  row: Selectable<ConsumptionRecordsTable> & { screen_name: string },
  formOrders: FormOrders,
): ConsumptionRecord {
  return {
    id: row.id,
    no: row.no,
    amount: fenToYuan(row.amount_fen),
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    form_orders: formOrders,
    paid_at: row.paid_at,
  };
}
