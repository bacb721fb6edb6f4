import type { CustomerPlan } from '@platen/model/accounts/customer-plans';
import { type ApiKey, type ApiKeyScope, type apiKeyList, scopesOfOldKeys } from '@platen/model/connections/api-keys';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';

declare module '../../../platform/database/database.ts' {
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
  /** Made before keys had scopes, or by a server of that release: it may do what keys could do then. */
  is_unscoped: Generated<boolean>;
  addresses: string[];
  expires_at: string | null;
  last_used_at: string | null;
  last_used_address: string | null;
  /** The secret before the last rotation, which works until its own expiry. */
  previous_key_hash: Buffer | null;
  previous_key_hint: string | null;
  previous_key_expires_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type ApiKeyListQuery = ListQueryOf<typeof apiKeyList>;

/** Whose keys, or one key alone. */
export type VisibleKeys = { owner: Owner } | { id: number };

export async function listApiKeys(
  db: Db,
  visible: VisibleKeys,
  list: ApiKeyListQuery,
  timeZone: string,
): Promise<Page<ApiKey>> {
  const page = await listPage(db, selectApiKeys(db, visible), list, {
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

export async function findApiKey(db: Db, visible: VisibleKeys, id: number): Promise<ApiKey | undefined> {
  const row = await selectApiKeys(db, visible).where('api_keys.id', '=', id).executeTakeFirst();
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
  key: Pick<ApiKeysTable, 'name' | 'description' | 'expires_at' | 'scopes' | 'addresses'>,
) {
  await db
    .updateTable('api_keys')
    .set({ ...key, is_unscoped: false, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The current secret becomes the previous one for the given hours. */
export async function replaceSecret(
  db: Db,
  id: number,
  secret: Pick<ApiKeysTable, 'key_hash' | 'key_hint'>,
  overlapHours: number,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set((eb) => ({
      ...secret,
      previous_key_hash: eb.ref('key_hash'),
      previous_key_hint: eb.ref('key_hint'),
      previous_key_expires_at: sql<string>`now() + make_interval(hours => ${overlapHours})`,
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteApiKey(db: Db, id: number): Promise<void> {
  await db.deleteFrom('api_keys').where('id', '=', id).execute();
}

/** @public */
export async function deleteApiKeysOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

/** Whether a person of the factory has to set up a second factor before anything else. Customers are never asked. */
const mustEnroll = sql<boolean>`
  case when users.company_id is null then
    coalesce((select staff_factor_required_at + make_interval(days => grace_days) <= now() from sign_in_settings), false)
    and not exists (select from totp_secrets where user_id = users.id and confirmed_at is not null)
    and not exists (select from passkeys where user_id = users.id)
  else false end`;

/**
 * The owner of a key: a company, whoever of its members has made the key, or a person of the factory. Read on every call of the
 * public API. A secret that was replaced expires with its overlap.
 */
export async function findApiKeyOwner(db: Db, hash: Buffer) {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('companies', 'companies.id', 'api_keys.user_id')
    .leftJoin('custom_roles', 'custom_roles.id', 'users.custom_role_id')
    .select(['api_keys.id as api_key_id', 'scopes', 'is_unscoped', 'addresses', 'last_used_at'])
    .select(['users.id', 'users.role', 'custom_roles.abilities as custom_abilities'])
    .select(sql<boolean>`coalesce(companies.is_block, users.is_block)`.as('is_block'))
    .select(sql<CustomerPlan>`coalesce(companies.plan, 'standard')`.as('plan'))
    .select(mustEnroll.as('must_enroll'))
    .select(
      sql<boolean>`coalesce(
        least(expires_at, case when key_hash <> ${hash} then previous_key_expires_at end) <= now(), false)`.as(
        'is_expired',
      ),
    )
    .where((eb) => eb.or([eb('key_hash', '=', hash), eb('previous_key_hash', '=', hash)]))
    .executeTakeFirst();
  return row && { ...row, scopes: effectiveScopes(row) };
}

export async function touchApiKey(db: Db, id: number, address: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql<string>`now()`, last_used_address: address })
    .where('id', '=', id)
    .execute();
}

function effectiveScopes({ scopes, is_unscoped }: { scopes: ApiKeyScope[]; is_unscoped: boolean }): ApiKeyScope[] {
  return is_unscoped ? [...scopesOfOldKeys, ...scopes] : scopes;
}

function selectApiKeys(db: Db, visible: VisibleKeys) {
  const keys = db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(sql<boolean>`coalesce(previous_key_expires_at > now(), false)`.as('is_previous_valid'))
    .select('users.screen_name');
  if ('id' in visible) return keys.where('api_keys.id', '=', visible.id);
  return visible.owner === 'everyone' ? keys : keys.where('api_keys.user_id', '=', visible.owner);
}

type ApiKeyRow = Selectable<ApiKeysTable> & { screen_name: string; is_previous_valid: boolean };

function toApiKey(row: ApiKeyRow): ApiKey {
  const { previous_key_hint, previous_key_expires_at } = row;
  const hasPrevious = row.is_previous_valid && previous_key_hint !== null && previous_key_expires_at !== null;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key: row.key_hint,
    scopes: effectiveScopes(row),
    addresses: row.addresses,
    previous: hasPrevious ? { key: previous_key_hint, expires_at: previous_key_expires_at } : null,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    last_used_address: row.last_used_address,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
