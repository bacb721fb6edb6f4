import { type Kysely, sql } from 'kysely';

/** Every saved state of a template's design, so that one of them can be looked at again and brought back. */
export const templateVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table sku_template_versions (
        id bigint generated always as identity primary key,
        sku_template_id bigint not null references sku_templates on delete cascade,
        saver_id bigint not null references users,
        saved_at timestamptz not null default clock_timestamp(),
        changes jsonb not null,
        font_library_ids jsonb not null,
        production_image_configs jsonb not null,
        effect_image_configs jsonb not null,
        custom_area_configs jsonb not null
      )`.execute(db);
    await sql`create index sku_template_versions_newest on sku_template_versions (sku_template_id, id desc)`.execute(
      db,
    );
    // The files that a version shows: none of them may be deleted while it can be brought back.
    await sql`
      create table sku_template_version_files (
        version_id bigint not null references sku_template_versions on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (version_id, blob_id)
      )`.execute(db);
    await sql`create index sku_template_version_files_blob on sku_template_version_files (blob_id)`.execute(db);
  },
};
