import { type PageVersion, type PageVersionDetail, pageVersionsShown } from '@platen/model/storefront/custom-pages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PageContent } from './custom-pages.tables.ts';

/** Saves the draft as a version, which is live from its time on. */
export async function insertVersion(
  db: Db,
  pageId: number,
  publisherId: number,
  at: string | undefined,
): Promise<void> {
  const published_at = at === undefined ? sql`clock_timestamp()` : sql`${at}::timestamptz`;
  const { rows } = await sql<{ id: number }>`
    insert into custom_page_versions (custom_page_id, title, description, configs, publisher_id, published_at)
    select id, title, description, configs, ${publisherId}, ${published_at} from custom_pages where id = ${pageId}
    returning id`.execute(db);
  await sql`insert into custom_page_version_files (version_id, blob_id)
    select ${rows[0]?.id}, blob_id from custom_page_files where custom_page_id = ${pageId}`.execute(db);
}

/** Deletes scheduled versions. */
export async function deleteWaitingVersions(db: Db, pageId: number): Promise<void> {
  await db
    .deleteFrom('custom_page_versions')
    .where('custom_page_id', '=', pageId)
    .where('published_at', '>', sql<string>`statement_timestamp()`)
    .execute();
}

/** The live version of a page. */
export function findLiveVersion(db: Db, pageId: number): Promise<(PageContent & { id: number }) | undefined> {
  return db
    .selectFrom('custom_page_versions')
    .select(['id', 'title', 'description', 'configs'])
    .where('custom_page_id', '=', pageId)
    .where('published_at', '<=', sql<string>`statement_timestamp()`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listVersions(db: Db, pageId: number): Promise<PageVersion[]> {
  const rows = await selectVersions(db, pageId).limit(pageVersionsShown).execute();
  return rows.map(toVersion);
}

export async function findVersion(db: Db, pageId: number, id: number): Promise<PageVersionDetail | undefined> {
  const row = await selectVersions(db, pageId)
    .select(['version.description', 'version.configs'])
    .where('version.id', '=', id)
    .executeTakeFirst();
  return row && { ...toVersion(row), description: row.description, configs: row.configs };
}

function selectVersions(db: Db, pageId: number) {
  return db
    .selectFrom('custom_page_versions as version')
    .innerJoin('users as publisher', 'publisher.id', 'version.publisher_id')
    .select([
      'version.id',
      'version.title',
      'version.published_at',
      'version.publisher_id',
      'publisher.screen_name as publisher_name',
      sql<boolean>`version.id = (select live.id from custom_page_versions as live
        where live.custom_page_id = version.custom_page_id and live.published_at <= statement_timestamp()
        order by live.published_at desc, live.id desc limit 1)`.as('is_live'),
    ])
    .where('version.custom_page_id', '=', pageId)
    .orderBy('version.published_at', 'desc')
    .orderBy('version.id', 'desc');
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>;

function toVersion({ id, title, published_at, publisher_id, publisher_name, is_live }: VersionRow): PageVersion {
  const published_by = { id: publisher_id, screen_name: publisher_name };
  // Null if no version is live yet, and then this one is not live either.
  return { id, title, published_at, published_by, is_live: is_live ?? false };
}
