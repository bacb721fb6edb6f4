import type { TemplateDraft } from '@platen/model/catalogue/sku-templates';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SkuTemplatesTable } from './sku-templates.tables.ts';

/** What a copy of a template has in common with it, besides its name. */
const contentColumns = [
  'kind',
  'description',
  'material_name',
  'category_id',
  'is_self_operated',
  'max_product_batch_count',
  'size_prices',
  'system_rendering_price_fen',
  'dpi_value',
  'is_restricted',
  'excel_config',
  'production_image_configs',
  'effect_image_configs',
  'custom_area_configs',
  'cover_blob_id',
  'cover_requests',
  'cover_drawn',
] as const satisfies readonly (keyof SkuTemplatesTable)[];
const content = sql.join(contentColumns.map((column) => sql.ref(column)));

/** The related rows that belong to the content. Tags have a service of their own. */
const relatedTables = {
  sku_template_images: ['role', 'position', 'blob_id'],
  sku_template_files: ['blob_id'],
  sku_template_fonts: ['font_library_id', 'position'],
  sku_template_visible_users: ['user_id'],
} as const;

/** Copies a template as unpublished, with all related rows except its tags, and returns the new id. */
export async function copyTemplate(
  db: Db,
  id: number,
  { name, creatorId }: { name: string; creatorId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into sku_templates (name, creator_id, ${content})
    select ${name}, ${creatorId}, ${content} from sku_templates where id = ${id}
    returning id`.execute(db);
  const copyId = rows[0]?.id;
  if (copyId !== undefined) await copyRelatedRows(db, id, copyId);
  return copyId;
}

/** Copies a template as its draft, with all related rows except its tags, and returns the id of the draft. */
export async function insertDraft(db: Db, id: number, creatorId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sku_templates (draft_of, no, name, edit_time, creator_id, ${content})
    select id, no, name, edit_time, ${creatorId}, ${content} from sku_templates where id = ${id}
    returning id`.execute(db);
  const draftId = rows[0]?.id;
  if (draftId === undefined) throw new Error(`there is no template ${id}`);
  await copyRelatedRows(db, id, draftId);
  return draftId;
}

async function copyRelatedRows(db: Db, from: number, to: number): Promise<void> {
  for (const [table, columns] of Object.entries(relatedTables)) {
    const copied = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (sku_template_id, ${copied})
      select ${to}, ${copied} from ${sql.table(table)} where sku_template_id = ${from}`.execute(db);
  }
}

export async function findDraftId(db: Db, id: number): Promise<number | undefined> {
  const draft = await db.selectFrom('sku_templates').select('id').where('draft_of', '=', id).executeTakeFirst();
  return draft?.id;
}

/** The drafts of several templates, and who saved each last. */
export async function draftsOf(db: Db, ids: number[]): Promise<Map<number, TemplateDraft>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku_templates as draft')
    .innerJoin('users as updater', (join) =>
      join.on('updater.id', '=', sql<number>`coalesce(draft.updater_id, draft.creator_id)`),
    )
    .select(['draft.draft_of', 'draft.id', 'draft.updated_at', 'updater.id as updater_id', 'updater.screen_name'])
    .where('draft.draft_of', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ draft_of, id, updated_at, updater_id, screen_name }) => {
      return [draft_of ?? 0, { id, updated_at, updater: { id: updater_id, screen_name } }];
    }),
  );
}

/** Gives a template the content, the related rows and the saved designs of its draft, and deletes the draft. */
export async function publishDraftRow(db: Db, { id, draftId }: { id: number; draftId: number }): Promise<void> {
  const taken = sql.join(contentColumns.map((column) => sql`${sql.ref(column)} = draft.${sql.ref(column)}`));
  await sql`
    update sku_templates as template set name = draft.name, ${taken}, state = 'published',
      edit_time = greatest(template.edit_time, draft.edit_time),
      updater_id = coalesce(draft.updater_id, draft.creator_id), published_at = now(), updated_at = now()
    from sku_templates as draft where template.id = ${id} and draft.id = ${draftId}`.execute(db);
  for (const table of Object.keys(relatedTables)) {
    await sql`delete from ${sql.table(table)} where sku_template_id = ${id}`.execute(db);
    await sql`update ${sql.table(table)} set sku_template_id = ${id} where sku_template_id = ${draftId}`.execute(db);
  }
  await db
    .updateTable('sku_template_versions')
    .set({ sku_template_id: id })
    .where('sku_template_id', '=', draftId)
    .execute();
  await db.deleteFrom('sku_templates').where('id', '=', draftId).execute();
}
