import type { RoleKey } from '@platen/model/accounts/roles';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type {
  Erasure,
  ErasureCertificate,
  ErasureKind,
  ErasurePlan,
  ErasureState,
  erasureList,
} from '@platen/model/operations/data-protection';
import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    erasures: ErasuresTable;
    erased_orders: { erasure_id: number; order_id: number; system_no: string };
    erased_rows: { erasure_id: number; table_name: string; rows_count: number };
    erased_files: { erasure_id: number; blob_id: number; digest: string; byte_size: number };
    /** Objects that are still to be deleted. */
    erased_objects: { erasure_id: number; key: string };
  }
}

interface ErasuresTable {
  id: Generated<number>;
  kind: ErasureKind;
  state: ErasureState;
  requester_id: number | null;
  user_id: number | null;
  /** What is searched for; null once it has ended. */
  receiver_name: string | null;
  receiver_phone: string | null;
  system_nos: Generated<string[]>;
  plan: ColumnType<ErasurePlan | null, string | null | undefined, string | null>;
  /** Orders that were erased so far. */
  orders_count: Generated<number>;
  salt: string;
  created_at: Generated<string>;
  confirmed_at: string | null;
  finished_at: string | null;
}
export type ErasureRow = Selectable<ErasuresTable>;

export type ErasureListQuery = ListQueryOf<typeof erasureList>;

function selectErasures(db: Db) {
  return db
    .selectFrom('erasures')
    .leftJoin('users as requester', 'requester.id', 'erasures.requester_id')
    .leftJoin('users as owner', 'owner.id', 'erasures.user_id')
    .select([
      'erasures.id',
      'erasures.kind',
      'erasures.state',
      'erasures.requester_id',
      'erasures.user_id',
      'erasures.receiver_name',
      'erasures.receiver_phone',
      'erasures.system_nos',
      'erasures.plan',
      'erasures.orders_count',
      'erasures.created_at',
      'erasures.confirmed_at',
      'erasures.finished_at',
    ])
    .select(['requester.screen_name as requester_name', 'owner.screen_name as user_name'])
    .select([
      sql<number>`(select count(*) from erased_files where erasure_id = erasures.id)`.as('files_count'),
      sql<number>`(select coalesce(sum(byte_size), 0)::bigint from erased_files where erasure_id = erasures.id)`.as(
        'bytes',
      ),
    ]);
}
type SelectedErasure = Awaited<ReturnType<ReturnType<typeof selectErasures>['executeTakeFirstOrThrow']>>;

export async function listErasures(db: Db, list: ErasureListQuery, timeZone: string): Promise<Page<Erasure>> {
  const page = await listPage(db, selectErasures(db), list, {
    where: { kind_eq: 'erasures.kind', state_eq: 'erasures.state', user_id_eq: 'erasures.user_id' },
    sort: { created_at: 'erasures.created_at' },
    tieBreaker: 'erasures.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toErasure) };
}

export async function findErasure(db: Db, id: number): Promise<Erasure | undefined> {
  const row = await selectErasures(db).where('erasures.id', '=', id).executeTakeFirst();
  return row && toErasure(row);
}

function toErasure({ requester_id, requester_name, user_id, user_name, ...row }: SelectedErasure): Erasure {
  return {
    ...row,
    requester: requester_id === null ? null : { id: requester_id, screen_name: requester_name ?? '' },
    user: user_id === null ? null : { id: user_id, screen_name: user_name ?? '' },
  };
}

export async function findRole(db: Db, userId: number): Promise<RoleKey | undefined> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  return user?.role;
}

export async function insertErasure(db: Db, erasure: Insertable<ErasuresTable>): Promise<number> {
  const { id } = await db.insertInto('erasures').values(erasure).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function lockErasure(db: Db, id: number): Promise<ErasureRow | undefined> {
  return db.selectFrom('erasures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function getSalt(db: Db, id: number): Promise<string> {
  const { salt } = await db.selectFrom('erasures').select('salt').where('id', '=', id).executeTakeFirstOrThrow();
  return salt;
}

export async function setPlan(db: Db, id: number, plan: ErasurePlan): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ state: 'ready', plan: JSON.stringify(plan) })
    .where('id', '=', id)
    .execute();
}

