import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import '../lifecycle/lifecycle.tables.ts';

/** Orders whose sub number begins with a text. Written to match its indexes: one by owner, one for all. */
export async function findIdsBySubNo(db: Db, owner: Owner, text: string, max: number): Promise<number[]> {
  const isOwn = owner === 'everyone' ? sql`true` : sql`user_id = ${owner}`;
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where sub_no <> '' and lower(sub_no) like ${`${escapeLike(text.toLowerCase())}%`} and ${isOwn}
    limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
