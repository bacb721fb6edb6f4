import type { PlannedOrder } from '@platen/model/operations/data-protection';
import { statesOfPhase } from '@platen/model/orders/lifecycle/order-states';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Orders that nobody works on any more. */
const pastStates = [...statesOfPhase('shipped'), ...statesOfPhase('ended')];

const isPast = sql<SqlBool>`orders.state = any(${pastStates})`;

/** What an erasure was requested for. */
export type ErasureTarget =
  | { kind: 'orders'; systemNos: readonly string[] }
  | { kind: 'receiver'; name: string | null; phone: string | null; userId: number | null }
  | { kind: 'account'; userId: number };

export function isTargeted(target: ErasureTarget): RawBuilder<SqlBool> {
  switch (target.kind) {
    case 'orders':
      return sql<SqlBool>`orders.system_no = any(${target.systemNos})`;
    case 'account':
      return sql<SqlBool>`orders.user_id = ${target.userId}`;
    case 'receiver': {
      const { name, phone, userId } = target;
      const rules = [
        ...(name === null ? [] : [sql`normal_name(orders.receiver_name) = normal_name(${name})`]),
        ...(phone === null ? [] : [sql`normal_phone(orders.phone) = normal_phone(${phone})`]),
        ...(userId === null ? [] : [sql`orders.user_id = ${userId}`]),
      ];
      return sql<SqlBool>`(${sql.join(rules, sql` and `)})`;
    }
  }
}

