import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import {
  type CustomPage,
  type CustomPageRow,
  type customPageList,
  publicPagePath,
} from '@platen/model/storefront/custom-pages';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';
import type { CustomPagesTable } from './custom-pages.tables.ts';

export type CustomPageListQuery = ListQueryOf<typeof customPageList>;

export async function listPages(db: Db, list: CustomPageListQuery, timeZone: string): Promise<Page<CustomPageRow>> {
  const page = await listPage(db, selectPages(db), list, {
    where: { title_cont: 'page.title' },
    sort: { updated_at: 'page.updated_at', created_at: 'page.created_at', title: 'page.title' },
    tieBreaker: 'page.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toRow) };
}

export async function findPage(db: Db, id: number): Promise<CustomPage | undefined> {
  const row = await selectPages(db).select('page.configs').where('page.id', '=', id).executeTakeFirst();
  return row && { ...toRow(row), configs: row.configs };
}

/** Locks the page until the transaction ends. */
export async function lockPage(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('custom_pages').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
  );
}

export async function insertPage(db: Db, page: Insertable<CustomPagesTable>): Promise<number> {
  return (await db.insertInto('custom_pages').values(page).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updatePage(db: Db, id: number, page: Updateable<CustomPagesTable>): Promise<void> {
  await db
    .updateTable('custom_pages')
    .set({ ...page, revision: sql<number>`revision + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deletePage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('custom_pages').where('id', '=', id).execute();
}

export async function replaceFiles(db: Db, id: number, blobIds: readonly number[]): Promise<void> {
  await db.deleteFrom('custom_page_files').where('custom_page_id', '=', id).execute();
  await sql`insert into custom_page_files (custom_page_id, blob_id)
    select ${id}, unnest(${blobIds}::bigint[])`.execute(db);
}

function selectPages(db: Db) {
  return db
    .selectFrom('custom_pages as page')
    .innerJoin('users as updater', 'updater.id', 'page.updater_id')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('custom_page_versions as version')
          .select(['version.title', 'version.description', 'version.configs', 'version.published_at'])
          .whereRef('version.custom_page_id', '=', 'page.id')
          .where('version.published_at', '<=', sql<string>`statement_timestamp()`)
          .orderBy('version.published_at', 'desc')
          .orderBy('version.id', 'desc')
          .limit(1)
          .as('live'),
      (join) => join.onTrue(),
    )
    .select([
      'page.id',
      'page.title',
      'page.description',
      'page.revision',
      'page.created_at',
      'page.updated_at',
      'page.updater_id',
      'updater.screen_name as updater_name',
      'live.published_at',
      sql<boolean>`live.published_at is not null and (live.title, live.description, live.configs)
        is distinct from (page.title, page.description, page.configs)`.as('can_rollback_data'),
      sql<string | null>`(select max(later.published_at) from custom_page_versions as later
        where later.custom_page_id = page.id and later.published_at > statement_timestamp())`.as('scheduled_at'),
    ]);
}

type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['executeTakeFirstOrThrow']>>;

function toRow({ updater_id, updater_name, ...row }: PageRow): CustomPageRow {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    public_url: publicPagePath(row.id),
    revision: row.revision,
    can_rollback_data: row.can_rollback_data,
    published_at: row.published_at,
    scheduled_at: row.scheduled_at,
    updated_by: { id: updater_id, screen_name: updater_name },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
