import { type Migration, sql } from 'kysely';

const states = `('creating', 'init', 'paid', 'confirmed', 'in_production', 'sent', 'closed', 'refunded')`;

/** Form orders, their orders, batches, images and outbounds. */
export const orders: Migration = {
  async up(db) {
    // Numbers: a word, the factory's day, 6 digits. The digits come from a sequence and not from a counter row of the
    // day: everyone who orders would wait for that row. They repeat after a million, on another day.
    await sql`
      create function next_no(prefix text, numbers regclass, zone text) returns text language sql volatile as $$
        select prefix || to_char(now() at time zone zone, 'YYMMDD') || lpad((nextval(numbers) % 1000000)::text, 6, '0')
      $$`.execute(db);
    for (const name of ['form_order', 'production_batch', 'order'])
      await sql`create sequence ${sql.table(`${name}_numbers`)}`.execute(db);

    // A template as it was when it was ordered, once for all orders of that version: what they are drawn from and
    // what they are called never changes afterwards, and a million orders do not hold a million copies of a design.
    await sql`
      create table ordered_templates (
        id bigint generated always as identity primary key,
        digest bytea not null unique,
        sku_template_id bigint not null references sku_templates on delete restrict,
        no text not null,
        name text not null,
        material_name text not null,
        kind text not null check (kind in ('micro_custom', 'form_order', 'batch_order')),
        dpi_value int not null,
        excel_config jsonb not null,
        production_image_configs jsonb not null,
        effect_image_configs jsonb not null,
        custom_area_configs jsonb not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index ordered_templates_template on ordered_templates (sku_template_id)`.execute(db);
    await sql`create index ordered_templates_name_grams on ordered_templates using gin (grams(name))`.execute(db);
    await sql`create index ordered_templates_no_grams on ordered_templates using gin (grams(no))`.execute(db);

    // What a version is drawn from stands in its jsonb, where no foreign key can see it. Orders are drawn again when they
    // are paid and printed, long after the factory may have tidied up.
    await sql`
      create table ordered_template_files (
        ordered_template_id bigint not null references ordered_templates on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (ordered_template_id, blob_id)
      )`.execute(db);
    await sql`create index ordered_template_files_blob on ordered_template_files (blob_id)`.execute(db);
    await sql`
      create table ordered_template_fonts (
        ordered_template_id bigint not null references ordered_templates on delete cascade,
        font_library_id bigint not null references font_libraries on delete restrict,
        primary key (ordered_template_id, font_library_id)
      )`.execute(db);
    await sql`create index ordered_template_fonts_font on ordered_template_fonts (font_library_id)`.execute(db);
    // The same for the design as it is now, replaced whenever it is saved.
    await sql`
      create table sku_template_files (
        sku_template_id bigint not null references sku_templates on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (sku_template_id, blob_id)
      )`.execute(db);
    await sql`create index sku_template_files_blob on sku_template_files (blob_id)`.execute(db);

    await sql`
      create table form_orders (
        id bigint generated always as identity primary key,
        no text not null unique,
        user_id bigint not null references users on delete restrict,
        ordered_template_id bigint not null references ordered_templates on delete restrict,
        kind text not null check (kind in ('micro_custom', 'form_order', 'batch_order')),
        state text not null check (state in ${sql.raw(states)}),
        orders_count int not null default 0,
        quantity bigint not null default 0,
        amount_fen bigint not null default 0 check (amount_fen >= 0),
        rejected_reason text not null default '',
        import_file_blob_id bigint references blobs on delete restrict,
        paid_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (paid_at is not null or state in ('creating', 'init', 'closed'))
      )`.execute(db);

    await sql`
      create table production_batches (
        id bigint generated always as identity primary key,
        no text not null unique,
        form_order_id bigint not null references form_orders on delete cascade,
        user_id bigint not null references users on delete restrict,
        ordered_template_id bigint not null references ordered_templates on delete restrict,
        state text not null check (state in ('init', 'paid', 'confirmed', 'in_production', 'finished', 'closed')),
        orders_count int not null default 0,
        quantity bigint not null default 0,
        amount_fen bigint not null default 0,
        confirmed_at timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);

    // values: what the customer filled in, by label. layer_diff: what was changed by hand, by config and layer.
    await sql`
      create table orders (
        id bigint generated always as identity primary key,
        system_no text not null unique,
        form_order_id bigint not null references form_orders on delete cascade,
        production_batch_id bigint references production_batches on delete set null,
        user_id bigint not null references users on delete restrict,
        ordered_template_id bigint not null references ordered_templates on delete restrict,
        no text not null,
        sub_no text not null default '',
        size text not null default '',
        quantity int not null check (quantity > 0),
        price_fen bigint not null check (price_fen >= 0),
        system_rendering_price_fen bigint not null check (system_rendering_price_fen >= 0),
        amount_fen bigint not null check (amount_fen = price_fen * quantity + system_rendering_price_fen),
        state text not null check (state in ${sql.raw(states)}),
        receiver_name text not null default '',
        company_name text not null default '',
        phone text not null default '',
        country text not null default '',
        province text not null default '',
        city text not null default '',
        address text not null default '',
        zip_code text not null default '',
        shipping_method text not null default '',
        remark text not null default '',
        "values" jsonb not null default '{}',
        layer_diff jsonb not null default '{}',
        paid_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    // Among a customer's live orders a number is there once; what ended lets go of it.
    await sql`create unique index orders_live_no on orders (user_id, no) where state not in ('closed', 'refunded')`.execute(
      db,
    );
    // Order numbers are digits above all, of which every pair is common: they are searched by three characters. Whose
    // order it is stands among them, so that a customer's search reads no other customer's orders. In PL/pgSQL, because
    // every move of an order works them out again, and a query for it takes eight times as long.
    await sql`
      create function order_grams(user_id bigint, no text) returns text[] language plpgsql immutable strict parallel safe as $$
        declare
          lowered text := lower(no);
          found text[] := array['user ' || user_id];
        begin
          for at in 1..length(lowered) loop
            found := found || array[substr(lowered, at, 1), substr(lowered, at, 2), substr(lowered, at, 3)];
          end loop;
          return found;
        end
      $$`.execute(db);
    await sql`
      create function order_search_grams(text) returns text[] language sql immutable strict parallel safe as $$
        select array_agg(distinct substr(lower($1), at, least(length($1), 3)))
        from generate_series(1, greatest(length($1) - 2, 1)) as at
      $$`.execute(db);
    await sql`create index orders_no_grams on orders using gin (order_grams(user_id, no))`.execute(db);
    await sql`create index form_orders_import_file on form_orders (import_file_blob_id)
      where import_file_blob_id is not null`.execute(db);
    await sql`create index form_orders_no_grams on form_orders using gin (grams(no))`.execute(db);
    await sql`create index production_batches_no_grams on production_batches using gin (grams(no))`.execute(db);
    await sql`create index production_batches_form_order on production_batches (form_order_id, id)`.execute(db);

    for (const table of ['form_orders', 'orders', 'production_batches'])
      for (const [name, columns] of [
        ['created', 'created_at desc, id desc'],
        ['user_created', 'user_id, created_at desc, id desc'],
        ['state', 'state, created_at desc, id desc'],
        ['user_state', 'user_id, state, created_at desc, id desc'],
        ['template', 'ordered_template_id, created_at desc, id desc'],
      ] as const)
        await sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
    for (const [name, columns] of [
      ['form_order', 'form_order_id, created_at desc, id desc'],
      ['batch', 'production_batch_id, created_at desc, id desc'],
      ['user_template', 'user_id, ordered_template_id, created_at desc, id desc'],
      ['updated', 'updated_at desc, id desc'],
      ['user_updated', 'user_id, updated_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`orders_${name}`)} on orders (${sql.raw(columns)})`.execute(db);
    for (const [name, columns] of [
      ['kind', 'kind, created_at desc, id desc'],
      ['user_kind', 'user_id, kind, created_at desc, id desc'],
      ['updated', 'updated_at desc, id desc'],
      ['amount', 'amount_fen desc, id desc'],
      ['paid', 'paid_at desc, id desc'],
      ['user_paid', 'user_id, paid_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`form_orders_${name}`)} on form_orders (${sql.raw(columns)})`.execute(db);
    for (const [name, columns] of [
      // Rows without a value come last either way, so that one index cannot be read backwards for the other.
      ['confirmed', 'confirmed_at desc nulls last, id desc'],
      ['confirmed_first', 'confirmed_at asc nulls last, id asc'],
      ['user_confirmed', 'user_id, confirmed_at desc nulls last, id desc'],
      ['user_confirmed_first', 'user_id, confirmed_at asc nulls last, id asc'],
    ] as const)
      await sql`create index ${sql.ref(`production_batches_${name}`)}
        on production_batches (${sql.raw(columns)})`.execute(db);

    await sql`
      create table order_production_images (
        order_id bigint not null references orders on delete cascade,
        position int not null,
        blob_id bigint not null references blobs on delete restrict,
        primary key (order_id, position)
      )`.execute(db);
    await sql`create index order_production_images_blob on order_production_images (blob_id)`.execute(db);

    // The pictures that an order's values and changes name. They stand in jsonb, where no foreign key can see them, and
    // a customer who tidies up must not delete what is still to be printed.
    await sql`
      create table order_files (
        order_id bigint not null references orders on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (order_id, blob_id)
      )`.execute(db);
    await sql`create index order_files_blob on order_files (blob_id)`.execute(db);

    // The tags of one customer's form orders, without looking at everyone else's.
    await sql`create index taggings_owner_tag on taggings (owner_id, tag_id, taggable_type, taggable_id)
      where owner_id is not null`.execute(db);

    // What an order's images are. render_id is empty until its turn; error is for what never became a render.
    await sql`
      create table order_images (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders on delete cascade,
        role text not null check (role in ('effect', 'custom', 'production')),
        position int not null,
        config_id text not null,
        name text not null,
        render_id bigint references renders on delete restrict,
        error text,
        unique (order_id, role, position)
      )`.execute(db);
    await sql`create index order_images_render on order_images (render_id)`.execute(db);
    // alive_at: when the process that makes a render last said so. failure: why it could not be made, where no layer is to
    // blame; the same word in order_images.error, for what never became a render.
    await sql`alter table renders add column alive_at timestamptz, add column failure text`.execute(db);

    await sql`
      create table outbounds (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders on delete restrict,
        user_id bigint not null references users on delete restrict,
        shipping_no text not null,
        shipping_company text not null,
        creator_id bigint not null references users,
        created_at timestamptz not null default now(),
        unique (order_id, shipping_no)
      )`.execute(db);
    await sql`create index outbounds_created on outbounds (created_at desc, id desc)`.execute(db);
    await sql`create index outbounds_user_created on outbounds (user_id, created_at desc, id desc)`.execute(db);
    await sql`create index outbounds_shipping_no_grams on outbounds using gin (grams(shipping_no))`.execute(db);
  },
};
