import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    blob_copies: BlobCopiesTable;
  }
}

interface BlobCopiesTable {
  blob_id: number;
  width: number;
  quality: number;
  key: string;
  content_type: string;
  byte_size: number;
  created_at: Generated<string>;
}

export type CopyRow = Selectable<BlobCopiesTable>;

export function findCopy(db: Db, blobId: number, width: number, quality: number): Promise<CopyRow | undefined> {
  return db
    .selectFrom('blob_copies')
    .selectAll()
    .where('blob_id', '=', blobId)
    .where('width', '=', width)
    .where('quality', '=', quality)
    .executeTakeFirst();
}

/** Returns undefined if there is such a copy already. */
export function insertCopy(db: Db, copy: Insertable<BlobCopiesTable>): Promise<CopyRow | undefined> {
  return db
    .insertInto('blob_copies')
    .values(copy)
    .onConflict((conflict) => conflict.columns(['blob_id', 'width', 'quality']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function listCopyKeys(db: Db, blobId: number): Promise<string[]> {
  const rows = await db.selectFrom('blob_copies').select('key').where('blob_id', '=', blobId).execute();
  return rows.map(({ key }) => key);
}
