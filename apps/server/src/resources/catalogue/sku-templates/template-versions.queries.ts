import type { TemplateVersion } from '@platen/contract/catalogue/sku-template';
import type { DesignChange } from '@platen/design/design-changes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The number of versions that are kept and shown for a template. */
const versionsMax = 100;

/** A draft continues the history of its template, which takes its versions over when the draft is published. */
function historyOf(templateId: number) {
  return sql<number>`(select unnest(array[id, draft_of]) from sku_templates where id = ${templateId})`;
}

export async function hasVersions(db: Db, templateId: number): Promise<boolean> {
  const found = await db
    .selectFrom('sku_template_versions')
    .select('id')
    .where('sku_template_id', 'in', historyOf(templateId))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Saves the current design as a version. */
export async function insertVersion(
  db: Db,
  templateId: number,
  version: { saverId: number; savedAt?: string; changes: readonly DesignChange[] },
): Promise<void> {
  const savedAt = version.savedAt === undefined ? sql`clock_timestamp()` : sql`${version.savedAt}::timestamptz`;
  const { rows } = await sql<{ id: number }>`
    insert into sku_template_versions (sku_template_id, saver_id, saved_at, changes, font_library_ids,
      production_image_configs, effect_image_configs, custom_area_configs)
    select id, ${version.saverId}, ${savedAt}, ${JSON.stringify(version.changes)}::jsonb,
      (select coalesce(jsonb_agg(font_library_id order by position), '[]') from sku_template_fonts
        where sku_template_id = ${templateId}),
      production_image_configs, effect_image_configs, custom_area_configs
    from sku_templates where id = ${templateId}
    returning id`.execute(db);
  await sql`insert into sku_template_version_files (version_id, blob_id)
    select ${rows[0]?.id}, blob_id from sku_template_files where sku_template_id = ${templateId}`.execute(db);
}

export async function dropOldVersions(db: Db, templateId: number): Promise<void> {
  await sql`delete from sku_template_versions where id in (
    select id from sku_template_versions where sku_template_id = ${templateId}
    order by id desc offset ${versionsMax})`.execute(db);
}

export async function listVersions(db: Db, templateId: number): Promise<TemplateVersion[]> {
  return (await selectVersions(db, templateId).execute()).map(toVersion);
}

export async function findVersion(db: Db, templateId: number, id: number) {
  const row = await selectVersions(db, templateId)
    .select([
      'version.font_library_ids',
      'version.production_image_configs',
      'version.effect_image_configs',
      'version.custom_area_configs',
    ])
    .where('version.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { font_library_ids, production_image_configs, effect_image_configs, custom_area_configs } = row;
  return {
    ...toVersion(row),
    font_library_ids,
    production_image_configs,
    effect_image_configs,
    custom_area_configs,
  };
}

function selectVersions(db: Db, templateId: number) {
  return db
    .selectFrom('sku_template_versions as version')
    .innerJoin('users as saver', 'saver.id', 'version.saver_id')
    .select(['version.id', 'version.saved_at', 'version.saver_id', 'version.changes', 'saver.screen_name'])
    .where('version.sku_template_id', 'in', historyOf(templateId))
    .orderBy('version.id', 'desc')
    .limit(versionsMax);
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>;

function toVersion({ id, saved_at, saver_id, screen_name, changes }: VersionRow): TemplateVersion {
  return { id, saved_at, saved_by: { id: saver_id, screen_name }, changes };
}
