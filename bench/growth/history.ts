import { type Kysely, sql } from 'kysely';
import type { Fill } from '../lists/server.ts';
import { withoutIndexes } from '../orders/orders.ts';

const imagesPerOrder = 5;

/** Adds to filled orders what they leave behind: images and their renders, payments, bills, ledger entries, deliveries. */
export function withHistory(fillOrders: Fill): Fill {
  return async (db, newUser) => {
    await fillOrders(db, newUser);
    console.log('making their images, bills and deliveries …');
    await db.connection().execute(async (connection) => {
      // Checking each foreign key takes most of the time, and what is made here fits.
      await sql`set session_replication_role = replica`.execute(connection);
      await withoutIndexes(connection, ['renders', 'order_images', 'bills', 'ledger_entries'], async () => {
        await fillImages(connection);
        await fillMoney(connection);
      });
      await fillDeliveries(connection);
      await sql`set session_replication_role = origin`.execute(connection);
    });
  };
}

/** One render for each order, which all of its images show: the number of rows is what counts. */
async function fillImages(db: Kysely<unknown>): Promise<void> {
  await sql`insert into blobs (key, filename, content_type, byte_size, checksum, service_name, uploaded_at)
    values ('growth', 'render.png', 'image/png', 1000, 'x', 'disk', now())`.execute(db);
  await sql`
    insert into renders (digest, output, scene, state, blob_id, finished_at)
    select sha256(('render ' || id)::bytea), 'effect', '{}', 'done', (select max(id) from blobs), created_at
    from orders`.execute(db);
  await sql`
    insert into order_images (order_id, role, position, config_id, name, render_id)
    select orders.id, case when n <= 2 then 'effect' when n = 3 then 'custom' else 'production' end, n, 'c' || n, '图' || n,
      (select min(id) from renders) + orders.id - (select min(id) from orders)
    from orders, generate_series(1, ${imagesPerOrder}) n`.execute(db);
}

async function fillMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_transactions (kind, created_at)
    select 'order_payment', paid_at from form_orders where paid_at is not null order by id`.execute(db);
  await sql`
    create temporary table paid as
    select form_order.*, transaction.id as transaction_id from (
      select *, row_number() over (order by id) as row from form_orders where paid_at is not null) as form_order
    join (select id, row_number() over (order by id) as row from ledger_transactions) as transaction using (row)`.execute(
    db,
  );
  await sql`
    insert into ledger_entries (transaction_id, account, user_id, amount_fen)
    select transaction_id, 'wallet', user_id, -amount_fen from paid
    union all select transaction_id, 'income', null, amount_fen from paid`.execute(db);
  await sql`
    insert into bills (no, user_id, ledger_transaction_id, kind, payment_method, target_type, target_id, target_no,
      amount_fen, balance_fen, paid_at, created_at)
    select 'BL' || id, user_id, transaction_id, 'order_payment', 'balance', 'FormOrder', id, no, -amount_fen, 0, paid_at,
      paid_at
    from paid`.execute(db);
  await sql`drop table paid`.execute(db);
  // What was spent was there before.
  await sql`update wallets set advance_fen = 1000000000000,
    balance_fen = coalesce((select sum(amount_fen) from ledger_entries where user_id = wallets.user_id), 0)`.execute(
    db,
  );
}

async function fillDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`insert into webhooks (user_id, url, description, events, is_active, secret)
    select id, 'https://shop.example/hook', '', '{form_order.paid}', false, '\\x00' from users where role = 'customer'`.execute(
    db,
  );
  await sql`
    insert into webhook_deliveries (webhook_id, event, payload, state, attempts, delivered_at, created_at)
    select webhook.id, 'form_order.paid', jsonb_build_object('id', form_order.id), 'delivered', 1, form_order.paid_at,
      form_order.paid_at
    from form_orders as form_order join webhooks as webhook using (user_id) where paid_at is not null`.execute(db);
}
