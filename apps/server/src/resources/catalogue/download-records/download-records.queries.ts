import type { downloadRecordList } from '@platen/model/catalogue/image-libraries';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    image_library_download_records: DownloadRecordsTable;
  }
}

interface DownloadRecordsTable {
  id: Generated<number>;
  slug: string;
  image_library_id: number;
  creator_id: number;
  expires_at: string;
  created_at: Generated<string>;
}

export type DownloadRecordRow = Selectable<DownloadRecordsTable> & { is_expired: boolean };

function selectRecords(db: Db) {
  return db
    .selectFrom('image_library_download_records as record')
    .selectAll('record')
    .select(sql<boolean>`record.expires_at < now()`.as('is_expired'));
}

export function listRecords(db: Db, list: ListQueryOf<typeof downloadRecordList>): Promise<Page<DownloadRecordRow>> {
  return listPage(db, selectRecords(db), list, {
    where: { image_library_id_eq: 'record.image_library_id' },
    sort: { created_at: 'record.created_at', expires_at: 'record.expires_at' },
    tieBreaker: 'record.id',
    timeZone: 'UTC',
  });
}

export function findRecordBySlug(db: Db, slug: string): Promise<DownloadRecordRow | undefined> {
  return selectRecords(db).where('record.slug', '=', slug).executeTakeFirst();
}

export async function insertRecord(db: Db, record: Omit<DownloadRecordsTable, 'id' | 'created_at'>): Promise<void> {
  await db.insertInto('image_library_download_records').values(record).execute();
}

/** Returns its id, or nothing if there is none. */
export async function deleteRecord(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .deleteFrom('image_library_download_records')
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
