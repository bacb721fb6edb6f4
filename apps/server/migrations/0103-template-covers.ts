import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * A template without an effect image of its own is shown by its drawn effect image. Each change asks for it once more, and the
 * job that draws it writes down which request it answered, so that a change in between is not lost. Templates of before have one
 * request each.
 */
export const templateCovers: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table sku_templates
      add column cover_blob_id bigint references blobs on delete restrict,
      add column cover_requests int not null default 1,
      add column cover_drawn int not null default 0`.execute(db);
    await sql`create index sku_templates_waiting_covers on sku_templates (id) where cover_requests > cover_drawn`.execute(
      db,
    );
    await sql`create index sku_templates_cover on sku_templates (cover_blob_id) where cover_blob_id is not null`.execute(
      db,
    );
  },
};
