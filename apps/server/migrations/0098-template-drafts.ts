import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * A published template may have a draft: a template of its own with the same number, which replaces it when it is published. It
 * is never in another state, so that a release that does not know drafts cannot publish one beside its template.
 */
export const templateDrafts: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table sku_templates
      add column draft_of bigint references sku_templates on delete cascade,
      add constraint sku_templates_draft_state check (draft_of is null or (state = 'pending' and draft_of <> id))`.execute(
      db,
    );
    await sql`create unique index sku_templates_draft on sku_templates (draft_of) where draft_of is not null`.execute(
      db,
    );
    await sql`alter table sku_templates drop constraint sku_templates_no_key`.execute(db);
    await sql`create unique index sku_templates_no_key on sku_templates (no) where draft_of is null`.execute(db);
    // For lists in the order of the numbers, and for the lookups of releases before.
    await sql`create index sku_templates_no on sku_templates (no, id)`.execute(db);
  },
};
