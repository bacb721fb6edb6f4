import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { RenderRow } from './renders.tables.ts';

export async function listFilesOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ blob_id: number }>`
    select blob_id from renders where id = any(${ids}) and state = 'done' and output <> 'production'`.execute(db);
  return rows.map(({ blob_id }) => blob_id);
}

export async function markRemoved(db: Db, blobIds: readonly number[]): Promise<void> {
  await sql`update renders set removed_at = now() where blob_id = any(${blobIds})`.execute(db);
}

/** The render that a file was drawn for. */
export function findRenderOf(db: Db, blobId: number): Promise<RenderRow | undefined> {
  return db.selectFrom('renders').selectAll().where('blob_id', '=', blobId).executeTakeFirst();
}

/** From now on it is as young as a new one. */
export async function markRedrawn(db: Db, id: number): Promise<void> {
  await db
    .updateTable('renders')
    .set({ removed_at: null, finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}
