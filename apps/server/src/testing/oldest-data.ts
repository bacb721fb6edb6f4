import { hash } from '@node-rs/argon2';
import { Migrator, sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Db } from '../platform/database/database.ts';

/** The last migration of the first version that took orders and money. */
const oldestSchema = '0007-webhooks';

export const oldestPassword = 'correct horse 42';
export const oldestPriceFen = 300;
export const oldestRechargeFen = 100_000;

/** Every state that a form order could have then. `creating` never left its transaction. */
const oldestStates = ['init', 'paid', 'confirmed', 'in_production', 'sent', 'closed', 'refunded'] as const;
export type OldestState = (typeof oldestStates)[number];

const batchStates: Record<OldestState, string> = {
  init: 'init',
  paid: 'paid',
  confirmed: 'confirmed',
  in_production: 'in_production',
  sent: 'finished',
  closed: 'closed',
  refunded: 'closed',
};
const unpaidStates: readonly OldestState[] = ['init', 'closed'];
const paidStates = `('paid', 'confirmed', 'in_production', 'sent')`;

/**
 * The schema of the first version, with an installation's worth of everything: people, a template, a form order in every state
 * with its batch and its order, the money that moved for them, a webhook. Written in plain SQL on purpose: today's code
 * does not know this schema.
 */
export async function createOldestInstallation(db: Db): Promise<Record<OldestState, number>> {
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(oldestSchema);
  const buyerId = await insertUser(db, 'buyer', 'customer');
  const makerId = await insertUser(db, 'maker', 'staff');
  const templateId = await insertTemplate(db, makerId);
  await recharge(db, buyerId);
  const ids: Partial<Record<OldestState, number>> = {};
  for (const state of oldestStates) ids[state] = await insertFormOrder(db, { buyerId, makerId, templateId, state });
  await sql`insert into webhooks (user_id, url, description, events, is_active, secret)
    values (${buyerId}, 'https://shop.example/hook', '', '{form_order.paid}', true, '\\x00')`.execute(db);
  await sql`update wallets set
      balance_fen = (select sum(amount_fen) from ledger_entries where user_id = ${buyerId}),
      form_orders_count = (select count(*) from form_orders),
      paid_form_orders_count = (select count(*) from form_orders where state in ${sql.raw(paidStates)})
    where user_id = ${buyerId}`.execute(db);
  return ids as Record<OldestState, number>;
}

async function insertId(db: Db, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await statement.execute(db);
  return Number(rows[0]?.id);
}

async function insertUser(db: Db, name: string, role: string): Promise<number> {
  const passwordHash = await hash(oldestPassword);
  const id = await insertId(
    db,
    sql<{ id: number }>`insert into users (login_name, password_hash, role, screen_name, tracking_code)
      values (${name}, ${passwordHash}, ${role}, ${name}, ${`T-${name}`}) returning id`,
  );
  await sql`insert into wallets (user_id) values (${id})`.execute(db);
  return id;
}

/** Returns the id of the template as it was ordered. */
async function insertTemplate(db: Db, creatorId: number): Promise<number> {
  const sizes = JSON.stringify([{ size: 'S', price: oldestPriceFen / 100 }]);
  const templateId = await insertId(
    db,
    sql<{ id: number }>`insert into sku_templates (name, kind, state, description, material_name, creator_id,
        is_self_operated, size_prices, system_rendering_price_fen, dpi_value, published_at)
      values ('杯', 'batch_order', 'published', '', '', ${creatorId}, true, ${sizes}::jsonb, 0, 300, now()) returning id`,
  );
  return insertId(
    db,
    sql<{
      id: number;
    }>`insert into ordered_templates (digest, sku_template_id, no, name, material_name, kind, dpi_value,
        excel_config, production_image_configs, effect_image_configs, custom_area_configs)
      select '\\x01', id, no, name, material_name, kind, dpi_value, '[]', '[]', '[]', '[]'
      from sku_templates where id = ${templateId} returning id`,
  );
}

async function recharge(db: Db, userId: number): Promise<void> {
  const id = await insertId(
    db,
    sql<{ id: number }>`insert into recharges (no, user_id, amount_fen, payment_method, state, paid_at)
      values ('R-1', ${userId}, ${oldestRechargeFen}, 'offline', 'paid', now()) returning id`,
  );
  const target = { type: 'Recharge', id, no: 'R-1' };
  await moveMoney(db, { userId, kind: 'recharge', other: 'offline', amountFen: oldestRechargeFen, target });
}

