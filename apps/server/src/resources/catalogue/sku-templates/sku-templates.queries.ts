import type {
  OpenType,
  skuTemplateList,
  skuTemplateOptions,
  TemplateState,
} from '@platen/model/catalogue/sku-templates';
import type { FileRef } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';
import { hasAnyTag } from '../../files/tags/tags.filter.ts';
import { inCategory } from '../categories/categories.filter.ts';
import { nameOrNumber } from './sku-templates.filter.ts';
import type { TemplateRow } from './sku-templates.rows.ts';
import type { SkuTemplatesTable, TemplateImageRole } from './sku-templates.tables.ts';

/**
 * What a viewer sees: the factory sees every template; a customer sees those published for them and those in their
 * list.
 */
export type Viewer = { sees: 'everything'; userId: number } | { sees: 'own'; userId: number };

function selectTemplates(db: Db, viewer: Viewer) {
  const templates = db
    .selectFrom('sku_templates as template')
    .leftJoin('categories', 'categories.id', 'template.category_id')
    // A left join although every template has a creator: the planner omits it when nothing is read from it.
    .leftJoin('users as creator', 'creator.id', 'template.creator_id')
    .leftJoin('users_sku_templates as mine', (join) =>
      join.onRef('mine.sku_template_id', '=', 'template.id').on('mine.user_id', '=', viewer.userId),
    )
    .selectAll('template')
    .select([
      'categories.name as category_name',
      'categories.parent_id as category_parent_id',
      sql<string>`creator.screen_name`.as('creator_name'),
      'mine.id as users_sku_template_id',
    ]);
  return viewer.sees === 'everything' ? templates : templates.where(canSee(viewer.userId));
}

/** Published for everyone or for this customer. */
function isOpenTo(userId: number): Expression<SqlBool> {
  return sql<SqlBool>`(template.state = 'published' and (not template.is_restricted or exists (
    select 1 from sku_template_visible_users as visible
    where visible.sku_template_id = template.id and visible.user_id = ${userId})))`;
}

/**
 * In the customer's list. A template that the factory has withdrawn stays there, so that old orders remain
 * understandable.
 */
function isPrivateOf(userId: number): Expression<SqlBool> {
  return sql<SqlBool>`template.id = any(array(
    select own.sku_template_id from users_sku_templates as own where own.user_id = ${userId}))`;
}

function canSee(userId: number): Expression<SqlBool> {
  return sql<SqlBool>`(${isOpenTo(userId)} or ${isPrivateOf(userId)})`;
}

/**
 * Customers see unpublished templates only in their own list. Stated explicitly, so that the planner searches nowhere
 * else.
 */
function restrictUnpublished(
  viewer: Viewer,
  isPublished: boolean,
  condition: Expression<SqlBool>,
): Expression<SqlBool> {
  if (isPublished || viewer.sees === 'everything') return condition;
  return sql<SqlBool>`(${condition} and ${isPrivateOf(viewer.userId)})`;
}

const columns = {
  created_at: 'template.created_at',
  published_at: 'template.published_at',
  updated_at: 'template.updated_at',
  name: 'template.name',
  no: 'template.no',
};

function filterRules(db: Db, viewer: Viewer) {
  return {
    name_cont: containsIndexed(db, 'sku_templates', 'template', 'name'),
    no_cont: containsIndexed(db, 'sku_templates', 'template', 'no'),
    name_or_no_cont: nameOrNumber(db),
    category_id_eq: inCategory(db, 'categories', 'template.category_id'),
    kind_eq: 'template.kind',
    open_type: (type: OpenType) => (type === 'private' ? isPrivateOf(viewer.userId) : isOpenFor(viewer)),
    creator_id_eq: 'template.creator_id',
    published_at_not_null: (isPublished: boolean) =>
      isPublished
        ? sql<SqlBool>`template.published_at is not null`
        : restrictUnpublished(viewer, false, sql<SqlBool>`template.published_at is null`),
    state_eq: (state: TemplateState) =>
      restrictUnpublished(viewer, state === 'published', sql<SqlBool>`template.state = ${state}`),
    tags_name_in: hasAnyTag(db, 'SkuTemplate', 'template.id'),
  };
}

