import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPersonIds } from '../../accounts/companies/companies.queries.ts';
import { type ErasureTarget, isTargeted } from './erasable-orders.queries.ts';
import { isReached } from './erase-rows.queries.ts';
import { secretColumns } from './registry/exported-tables.ts';
import { personalRecords } from './registry/registry.ts';
import type { PersonalRecord, Scope, ScopeKind } from './registry/table-record.ts';

export type Ways = readonly Pick<PersonalRecord, 'table' | 'rows'>[];

/** Orders whose rows are read together. */
const batchSize = 200;

/** The ids of the rows of a target, in batches: all of its orders that were not erased, then the account itself. */
export async function* scopesOf(db: Db, target: ErasureTarget): AsyncGenerator<Scope> {
  let afterId = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from orders where ${isTargeted(target)} and erased_at is null and id > ${afterId}
      order by id limit ${batchSize}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    yield { orders: rows.map(({ id }) => id) };
    afterId = last.id;
  }
  if (target.kind === 'account') yield { accounts: await listPersonIds(db, target.userId) };
}

/** Rows as the database has them, without what would let somebody in. */
export async function listRows(db: Db, way: Ways[number], scope: Scope): Promise<Record<string, unknown>[]> {
  const where = isReached(way, scope);
  if (!where) return [];
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(${sql.ref(way.table)}) - ${[...secretColumns(way.table)]}::text[] as row
    from ${sql.table(way.table)} where ${where}`.execute(db);
  return rows.map(({ row }) => row).sort((one, other) => Number(one.id ?? 0) - Number(other.id ?? 0));
}

/** Uploaded and drawn files that ids lead to. */
export async function listFilesIn(db: Db, scope: Scope, kinds: readonly ScopeKind[]) {
  const ids: number[] = [];
  for (const record of personalRecords) {
    const where = kinds.some((kind) => record.rows[kind] !== undefined) ? isReached(record, scope) : undefined;
    if (!where) continue;
    const columns = record.table === 'blobs' ? ['id'] : (record.files ?? []);
    for (const column of columns) {
      const { rows } = await sql<{ id: number | null }>`
        select ${sql.ref(column)} as id from ${sql.table(record.table)} where ${where}`.execute(db);
      ids.push(...rows.flatMap(({ id }) => id ?? []));
    }
  }
  const { rows } = await sql<{ id: number; key: string; filename: string }>`
    select id, key, filename from blobs where uploaded_at is not null and (id = any(${ids}::bigint[]) or id in (
      select unnest(array[renders.blob_id, renders.print_blob_id]) from order_images
      join renders on renders.id = order_images.render_id
      where order_images.order_id = any(${scope.orders ?? []}::bigint[]) and renders.state = 'done'))
    order by id`.execute(db);
  return rows;
}
