import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { fenToYuan } from '@platen/model/money/money';
import type {
  ProductionBatch,
  ProductionBatchRow,
  productionBatchList,
} from '@platen/model/production/production-batches';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import './production-batches.tables.ts';
import { hasOrderNo } from '../../orders/orders/order-no.filter.ts';
import { byTemplateId, byTemplateName, byTemplateNo } from '../../orders/orders/ordered-template.filter.ts';
import { hasShippingMethod } from './shipping-method.filter.ts';

function selectBatches(db: Db, owner: Owner) {
  // Left joins although the rows exist: the planner omits unused ones when rows are only counted.
  const batches = db
    .selectFrom('production_batches as batch')
    .leftJoin('form_orders', 'form_orders.id', 'batch.form_order_id')
    .leftJoin('ordered_templates as template', 'template.id', 'batch.ordered_template_id')
    .leftJoin('users', 'users.id', 'batch.user_id')
    .select([
      'batch.id',
      'batch.no',
      'batch.form_order_id',
      'batch.user_id',
      'batch.orders_count',
      'batch.quantity',
      'batch.amount_fen',
      'batch.state',
      'batch.confirmed_at',
      'batch.started_at',
      'batch.finished_at',
      'batch.created_at',
      'batch.updated_at',
      sql<string>`form_orders.no`.as('form_order_no'),
      sql<number>`template.sku_template_id`.as('sku_template_id'),
      sql<string>`template.no`.as('sku_template_no'),
      sql<string>`template.name`.as('sku_template_name'),
      sql<TemplateKind>`template.kind`.as('sku_template_kind'),
      sql<string>`users.screen_name`.as('screen_name'),
    ]);
  return owner === 'everyone' ? batches : batches.where('batch.user_id', '=', owner);
}

export async function listBatches(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof productionBatchList>,
): Promise<Page<BatchRow>> {
  const template = 'batch.ordered_template_id';
  const page = await listPage(db, selectBatches(db, owner), list, {
    where: {
      no_cont: containsIndexed(db, 'production_batches', 'batch', 'no'),
      no_eq: 'batch.no',
      no_in: 'batch.no',
      id_in: 'batch.id',
      state_eq: 'batch.state',
      state_in: 'batch.state',
      updated_at_gteq: 'batch.updated_at',
      updated_at_lteq: 'batch.updated_at',
      sku_template_no_cont: byTemplateNo(db, template),
      sku_template_name_cont: byTemplateName(db, template),
      orders_no_cont: hasOrderNo(db, owner, 'production_batch_id', 'batch.id'),
      form_order_id_eq: 'batch.form_order_id',
      user_id_eq: 'batch.user_id',
      sku_template_id_eq: byTemplateId(db, template),
      shipping_method_eq: hasShippingMethod('batch.id'),
    },
    sort: { created_at: 'batch.created_at', confirmed_at: 'batch.confirmed_at', updated_at: 'batch.updated_at' },
    nullable: ['confirmed_at'],
    tieBreaker: 'batch.id',
    timeZone: 'UTC',
  });
  return { ...page, data: page.data.map(toBatchRow) };
}

export async function findBatch(db: Db, owner: Owner, id: number): Promise<BatchRow | undefined> {
  const row = await selectBatches(db, owner).where('batch.id', '=', id).executeTakeFirst();
  return row && toBatchRow(row);
}

/** A batch without data from other resources. */
export type BatchRow = Omit<ProductionBatchRow, 'finding_counts' | 'picture_url'>;
type SelectedBatch = Omit<BatchRow, 'amount' | 'user'> & { amount_fen: number; screen_name: string };

function toBatchRow({ amount_fen, screen_name, ...row }: SelectedBatch): BatchRow {
  return { ...row, amount: fenToYuan(amount_fen), user: { id: row.user_id, screen_name } };
}

export async function listOrdersOfBatch(db: Db, batchId: number, limit: number): Promise<ProductionBatch['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'no', 'system_no', 'size', 'quantity', 'price_fen', 'amount_fen', 'state'])
    .where('production_batch_id', '=', batchId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ price_fen, amount_fen, ...order }) => ({
    ...order,
    price: fenToYuan(price_fen),
    amount: fenToYuan(amount_fen),
  }));
}

/** Whether every order of a batch was erased, so that nothing is left to print. */
export async function isErased(db: Db, batchId: number): Promise<boolean> {
  const { total, erased } = await db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('erased_at').as('erased')])
    .where('production_batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return total > 0 && erased === total;
}