interface Movement {
  userId: number;
  kind: 'recharge' | 'order_payment' | 'order_refund';
  other: 'offline' | 'income';
  /** What the wallet gains. */
  amountFen: number;
  target: { type: string; id: number; no: string };
}

async function moveMoney(db: Db, { userId, kind, other, amountFen, target }: Movement): Promise<void> {
  const id = await insertId(
    db,
    sql<{ id: number }>`insert into ledger_transactions (kind) values (${kind}) returning id`,
  );
  await sql`insert into ledger_entries (transaction_id, account, user_id, amount_fen)
    values (${id}, 'wallet', ${userId}, ${amountFen}), (${id}, ${other}, null, ${-amountFen})`.execute(db);
  const method = kind === 'recharge' ? 'offline' : 'balance';
  await sql`insert into bills (no, user_id, ledger_transaction_id, kind, payment_method, target_type, target_id,
      target_no, amount_fen, balance_fen)
    select ${`B-${id}`}, ${userId}, ${id}, ${kind}, ${method}, ${target.type}, ${target.id}, ${target.no}, ${amountFen},
      sum(amount_fen) from ledger_entries where user_id = ${userId}`.execute(db);
}

interface OldFormOrder {
  buyerId: number;
  makerId: number;
  templateId: number;
  state: OldestState;
}

async function insertFormOrder(db: Db, { buyerId, makerId, templateId, state }: OldFormOrder): Promise<number> {
  const no = `F-${state}`;
  const isPaid = !unpaidStates.includes(state);
  const paidAt = isPaid ? sql`now()` : sql`null`;
  const id = await insertId(
    db,
    sql<{ id: number }>`insert into form_orders (no, user_id, ordered_template_id, kind, state, orders_count, quantity,
        amount_fen, paid_at)
      values (${no}, ${buyerId}, ${templateId}, 'batch_order', ${state}, 1, 1, ${oldestPriceFen}, ${paidAt}) returning id`,
  );
  const batchId = await insertId(
    db,
    sql<{ id: number }>`insert into production_batches (no, form_order_id, user_id, ordered_template_id, state,
        orders_count, quantity, amount_fen)
      values (${`P-${state}`}, ${id}, ${buyerId}, ${templateId}, ${batchStates[state]}, 1, 1, ${oldestPriceFen})
      returning id`,
  );
  const orderId = await insertId(
    db,
    sql<{ id: number }>`insert into orders (system_no, form_order_id, production_batch_id, user_id, ordered_template_id,
        no, size, quantity, price_fen, system_rendering_price_fen, amount_fen, state, paid_at, receiver_name, address)
      values (${`S-${state}`}, ${id}, ${batchId}, ${buyerId}, ${templateId}, ${`N-${state}`}, 'S', 1, ${oldestPriceFen}, 0,
        ${oldestPriceFen}, ${state}, ${paidAt}, '李雷', '8 Harbor Road') returning id`,
  );
  if (state === 'sent')
    await sql`insert into outbounds (order_id, user_id, shipping_no, shipping_company, creator_id)
      values (${orderId}, ${buyerId}, 'SF1', 'SF', ${makerId})`.execute(db);
  if (isPaid) await payFormOrder(db, { id, no, userId: buyerId, isRefunded: state === 'refunded' });
  return id;
}

async function payFormOrder(
  db: Db,
  { id, no, userId, isRefunded }: { id: number; no: string; userId: number; isRefunded: boolean },
): Promise<void> {
  const recordId = await insertId(
    db,
    sql<{ id: number }>`insert into consumption_records (no, user_id, amount_fen)
      values (${`C-${id}`}, ${userId}, ${oldestPriceFen}) returning id`,
  );
  await sql`insert into consumption_record_form_orders values (${id}, ${recordId})`.execute(db);
  const money = { userId, other: 'income', target: { type: 'FormOrder', id, no } } as const;
  await moveMoney(db, { ...money, kind: 'order_payment', amountFen: -oldestPriceFen });
  if (isRefunded) await moveMoney(db, { ...money, kind: 'order_refund', amountFen: oldestPriceFen });
}