/** Orders to erase, after an id. */
export async function listErasable(
  db: Db,
  target: ErasureTarget,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<PlannedOrder[]> {
  const { rows } = await sql<PlannedOrder>`
    select id, system_no, no, state from orders
    where ${isTargeted(target)} and ${isPast} and erased_at is null and id > ${afterId}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Orders that have to be shipped or ended before. */
export async function listBlocking(db: Db, target: ErasureTarget, limit: number): Promise<PlannedOrder[]> {
  const { rows } = await sql<PlannedOrder>`
    select id, system_no, no, state from orders
    where ${isTargeted(target)} and not ${isPast} and erased_at is null order by id limit ${limit}`.execute(db);
  return rows;
}

export async function countTargeted(db: Db, target: ErasureTarget) {
  const { rows } = await sql<{ erasable: number; blocking: number; erased: number }>`
    select count(*) filter (where erased_at is null and ${isPast})::int as erasable,
      count(*) filter (where erased_at is null and not ${isPast})::int as blocking,
      count(*) filter (where erased_at is not null)::int as erased
    from orders where ${isTargeted(target)}`.execute(db);
  return rows[0] ?? { erasable: 0, blocking: 0, erased: 0 };
}

/** Orders of others that once had this receiver: what changed then names them. */
export async function listFormer(
  db: Db,
  { name, phone, userId }: ErasureTarget & { kind: 'receiver' },
): Promise<number[]> {
  const texts = ['before', 'after'].flatMap((side) => [
    ...(name === null
      ? []
      : [sql`(change->>'field' = 'receiver_name' and normal_name(change->>${side}) = normal_name(${name}))`]),
    ...(phone === null
      ? []
      : [sql`(change->>'field' = 'phone' and normal_phone(change->>${side}) = normal_phone(${phone}))`]),
  ]);
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from order_amendments join orders on orders.id = order_id
    where exists (select from jsonb_array_elements(changes) as change where ${sql.join(texts, sql` or `)})
      and ${userId === null ? sql`true` : sql`orders.user_id = ${userId}`} and ${isPast}`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/** Imports that ordered nothing, or not yet, and show the receiver in their first rows or errors. */
export async function listImportsNaming(db: Db, { name, phone, userId }: ErasureTarget & { kind: 'receiver' }) {
  const texts = [name, phone].flatMap((text) => text ?? []);
  const { rows } = await sql<{ id: number }>`
    select id from import_tasks
    where ${userId === null ? sql`true` : sql`user_id = ${userId}`}
      and exists (select from unnest(${texts}::text[]) as searched (text)
        where strpos(coalesce(preview::text, ''), searched.text) > 0 or strpos(errs::text, searched.text) > 0)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Orders whose time is over. The customer's period applies before the template's, and that before everyone's; 0 is none.
 * An order that was shipped or has ended is changed only when somebody corrects one of its parcels.
 */
export async function listDue(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders
    join ordered_templates on ordered_templates.id = orders.ordered_template_id
    left join retention_exceptions as of_user on of_user.user_id = orders.user_id
    left join retention_exceptions as of_template
      on of_template.sku_template_id = ordered_templates.sku_template_id
    cross join retention_settings,
    lateral (select coalesce(of_user.days, of_template.days, retention_settings.days) as days) as period
    where orders.erased_at is null and orders.state = any(${pastStates}) and period.days > 0
      and orders.updated_at < now() - make_interval(days => period.days)
    order by orders.updated_at, orders.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OrderToErase {
  id: number;
  system_no: string;
  form_order_id: number;
  user_id: number;
  values: Record<string, string>;
}

/** Locks the form orders first, as every change of orders does, and then reads which of the orders can be erased. */
export async function lockErasable(db: Db, ids: readonly number[]): Promise<OrderToErase[]> {
  await sql`
    select id from form_orders where id in (select form_order_id from orders where id = any(${ids}))
    order by id for update`.execute(db);
  const { rows } = await sql<OrderToErase>`
    select id, system_no, form_order_id, user_id, "values" from orders
    where id = any(${ids}) and ${isPast} and erased_at is null order by id`.execute(db);
  return rows;
}

/** The form orders of which nothing is left but these orders. */
export async function listEmptied(db: Db, formOrderIds: readonly number[], orderIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${formOrderIds}::bigint[]) as asked (id)
    where not exists (
      select from orders
      where form_order_id = asked.id and erased_at is null and id <> all(${orderIds}::bigint[]))`.execute(db);
  return rows.map(({ id }) => id);
}

/** The sheets that form orders came from, and the tasks that read them. */
export async function listSheets(db: Db, formOrderIds: readonly number[]) {
  const { rows: sheets } = await sql<{ id: number }>`
    select distinct import_file_blob_id as id from form_orders
    where id = any(${formOrderIds}) and import_file_blob_id is not null`.execute(db);
  const sheetIds = sheets.map(({ id }) => id);
  const { rows: imports } = await sql<{ id: number }>`
    select id from import_tasks where file_blob_id = any(${sheetIds})
    union
    select import_task_id as id from import_task_form_orders where form_order_id = any(${formOrderIds})`.execute(db);
  return { sheets: sheetIds, imports: imports.map(({ id }) => id) };
}

export async function listRendersOf(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct render_id as id from order_images
    where order_id = any(${orderIds}) and render_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** A file with the same bytes that an order has which shows this render too. */
export async function findEqualFile(db: Db, renderId: number, checksum: string) {
  const { rows } = await sql<{ key: string; filename: string }>`
    select blobs.key, blobs.filename from order_images
    join lateral (
      select blob_id from order_files where order_files.order_id = order_images.order_id
      union
      select blob_id from order_production_images as supplied where supplied.order_id = order_images.order_id
    ) as file on true
    join blobs on blobs.id = file.blob_id
    where order_images.render_id = ${renderId} and blobs.checksum = ${checksum} limit 1`.execute(db);
  return rows[0];
}

/** Images that no order has, which show one of these files or exactly one of these texts: drafts, and what was changed. */
export async function listDrafts(db: Db, fileIds: readonly number[], texts: readonly string[]): Promise<number[]> {
  const quoted = texts.map((text) => JSON.stringify(text));
  const { rows } = await sql<{ id: number }>`
    select id from renders
    where not exists (select from order_images where order_images.render_id = renders.id)
      and (exists (select from unnest(${quoted}::text[]) as searched (text) where strpos(scene::text, searched.text) > 0)
        or exists (
          select from regexp_matches(scene::text, 'blobs/([0-9a-f]{40})/', 'g') as shown (parts)
          join blobs on blobs.key = shown.parts[1] where blobs.id = any(${fileIds}::bigint[])))
    order by id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Images that no order has and that were made longer ago, after an id. */
export async function listOldDrafts(db: Db, days: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from renders
    where finished_at < now() - make_interval(days => ${days})
      and not exists (select from order_images where order_images.render_id = renders.id)
      and not exists (select from render_parts where render_parts.part_id = renders.id)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
