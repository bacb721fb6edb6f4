import { createHash } from 'node:crypto';
import { type ListCursor, type ListQuery, pageCursorMinutes } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import type { Credential } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { Route } from './route.ts';

declare module '../database/database.ts' {
  interface Database {
    page_cursors: { query_hash: Buffer; page: number; position: ListCursor['values']; saved_at: string };
  }
}

/**
 * Reads a page by number from where the previous page ended for the same caller. A plain offset would repeat rows when
 * others are inserted before them, and skip rows when others are deleted. Page 1 always starts at the beginning.
 * Cursors are stored in the database, because the next page may be requested from another process.
 */
export async function readFromPageCursor<A>(
  db: Db,
  { credential, route, params, list }: { credential: Credential; route: Route; params: unknown; list: ListQuery },
  read: (list: ListQuery) => Promise<A>,
): Promise<A> {
  if (list.after || list.page === 0) return read(list);
  const queryHash = queryHashOf(credential, route, params, list);
  const cursor = list.page > 1 ? await findCursor(db, queryHash, list.page) : undefined;
  let end: ListCursor['values'] | undefined;
  const page = await read({
    ...list,
    ...(cursor && { after: { page: list.page, values: cursor } }),
    ended: (values) => {
      end = values;
    },
  });
  if (end) await saveCursor(db, queryHash, list.page + 1, end);
  return page;
}

/** Identifies the query of a session or a key, independent of the page. */
function queryHashOf(
  credential: Credential,
  { path }: Route,
  params: unknown,
  { per_page, order, filters }: ListQuery,
): Buffer {
  // What else is known of it, such as how recent the sign-in is, may change while somebody pages on.
  const by = credential.kind === 'session' ? { session: credential.sessionId } : { key: credential.apiKeyId };
  const named = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([by, path, params, per_page, order, named]))
    .digest();
}

async function findCursor(db: Db, queryHash: Buffer, page: number): Promise<ListCursor['values'] | undefined> {
  const saved = await db
    .selectFrom('page_cursors')
    .select('position')
    .where('query_hash', '=', queryHash)
    .where('page', '=', page)
    .where(sql<boolean>`saved_at > now() - make_interval(mins => ${pageCursorMinutes})`)
    .executeTakeFirst();
  return saved?.position;
}

async function saveCursor(db: Db, queryHash: Buffer, page: number, cursor: ListCursor['values']): Promise<void> {
  await sql`
    insert into page_cursors (query_hash, page, position, saved_at)
    values (${queryHash}, ${page}, ${JSON.stringify(cursor)}, now())
    on conflict (query_hash, page) do update set position = excluded.position, saved_at = excluded.saved_at`.execute(
    db,
  );
}

export async function sweepPageCursors(db: Db): Promise<void> {
  await sql`delete from page_cursors where saved_at < now() - make_interval(mins => ${pageCursorMinutes})`.execute(db);
}
