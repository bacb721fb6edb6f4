import type { SampleDataPurpose } from '@platen/model/operations/sample-data';
import type { Locale } from '@platen/model/text/locale';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    sample_data: SampleDataTable;
    sample_data_items: SampleDataItemsTable;
  }
}

interface SampleDataTable {
  id: Generated<number>;
  purpose: SampleDataPurpose;
  locale: Locale;
  creator_id: number;
  state: Generated<'making' | 'made'>;
  total_weight: Generated<number>;
  failed_count: Generated<number>;
  created_at: Generated<string>;
}

interface SampleDataItemsTable {
  kind: string;
  key: string;
  item_id: number;
  weight: number;
  content_digest: string | null;
  position: Generated<number>;
}

/** The single row, with the weight of the created items; undefined if no sample data was requested. */
export async function findSampleData(db: Db) {
  return db
    .selectFrom('sample_data')
    .select(['purpose', 'locale', 'creator_id', 'state', 'total_weight', 'failed_count'])
    .select(({ selectFrom }) =>
      selectFrom('sample_data_items').select(sql<number>`coalesce(sum(weight), 0)::int`.as('weight')).as('made_weight'),
    )
    .executeTakeFirst();
}

/** @returns whether there was none before */
export async function insertSampleData(
  db: Db,
  row: { purpose: SampleDataPurpose; locale: Locale; creator_id: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('sample_data')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether the run is unfinished. The lock keeps it so until the transaction ends. @public */
export async function lockUnfinishedRun(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('sample_data')
    .select('id')
    .where('state', '=', 'making')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockSampleData(db: Db) {
  return db.selectFrom('sample_data').select(['purpose', 'state']).forUpdate().executeTakeFirst();
}

export async function updateSampleData(
  db: Db,
  changes: { total_weight?: number; failed_count?: number; state?: 'making' | 'made' },
): Promise<void> {
  await db.updateTable('sample_data').set(changes).execute();
}

export async function deleteSampleData(db: Db): Promise<void> {
  await db.deleteFrom('sample_data_items').execute();
  await db.deleteFrom('sample_data').execute();
}

export interface SampleItemRow {
  kind: string;
  key: string;
  item_id: number;
  content_digest: string | null;
}

/** In the order of creation. */
export function listItems(db: Db): Promise<SampleItemRow[]> {
  return db
    .selectFrom('sample_data_items')
    .select(['kind', 'key', 'item_id', 'content_digest'])
    .orderBy('position')
    .execute();
}

/** @public */
export async function findSampleItem(db: Db, kind: string, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sample_data_items')
    .select('item_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.item_id;
}

export async function insertItem(db: Db, item: SampleItemRow & { weight: number }): Promise<void> {
  await db.insertInto('sample_data_items').values(item).execute();
}

export async function updateItem(
  db: Db,
  { kind, key, content_digest }: Pick<SampleItemRow, 'kind' | 'key' | 'content_digest'>,
): Promise<void> {
  await db
    .updateTable('sample_data_items')
    .set({ content_digest })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}
