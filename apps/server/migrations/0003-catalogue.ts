import { type Migration, sql } from 'kysely';

/** What exists before an order does: categories, fonts, image libraries and their links, templates and who sees them. */
export const catalogue: Migration = {
  async up(db) {
    for (const table of ['categories', 'library_categories']) {
      await sql`
        create table ${sql.table(table)} (
          id bigint generated always as identity primary key,
          name text not null,
          parent_id bigint references ${sql.table(table)} on delete restrict check (parent_id <> id),
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create unique index ${sql.ref(`${table}_name`)} on ${sql.table(table)} (coalesce(parent_id, 0), lower(name))`.execute(
        db,
      );
      await sql`create index ${sql.ref(`${table}_parent`)} on ${sql.table(table)} (parent_id)`.execute(db);
    }

    await sql`
      create table font_libraries (
        id bigint generated always as identity primary key,
        name text not null,
        blob_id bigint not null references blobs on delete restrict,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create unique index font_libraries_name on font_libraries (lower(name))`.execute(db);
    await sql`create index font_libraries_blob on font_libraries (blob_id)`.execute(db);
    await sql`create index font_libraries_created on font_libraries (created_at desc, id desc)`.execute(db);

    await sql`
      create table image_libraries (
        id bigint generated always as identity primary key,
        name text not null,
        description text not null,
        library_category_id bigint references library_categories on delete restrict,
        file_blob_id bigint references blobs on delete restrict,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index image_libraries_created on image_libraries (created_at desc, id desc)`.execute(db);
    await sql`create index image_libraries_category on image_libraries (library_category_id, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index image_libraries_file on image_libraries (file_blob_id)`.execute(db);
    await sql`create index image_libraries_name_grams on image_libraries using gin (grams(name))`.execute(db);
    await sql`
      create table image_library_images (
        image_library_id bigint not null references image_libraries on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        position int not null,
        primary key (image_library_id, position)
      )`.execute(db);
    await sql`create index image_library_images_blob on image_library_images (blob_id)`.execute(db);

    await sql`
      create table image_library_download_records (
        id bigint generated always as identity primary key,
        slug text not null unique,
        image_library_id bigint not null references image_libraries on delete cascade,
        creator_id bigint not null references users,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index image_library_download_records_library
      on image_library_download_records (image_library_id, created_at desc, id desc)`.execute(db);

    await sql`create sequence sku_template_numbers`.execute(db);
    await sql`
      create table sku_templates (
        id bigint generated always as identity primary key,
        no text not null unique default 'SKU' || lpad(nextval('sku_template_numbers')::text, 6, '0'),
        name text not null,
        kind text not null check (kind in ('micro_custom', 'form_order', 'batch_order')),
        state text not null default 'pending' check (state in ('pending', 'published', 'unpublished')),
        description text not null,
        material_name text not null,
        category_id bigint references categories on delete restrict,
        creator_id bigint not null references users,
        is_self_operated boolean not null,
        max_product_batch_count int check (max_product_batch_count > 0),
        size_prices jsonb not null,
        system_rendering_price_fen bigint not null check (system_rendering_price_fen >= 0),
        dpi_value int not null,
        edit_time int not null default 0,
        is_restricted boolean not null default false,
        excel_config jsonb not null default '[]',
        production_image_configs jsonb not null default '[]',
        effect_image_configs jsonb not null default '[]',
        custom_area_configs jsonb not null default '[]',
        published_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    for (const [name, columns] of [
      ['created', 'created_at desc, id desc'],
      ['kind', 'kind, created_at desc, id desc'],
      ['state', 'state, created_at desc, id desc'],
      ['state_kind', 'state, kind, created_at desc, id desc'],
      ['category', 'category_id, created_at desc, id desc'],
      ['creator', 'creator_id, created_at desc, id desc'],
      ['published', 'published_at desc nulls last, id desc'],
      ['name', 'name, id'],
      ['updated', 'updated_at desc, id desc'],
    ] as const) {
      await sql`create index ${sql.ref(`sku_templates_${name}`)} on sku_templates (${sql.raw(columns)})`.execute(db);
    }
    await sql`create index sku_templates_name_grams on sku_templates using gin (grams(name))`.execute(db);
    await sql`create index sku_templates_no_grams on sku_templates using gin (grams(no))`.execute(db);

    await sql`
      create table sku_template_images (
        sku_template_id bigint not null references sku_templates on delete cascade,
        role text not null check (role in ('effect', 'production')),
        position int not null,
        blob_id bigint not null references blobs on delete restrict,
        primary key (sku_template_id, role, position)
      )`.execute(db);
    await sql`create index sku_template_images_blob on sku_template_images (blob_id)`.execute(db);
    await sql`
      create table sku_template_fonts (
        sku_template_id bigint not null references sku_templates on delete cascade,
        font_library_id bigint not null references font_libraries on delete restrict,
        position int not null,
        primary key (sku_template_id, font_library_id)
      )`.execute(db);
    await sql`create index sku_template_fonts_font on sku_template_fonts (font_library_id)`.execute(db);
    await sql`
      create table sku_template_visible_users (
        sku_template_id bigint not null references sku_templates on delete cascade,
        user_id bigint not null references users on delete cascade,
        primary key (sku_template_id, user_id)
      )`.execute(db);
    await sql`create index sku_template_visible_users_user on sku_template_visible_users (user_id, sku_template_id)`.execute(
      db,
    );
    await sql`
      create table users_sku_templates (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        sku_template_id bigint not null references sku_templates on delete cascade,
        created_at timestamptz not null default now(),
        unique (user_id, sku_template_id)
      )`.execute(db);
    await sql`create index users_sku_templates_user on users_sku_templates (user_id, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index users_sku_templates_created on users_sku_templates (created_at desc, id desc)`.execute(db);
    await sql`create index users_sku_templates_template on users_sku_templates (sku_template_id)`.execute(db);

    await sql`
      alter table applications
        add logo_blob_id bigint references blobs on delete restrict,
        add share_image_blob_id bigint references blobs on delete restrict,
        add poster_image_blob_id bigint references blobs on delete restrict,
        add tool_for_mac_blob_id bigint references blobs on delete restrict,
        add tool_for_windows_blob_id bigint references blobs on delete restrict,
        add tool_version text not null default ''`.execute(db);
  },
};
