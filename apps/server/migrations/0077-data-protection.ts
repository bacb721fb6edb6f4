import { type Migration, sql } from 'kysely';

/**
 * How long personal data is kept, what was erased, and the certificates of it. A server of the previous release reads an
 * erased order as one with empty texts, and does not write the parts of renders: those are found by their scenes.
 */
export const dataProtection: Migration = {
  async up(db) {
    await sql`alter table orders add column erased_at timestamptz`.execute(db);
    await sql`create index orders_due on orders (updated_at, id)
      where erased_at is null and state in ('sent', 'closed', 'refunded')`.execute(db);
    await sql`create index webhook_deliveries_order on webhook_deliveries (((payload->'order'->>'id')::bigint))`.execute(
      db,
    );
    await sql`create index webhook_deliveries_form_order
      on webhook_deliveries (((payload->'form_order'->>'id')::bigint))`.execute(db);

    // A part of an image is a render of its own, which an equal image of another order may contain too.
    await sql`
      create table render_parts (
        render_id bigint not null references renders on delete cascade,
        part_id bigint not null references renders on delete restrict,
        primary key (render_id, part_id)
      )`.execute(db);
    await sql`create index render_parts_part on render_parts (part_id)`.execute(db);

    await sql`
      create table retention_settings (
        id int primary key default 1 check (id = 1),
        days int not null default 180 check (days >= 0)
      )`.execute(db);
    await sql`insert into retention_settings default values`.execute(db);
    await sql`
      create table retention_exceptions (
        id bigint generated always as identity primary key,
        user_id bigint unique references users on delete cascade,
        sku_template_id bigint unique references sku_templates on delete cascade,
        days int not null check (days >= 0),
        created_at timestamptz not null default now(),
        check (num_nonnulls(user_id, sku_template_id) = 1)
      )`.execute(db);

    await sql`
      create table erasures (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('orders', 'receiver', 'account', 'retention')),
        state text not null check (state in ('checking', 'ready', 'running', 'done', 'failed')),
        requester_id bigint references users,
        user_id bigint references users,
        -- What is searched for; removed when the erasure ends, like what it erases.
        receiver_name text,
        receiver_phone text,
        system_nos text[] not null default '{}',
        plan jsonb,
        orders_count int not null default 0,
        salt text not null,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        finished_at timestamptz
      )`.execute(db);
    await sql`create index erasures_created on erasures (created_at desc, id desc)`.execute(db);
    await sql`
      create table erased_orders (
        erasure_id bigint not null references erasures on delete cascade,
        order_id bigint not null,
        system_no text not null,
        primary key (erasure_id, order_id)
      )`.execute(db);
    await sql`
      create table erased_rows (
        erasure_id bigint not null references erasures on delete cascade,
        table_name text not null,
        rows_count bigint not null,
        primary key (erasure_id, table_name)
      )`.execute(db);
    await sql`
      create table erased_files (
        erasure_id bigint not null references erasures on delete cascade,
        blob_id bigint not null,
        digest text not null,
        byte_size bigint not null,
        primary key (erasure_id, blob_id)
      )`.execute(db);

    // Objects of erased files that are still in the store: the name of each goes with it.
    await sql`
      create table erased_objects (
        erasure_id bigint not null references erasures on delete cascade,
        key text not null,
        primary key (erasure_id, key)
      )`.execute(db);

    // Both sides of a comparison go through the same function, so that it does not matter how somebody has typed it.
    await sql`
      create function normal_name(name text) returns text language sql immutable strict parallel safe as $$
        select lower(btrim(regexp_replace(normalize(name, nfkc), '\\s+', ' ', 'g')))
      $$`.execute(db);
    await sql`
      create function normal_phone(phone text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(regexp_replace(normalize(phone, nfkc), '\\D', '', 'g'), '^(00)?86(?=1\\d{10}$)', '')
      $$`.execute(db);
  },
};