function isOpenFor(viewer: Viewer): Expression<SqlBool> {
  return viewer.sees === 'everything' ? sql<SqlBool>`template.state = 'published'` : isOpenTo(viewer.userId);
}

/**
 * A customer who opens one tab only needs that tab's condition. The general condition has an `or` that no index can
 * serve in order, so it is used only for queries without a tab.
 */
function templatesFor(db: Db, viewer: Viewer, openType: string | undefined) {
  const seen = selectTemplates(db, openType === undefined ? viewer : { ...viewer, sees: 'everything' });
  return seen.where(isNoDraft);
}

/** Lists and lookups by number have the template that is ordered; its draft is found by its id, and through the template. */
const isNoDraft = sql<SqlBool>`template.draft_of is null`;

export function listTemplates(
  db: Db,
  viewer: Viewer,
  list: ListQueryOf<typeof skuTemplateList>,
): Promise<Page<TemplateRow>> {
  return listPage(db, templatesFor(db, viewer, list.filters.open_type), list, {
    where: filterRules(db, viewer),
    sort: columns,
    nullable: ['published_at'],
    tieBreaker: 'template.id',
    isTotalCacheable: true,
    timeZone: 'UTC',
  });
}

export function listTemplateOptions(
  db: Db,
  viewer: Viewer,
  list: ListQueryOf<typeof skuTemplateOptions>,
): Promise<Page<TemplateRow>> {
  return listPage(db, templatesFor(db, viewer, list.filters.open_type), list, {
    where: { ...filterRules(db, viewer), keyword: nameOrNumber(db), id_in: 'template.id' },
    sort: columns,
    tieBreaker: 'template.id',
    isTotalCacheable: true,
    timeZone: 'UTC',
  });
}

export function findTemplate(db: Db, viewer: Viewer, id: number): Promise<TemplateRow | undefined> {
  return selectTemplates(db, viewer).where('template.id', '=', id).executeTakeFirst();
}

export function findTemplates(db: Db, viewer: Viewer, ids: number[]): Promise<TemplateRow[]> {
  return selectTemplates(db, viewer).where('template.id', 'in', ids).where(isNoDraft).execute();
}

export function findTemplateByNo(db: Db, viewer: Viewer, no: string): Promise<TemplateRow | undefined> {
  return selectTemplates(db, viewer).where('template.no', '=', no).where(isNoDraft).executeTakeFirst();
}

