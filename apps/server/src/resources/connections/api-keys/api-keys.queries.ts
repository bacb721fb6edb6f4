import type { ApiKey, apiKeyList, ApiKeyScope } from '@platen/model/api-keys';
import type { ListQueryOf, Page } from '@platen/model/lists';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Owner } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { listPage } from '../../../platform/lists.ts';

declare module '../../../platform/database.ts' {
  interface Database {
    api_keys: ApiKeysTable;
  }
}

interface ApiKeysTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  description: string;
  key_hash: Buffer;
  key_hint: string;
  scopes: ApiKeyScope[];
  expires_at: string | null;
  last_used_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type ApiKeyListQuery = ListQueryOf<typeof apiKeyList>;

export async function listApiKeys(
  db: Db,
  owner: Owner,
  list: ApiKeyListQuery,
  timeZone: string,
): Promise<Page<ApiKey>> {
  const page = await listPage(db, selectApiKeys(db, owner), list, {
    where: { name_cont: 'api_keys.name', user_id_eq: 'api_keys.user_id' },
    sort: {
      created_at: 'api_keys.created_at',
      name: 'api_keys.name',
      last_used_at: 'api_keys.last_used_at',
      expires_at: 'api_keys.expires_at',
    },
    nullable: ['last_used_at', 'expires_at'],
    tieBreaker: 'api_keys.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toApiKey) };
}

export async function findApiKey(db: Db, owner: Owner, id: number): Promise<ApiKey | undefined> {
  const row = await selectApiKeys(db, owner).where('api_keys.id', '=', id).executeTakeFirst();
  return row && toApiKey(row);
}

/** Counts a user's keys under a lock: no key can be added until the transaction ends. */
export async function lockAndCountApiKeys(db: Db, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('api_keys', ${userId}))`.execute(db);
  const keys = db.selectFrom('api_keys').where('user_id', '=', userId);
  return (await keys.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

export async function insertApiKey(db: Db, key: Insertable<ApiKeysTable>): Promise<number> {
  const row = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateApiKey(
  db: Db,
  id: number,
  key: Pick<ApiKeysTable, 'name' | 'description' | 'expires_at' | 'scopes'>,
) {
  await db
    .updateTable('api_keys')
    .set({ ...key, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteApiKey(db: Db, id: number): Promise<void> {
  await db.deleteFrom('api_keys').where('id', '=', id).execute();
}

export async function deleteApiKeysOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

/** The owner of a key, read on every call of the public API. */
export function findApiKeyOwner(db: Db, hash: Buffer) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id as api_key_id', 'scopes', 'last_used_at', 'users.id', 'users.role', 'users.is_block'])
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('is_expired'))
    .where('api_keys.key_hash', '=', hash)
    .executeTakeFirst();
}

export async function touchApiKey(db: Db, id: number): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: sql<string>`now()` }).where('id', '=', id).execute();
}

function selectApiKeys(db: Db, owner: Owner) {
  const keys = db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select('users.screen_name');
  return owner === 'everyone' ? keys : keys.where('api_keys.user_id', '=', owner);
}

function toApiKey(row: Selectable<ApiKeysTable> & { screen_name: string }): ApiKey {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key: row.key_hint,
    scopes: row.scopes,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