export async function setRunning(db: Db, id: number): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ state: 'running', confirmed_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setChecking(db: Db, id: number): Promise<void> {
  await db.updateTable('erasures').set({ state: 'checking' }).where('id', '=', id).execute();
}

export function findRunningRetention(db: Db): Promise<Pick<ErasureRow, 'id' | 'salt'> | undefined> {
  return db
    .selectFrom('erasures')
    .select(['id', 'salt'])
    .where('kind', '=', 'retention')
    .where('state', '=', 'running')
    .executeTakeFirst();
}

export async function setFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('erasures').set({ state: 'failed' }).where('id', '=', id).execute();
}

/** With the end, what was searched for goes too, and the plan with the customers' numbers. */
export async function setDone(db: Db, id: number): Promise<void> {
  await db
    .updateTable('erasures')
    .set({
      state: 'done',
      receiver_name: null,
      receiver_phone: null,
      plan: null,
      finished_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteErasure(db: Db, id: number): Promise<void> {
  await db.deleteFrom('erasures').where('id', '=', id).execute();
}

/** Erasures that nobody has confirmed. */
export async function deleteUnconfirmed(db: Db, days: number): Promise<void> {
  await sql`
    delete from erasures where state in ('checking', 'ready', 'failed') and confirmed_at is null
      and created_at < now() - make_interval(days => ${days})`.execute(db);
}

interface RecordedErasure {
  orders: readonly { id: number; system_no: string }[];
  rows: ReadonlyMap<string, number>;
  files: readonly { id: number; digest: string; byte_size: number }[];
  /** The objects of these files. */
  keys: readonly string[];
}

/** Adds what a batch has erased, in its transaction. */
export async function recordErased(db: Db, id: number, { orders, rows, files, keys }: RecordedErasure): Promise<void> {
  const counts = [...rows].map(([table_name, rows_count]) => ({ table_name, rows_count }));
  await sql`
    insert into erased_orders (erasure_id, order_id, system_no)
    select ${id}, id, system_no from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as new (id bigint, system_no text)
    on conflict do nothing`.execute(db);
  await sql`
    insert into erased_rows as known (erasure_id, table_name, rows_count)
    select ${id}, table_name, rows_count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as new (table_name text, rows_count bigint)
    on conflict (erasure_id, table_name) do update set rows_count = known.rows_count + excluded.rows_count`.execute(db);
  await sql`
    insert into erased_files (erasure_id, blob_id, digest, byte_size)
    select ${id}, id, digest, byte_size
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as new (id bigint, digest text, byte_size bigint)
    on conflict do nothing`.execute(db);
  await sql`
    insert into erased_objects (erasure_id, key) select ${id}, key from unnest(${keys}::text[]) as new (key)
    on conflict do nothing`.execute(db);
  await sql`update erasures set orders_count = orders_count + ${orders.length} where id = ${id}`.execute(db);
}

export async function listObjects(db: Db, id: number): Promise<string[]> {
  const rows = await db.selectFrom('erased_objects').select('key').where('erasure_id', '=', id).execute();
  return rows.map(({ key }) => key);
}

export async function forgetObject(db: Db, id: number, key: string): Promise<void> {
  await db.deleteFrom('erased_objects').where('erasure_id', '=', id).where('key', '=', key).execute();
}

type ErasedLists = Pick<ErasureCertificate, 'orders' | 'rows' | 'files'>;

export async function listErased(db: Db, id: number): Promise<ErasedLists> {
  const orders = await sql<ErasedLists['orders'][number]>`
    select order_id as id, system_no from erased_orders where erasure_id = ${id} order by order_id`.execute(db);
  const rows = await sql<ErasedLists['rows'][number]>`
    select table_name as "table", rows_count as count from erased_rows where erasure_id = ${id} order by 1`.execute(db);
  const files = await sql<ErasedLists['files'][number]>`
    select blob_id as id, digest, byte_size from erased_files where erasure_id = ${id} order by 1`.execute(db);
  return { orders: orders.rows, rows: rows.rows, files: files.rows };
}
