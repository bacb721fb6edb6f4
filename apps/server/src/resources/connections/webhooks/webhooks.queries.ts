import type { WebhookEvent } from '@platen/model/connections/webhook-events';
import { type Webhook, webhookFailingDaysMax, type webhookList } from '@platen/model/connections/webhooks';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    webhooks: WebhooksTable;
  }
}

interface WebhooksTable {
  id: Generated<number>;
  user_id: number;
  url: string;
  description: string;
  /** Empty means all events. */
  events: WebhookEvent[];
  is_active: boolean;
  /** Since when every attempt has failed. */
  failing_since: Generated<string | null>;
  switched_off_at: Generated<string | null>;
  secret: Buffer;
  /** The secret before the last rotation, which signs too until its own expiry. */
  previous_secret: Buffer | null;
  previous_secret_expires_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type WebhookListQuery = ListQueryOf<typeof webhookList>;

export async function listWebhooks(
  db: Db,
  owner: Owner,
  list: WebhookListQuery,
  timeZone: string,
): Promise<Page<Webhook>> {
  const page = await listPage(db, selectWebhooks(db, owner), list, {
    where: { url_cont: 'webhooks.url', user_id_eq: 'webhooks.user_id' },
    sort: { created_at: 'webhooks.created_at' },
    tieBreaker: 'webhooks.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toWebhook) };
}

export async function findWebhook(db: Db, owner: Owner, id: number): Promise<Webhook | undefined> {
  const row = await selectWebhooks(db, owner).where('webhooks.id', '=', id).executeTakeFirst();
  return row && toWebhook(row);
}

export async function listWebhookIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('webhooks').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Active webhooks with their events; none of a frozen account. Read at every change of an order. */
export function listActiveWebhooks(db: Db, userId: number) {
  return db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['webhooks.id', 'events'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('is_block', '=', false)
    .execute();
}

/** Counts a customer's webhooks under a lock: none can be added until the transaction ends. */
export async function lockAndCountWebhooks(db: Db, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', ${userId}))`.execute(db);
  return (await listWebhookIds(db, userId)).length;
}

export async function insertWebhook(db: Db, webhook: Insertable<WebhooksTable>): Promise<number> {
  const row = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateWebhook(
  db: Db,
  id: number,
  webhook: Pick<WebhooksTable, 'url' | 'description' | 'events' | 'is_active'>,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      ...webhook,
      ...(webhook.is_active && { failing_since: null, switched_off_at: null }),
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes whether an attempt failed, and disables a webhook that has failed for too long. Returns it only then. */
export async function noteAttempt(db: Db, id: number, isDelivered: boolean) {
  if (isDelivered) {
    await db
      .updateTable('webhooks')
      .set({ failing_since: null })
      .where('id', '=', id)
      .where('failing_since', 'is not', null)
      .execute();
    return undefined;
  }
  await db
    .updateTable('webhooks')
    .set({ failing_since: sql<string>`now()` })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
  return db
    .updateTable('webhooks')
    .set({ is_active: false, switched_off_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('failing_since', '<', sql<string>`now() - make_interval(days => ${webhookFailingDaysMax})`)
    .returning(['user_id', 'url'])
    .executeTakeFirst();
}

/** Locked, so that nobody rotates one meanwhile. */
export function listSealedSecrets(db: Db) {
  return db.selectFrom('webhooks').select(['id', 'secret', 'previous_secret']).forUpdate().execute();
}

export async function updateSealedSecrets(
  db: Db,
  id: number,
  sealed: { secret: Buffer; previous_secret: Buffer | null },
): Promise<void> {
  await db.updateTable('webhooks').set(sealed).where('id', '=', id).execute();
}

/** The current secret becomes the previous one for the given hours. */
export async function replaceWebhookSecret(db: Db, id: number, secret: Buffer, overlapHours: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({
      secret,
      previous_secret: eb.ref('secret'),
      previous_secret_expires_at: sql<string>`now() + make_interval(hours => ${overlapHours})`,
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

function selectWebhooks(db: Db, owner: Owner) {
  const webhooks = db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('webhooks')
    .select(sql<boolean>`coalesce(previous_secret_expires_at > now(), false)`.as('is_previous_valid'))
    .select('users.screen_name');
  return owner === 'everyone' ? webhooks : webhooks.where('webhooks.user_id', '=', owner);
}

type WebhookRow = Selectable<WebhooksTable> & { screen_name: string; is_previous_valid: boolean };

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    is_active: row.is_active,
    failing_since: row.failing_since,
    switched_off_at: row.switched_off_at,
    previous_secret_expires_at: row.is_previous_valid ? row.previous_secret_expires_at : null,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