/** The design and sizes of an existing template. It was validated when it was saved. */
export function getDesign(db: Db, id: number) {
  return db
    .selectFrom('sku_templates')
    .select(['production_image_configs', 'effect_image_configs', 'custom_area_configs', 'size_prices'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function getDpi(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('sku_templates').select('dpi_value').where('id', '=', id).executeTakeFirstOrThrow();
  return row.dpi_value;
}

/** Locks the row: a template must not be published while it is being changed. */
export function lockTemplate(db: Db, id: number) {
  return db
    .selectFrom('sku_templates')
    .select(['id', 'no', 'state', 'draft_of', 'updated_at', 'updater_id', 'creator_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function userName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('users').select('screen_name').where('id', '=', id).executeTakeFirst();
  return row?.screen_name ?? '';
}

/** Never decreases: two people who edit at once each report their own time. */
export async function raiseEditTime(db: Db, id: number, seconds: number): Promise<number | undefined> {
  const row = await db
    .updateTable('sku_templates')
    .set({ edit_time: sql<number>`greatest(edit_time, ${seconds})` })
    .where('id', '=', id)
    .returning('edit_time')
    .executeTakeFirst();
  return row?.edit_time;
}

export async function insertTemplate(db: Db, template: Insertable<SkuTemplatesTable>): Promise<number> {
  const row = await db.insertInto('sku_templates').values(template).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateTemplate(db: Db, id: number, changes: Updateable<SkuTemplatesTable>): Promise<void> {
  await db
    .updateTable('sku_templates')
    .set({ ...changes, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setTemplateState(db: Db, id: number, state: TemplateState): Promise<void> {
  const publishedAt = state === 'published' ? { published_at: sql<string>`now()` } : {};
  await db
    .updateTable('sku_templates')
    .set({ state, ...publishedAt, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sku_templates').where('id', '=', id).execute();
}

export async function replaceImages(db: Db, id: number, role: TemplateImageRole, blobIds: number[]): Promise<void> {
  await db.deleteFrom('sku_template_images').where('sku_template_id', '=', id).where('role', '=', role).execute();
  const images = blobIds.map((blob_id, position) => ({ sku_template_id: id, role, position, blob_id }));
  if (images.length > 0) await db.insertInto('sku_template_images').values(images).execute();
}

/** References the pictures of the design, so that nobody can delete them. */
export async function replaceFiles(db: Db, id: number, blobIds: number[]): Promise<void> {
  await db.deleteFrom('sku_template_files').where('sku_template_id', '=', id).execute();
  await sql`insert into sku_template_files (sku_template_id, blob_id)
    select ${id}, unnest(${blobIds}::bigint[])`.execute(db);
}

export async function replaceFonts(db: Db, id: number, fontIds: number[]): Promise<void> {
  await db.deleteFrom('sku_template_fonts').where('sku_template_id', '=', id).execute();
  const fonts = fontIds.map((font_library_id, position) => ({ sku_template_id: id, font_library_id, position }));
  if (fonts.length > 0) await db.insertInto('sku_template_fonts').values(fonts).execute();
}

/** Adds fonts after those that the template has. */
export async function addFonts(db: Db, id: number, fontIds: number[]): Promise<void> {
  await sql`insert into sku_template_fonts (sku_template_id, font_library_id, position)
    select ${id}, added.id, added.place + coalesce(
      (select max(position) from sku_template_fonts where sku_template_id = ${id}), -1)
    from unnest(${fontIds}::bigint[]) with ordinality as added (id, place)
    on conflict do nothing`.execute(db);
}

export async function replaceVisibleUsers(db: Db, id: number, userIds: number[]): Promise<void> {
  await db.deleteFrom('sku_template_visible_users').where('sku_template_id', '=', id).execute();
  const users = userIds.map((user_id) => ({ sku_template_id: id, user_id }));
  if (users.length > 0) await db.insertInto('sku_template_visible_users').values(users).execute();
  await db
    .updateTable('sku_templates')
    .set({ is_restricted: users.length > 0 })
    .where('id', '=', id)
    .execute();
}

export async function imagesOf(db: Db, ids: number[], role: TemplateImageRole): Promise<Map<number, FileRef[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku_template_images as image')
    .innerJoin('blobs', 'blobs.id', 'image.blob_id')
    .select(['image.sku_template_id', 'blobs.id', 'blobs.key', 'blobs.filename'])
    .where('image.sku_template_id', 'in', ids)
    .where('image.role', '=', role)
    .orderBy('image.position')
    .execute();
  const files = new Map<number, FileRef[]>();
  for (const { sku_template_id, id, key, filename } of rows) {
    const file = toFileRef({ id, key, filename });
    files.set(sku_template_id, [...(files.get(sku_template_id) ?? []), file]);
  }
  return files;
}

/** The fonts of several templates, each in its own order. */
export async function fontIdsOf(db: Db, ids: number[]): Promise<Map<number, number[]>> {
  const fonts = new Map<number, number[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return fonts;
  const rows = await db
    .selectFrom('sku_template_fonts')
    .select(['sku_template_id', 'font_library_id'])
    .where('sku_template_id', 'in', ids)
    .orderBy('position')
    .execute();
  for (const row of rows) fonts.get(row.sku_template_id)?.push(row.font_library_id);
  return fonts;
}

export async function visibleUserIdsOf(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sku_template_visible_users')
    .select('user_id')
    .where('sku_template_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The ids that do not belong to a customer. */
export async function findUnknownCustomers(db: Db, userIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('role', '=', 'customer')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => !known.has(id));
}
