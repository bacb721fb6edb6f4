import { type Kysely, sql } from 'kysely';
import type { Fill } from '../lists/server.ts';

const ordersPerFormOrder = 10;
const customers = 100;
/** Coprime with the numbers of customers and states: otherwise each customer would order only one template. */
const templates = 37;

/**
 * Creates `count` orders of a hundred customers, one of whom is `customer`, over two years, all states and all kinds.
 * The distribution does not depend on the number, so that only the number differs between databases.
 */
export function ordersOf(count: number): Fill {
  return async (db, newUser) => {
    console.log(`making ${count} orders …`);
    const staff = await newUser('staff', 'staff');
    const customer = await newUser('customer', 'customer');
    await sql`
      insert into users (login_name, password_hash, role, screen_name, tracking_code)
      select 'c' || n, 'x', 'customer', '客户' || n, 'T' || n from generate_series(2, ${customers}) n`.execute(db);
    await sql`insert into wallets (user_id) select id from users on conflict do nothing`.execute(db);
    await fillTemplates(db, staff);
    await withoutIndexes(db, ['form_orders', 'production_batches', 'orders'], () => fillOrders(db, count, customer));
    await fillTags(db);
    // After the numbers that were assigned above, some of which are from today.
    await sql`select setval('form_order_numbers', 500000), setval('production_batch_numbers', 500000)`.execute(db);
  };
}

async function fillTemplates(db: Kysely<unknown>, staff: number): Promise<void> {
  await sql`insert into categories (name) select '大类' || n from generate_series(1, 4) n`.execute(db);
  await sql`insert into categories (name, parent_id)
    select '小类' || n, (select min(id) from categories) + n % 4 from generate_series(1, 12) n`.execute(db);
  await sql`
    insert into sku_templates (name, kind, state, description, material_name, category_id, creator_id, is_self_operated,
      size_prices, system_rendering_price_fen, dpi_value, published_at)
    select (array['马克杯', '手机壳', '海报', '抱枕'])[1 + n % 4] || n,
      (array['micro_custom', 'form_order', 'batch_order'])[1 + n % 3], 'published', '', '',
      (select min(id) from categories where parent_id is not null) + n % 12, ${staff}, true,
      '[{"size":"M","price_fen":1990,"width":null,"height":null}]', 0, 150, now()
    from generate_series(1, ${templates}) n`.execute(db);
  await sql`
    insert into ordered_templates (digest, sku_template_id, no, name, material_name, kind, dpi_value, excel_config,
      production_image_configs, effect_image_configs, custom_area_configs)
    select sha256(id::text::bytea), id, no, name, '', kind, 150, '[]', '[]', '[]', '[]' from sku_templates`.execute(db);
}

async function fillOrders(db: Kysely<unknown>, count: number, customer: number): Promise<void> {
  const formOrders = count / ordersPerFormOrder;
  await sql`
    insert into form_orders (no, user_id, ordered_template_id, kind, state, orders_count, quantity, amount_fen, paid_at,
      created_at, updated_at)
    select 'FO' || to_char(at, 'YYMMDD') || lpad((n % 1000000)::text, 6, '0'), ${customer} + (n * 7919) % ${customers},
      template.id, template.kind, state, ${ordersPerFormOrder}, ${ordersPerFormOrder * 2}, 19900 + n % 5000,
      case when state not in ('init', 'closed') then at end, at, at
    from generate_series(1::bigint, ${formOrders}::bigint) n
    cross join lateral (select now() - (${formOrders} - n) * interval '2 years' / ${formOrders} as at,
        (array['init', 'paid', 'confirmed', 'in_production', 'sent', 'sent', 'sent', 'closed', 'refunded'])
          [1 + (n * 31) % 9] as state) each
    join ordered_templates as template on template.id = 1 + (n * 13) % ${templates}`.execute(db);
  await sql`
    insert into production_batches (no, form_order_id, user_id, ordered_template_id, state, orders_count, quantity,
      amount_fen, created_at, updated_at)
    select replace(no, 'FO', 'PB'), id, user_id, ordered_template_id,
      case state when 'sent' then 'finished' when 'refunded' then 'closed' else state end, orders_count, quantity,
      amount_fen, created_at, updated_at
    from form_orders order by id`.execute(db);
  await sql`
    insert into orders (system_no, form_order_id, production_batch_id, user_id, ordered_template_id, no, size, quantity,
      price_fen, system_rendering_price_fen, amount_fen, state, receiver_name, city, address, paid_at, created_at,
      updated_at, errors_count, warnings_count)
    select 'OD' || form_order.id || '-' || n, form_order.id, batch.id, form_order.user_id,
      form_order.ordered_template_id, 'TB' || lpad((form_order.id * 7919 % 1000000)::text, 6, '0') || '-' || n, 'M', 2, 995, 0, 1990, form_order.state,
      '王小明', '杭州', '文一西路 100 号', form_order.paid_at, form_order.created_at, form_order.updated_at,
      ((form_order.id + n) % 97 = 0)::int, ((form_order.id + n) % 41 = 0)::int
    from form_orders as form_order
    join production_batches as batch on batch.form_order_id = form_order.id,
      generate_series(1, ${ordersPerFormOrder}) n
    order by form_order.id, n`.execute(db);
}

async function fillTags(db: Kysely<unknown>): Promise<void> {
  await sql`insert into tags (name) select '标签' || n from generate_series(1, 200) n`.execute(db);
  await sql`
    insert into taggings (taggable_type, taggable_id, tag_id, owner_id, position)
    select 'FormOrder', id, (select min(id) from tags) + case when id % 23 = 0 then 0 else (id * 17) % 199 + 1 end, user_id, 0
    from form_orders where id % 3 <> 0`.execute(db);
}

/** Creates indexes after the rows: updating them row by row would take most of the time. */
export async function withoutIndexes(db: Kysely<unknown>, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${tables})
      and indexname not in (select conname from pg_constraint)`.execute(db);
  const linking = rows.filter(({ name }) => !name.endsWith('_form_order') && !name.endsWith('_pkey'));
  for (const { name } of linking) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  for (const { definition } of linking) await sql.raw(definition).execute(db);
}
