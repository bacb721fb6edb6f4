import { type Kysely, sql } from 'kysely';
import type { Fill } from '../lists/server.ts';

const products = [
  '马克杯',
  '手机壳',
  '姓名贴',
  '艺术海报',
  '纯棉T恤',
  '帆布托特包',
  '方形抱枕',
  '硬壳笔记本',
  '冰箱贴',
  '鼠标垫',
];
const adjectives = ['白瓷', '磁吸', '防水', '复古', '加厚', '双色', '哑光', '定制', '儿童', '限量', '轻量', '经典'];

/** Creates `count` templates by five creators; sixty of them are in the customer's private list. */
export function templatesOf(count: number): Fill {
  return async (db, newUser) => {
    const creators: number[] = [];
    for (const login of ['staff', 'two', 'three', 'four', 'five']) creators.push(await newUser(login, 'staff'));
    const customer = await newUser('customer', 'customer');
    console.log(`making ${count} templates …`);
    await fillTemplates(db, count, creators);
    await sql`insert into users_sku_templates (user_id, sku_template_id)
      select ${customer}, id from sku_templates where id % ${Math.ceil(count / 60)} = 0`.execute(db);
  };
}

/** Templates with ten tags each. The distribution does not depend on their number. */
async function fillTemplates(db: Kysely<unknown>, count: number, creatorIds: number[]): Promise<void> {
  await sql`insert into categories (name) select '大类' || n from generate_series(1, 6) n`.execute(db);
  await sql`insert into categories (name, parent_id)
    select '小类' || n, (select min(id) from categories) + n % 6 from generate_series(1, 24) n`.execute(db);
  await sql`
    insert into sku_templates (name, kind, state, description, material_name, category_id, creator_id, is_self_operated,
      size_prices, system_rendering_price_fen, dpi_value, is_restricted, published_at, created_at)
    select (${adjectives}::text[])[1 + n % ${adjectives.length}] || (${products}::text[])[1 + (n / 7) % ${products.length}] || ' ' || n,
      (array['micro_custom', 'form_order', 'batch_order'])[1 + n % 3],
      case when n % 10 = 0 then 'pending' else 'published' end, '说明', '陶瓷',
      (select min(id) from categories where parent_id is not null) + n % 24,
      (${creatorIds}::bigint[])[1 + n % ${creatorIds.length}], true,
      jsonb_build_array(jsonb_build_object('size', 'M', 'price_fen', 1990 + n % 1000, 'width', 2000, 'height', 1000)),
      100, 150, n % 50 = 0, case when n % 10 = 0 then null else now() - n * interval '1 minute' end,
      now() - n * interval '1 minute'
    from generate_series(1, ${count}) n`.execute(db);
  await sql`insert into tags (name) select '标签' || n from generate_series(1, 500) n`.execute(db);
  // Each of twenty tags is on a twentieth of all templates; the other tags are spread over the rest.
  await sql`
    insert into taggings (taggable_type, taggable_id, tag_id, position)
    select distinct on (t.id, tag) 'SkuTemplate', t.id, (select min(id) from tags) + tag, p
    from sku_templates t, generate_series(0, 9) p,
      lateral (select case when p = 0 then (t.id / 3) % 20 else 20 + (t.id * 31 + p * 53) % 480 end as tag) chosen`.execute(
    db,
  );
}
