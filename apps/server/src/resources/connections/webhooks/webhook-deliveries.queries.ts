import type { DeliveredEvent, WebhookCounter } from '@platen/model/connections/webhook-events';
import type { DeliveryFailure, DeliveryState, webhookDeliveryList } from '@platen/model/connections/webhooks';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_sequences: { subject_kind: WebhookCounter['kind']; subject_id: number; last_sequence: number };
  }
}

interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  /** Identifies the event: the same for all webhooks and for replays. */
  event_id: Generated<string>;
  occurred_at: Generated<string>;
  sequence: Generated<number>;
  event: DeliveredEvent;
  payload: ColumnType<Record<string, unknown>, string, never>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  response_status: number | null;
  /** The beginning of the response, or the key of the failure if there was none. */
  response: Generated<string>;
  next_attempt_at: string | null;
  delivered_at: string | null;
  created_at: Generated<string>;
}
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

export type DeliveryListQuery = ListQueryOf<typeof webhookDeliveryList>;
/** The webhooks: a customer's, by id, or everyone's. */
export type DeliveryOwner = readonly number[] | 'everyone';

export function listDeliveries(
  db: Db,
  owner: DeliveryOwner,
  list: DeliveryListQuery,
  timeZone: string,
): Promise<Page<DeliveryRow>> {
  return listPage(db, selectDeliveries(db, owner), list, {
    where: { webhook_id_eq: 'webhook_id', state_eq: 'state', event_eq: 'event' },
    sort: { created_at: 'created_at' },
    tieBreaker: 'id',
    timeZone,
  });
}

export function findDelivery(db: Db, owner: DeliveryOwner, id: number): Promise<DeliveryRow | undefined> {
  return selectDeliveries(db, owner).where('id', '=', id).executeTakeFirst();
}

export interface NewDelivery {
  webhook_id: number;
  event_id: string;
  /** Defaults to now; set for replays. */
  occurred_at?: string;
  sequence: number;
  event: DeliveredEvent;
  payload: Record<string, unknown>;
}

/** Inserts any number of deliveries in one statement with one parameter. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[]) {
  const { rows } = await sql<{ id: number; user_id: number; url: string }>`
    with inserted as (
      insert into webhook_deliveries (webhook_id, event_id, occurred_at, sequence, event, payload, next_attempt_at)
      select webhook_id, event_id, coalesce(occurred_at, now()), sequence, event, payload, now()
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as new (
          webhook_id bigint, event_id uuid, occurred_at timestamptz, sequence bigint, event text, payload jsonb
        )
      returning id, webhook_id
    )
    select inserted.id, user_id, url from inserted join webhooks on webhooks.id = webhook_id order by inserted.id`.execute(
    db,
  );
  return rows;
}

/**
 * Reserves sequence numbers of each counter and returns the last one of each. Rows are locked in the order of their
 * keys, so that two changes of the same subjects cannot deadlock.
 */
export async function reserveSequences(
  db: Db,
  counts: readonly { of: WebhookCounter; count: number }[],
): Promise<(WebhookCounter & { last_sequence: number })[]> {
  const reserved = counts.map(({ of, count }) => ({ ...of, count }));
  const { rows } = await sql<WebhookCounter & { last_sequence: number }>`
    insert into webhook_sequences as known (subject_kind, subject_id, last_sequence)
    select kind, id, count
    from jsonb_to_recordset(${JSON.stringify(reserved)}::jsonb) as new (kind text, id bigint, count bigint)
    order by kind, id
    on conflict (subject_kind, subject_id) do update set last_sequence = known.last_sequence + excluded.last_sequence
    returning subject_kind as kind, subject_id as id, last_sequence`.execute(db);
  return rows;
}

/** A pending delivery, with its address and the sealed secrets that sign it. */
export function findPendingDelivery(db: Db, id: number) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select([
      'webhook_deliveries.id',
      'webhook_id',
      'user_id',
      'event_id',
      'occurred_at',
      'sequence',
      'event',
      'payload',
      'attempts',
      'webhook_deliveries.created_at',
      'url',
      'secret',
      'is_active',
      'is_block',
    ])
    .select(
      sql<Buffer | null>`case when previous_secret_expires_at > now() then previous_secret end`.as(
        'valid_previous_secret',
      ),
    )
    .where('webhook_deliveries.id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}
export type PendingDelivery = NonNullable<Awaited<ReturnType<typeof findPendingDelivery>>>;

export type DeliveryResult = Pick<DeliveryRow, 'state' | 'attempts' | 'response_status' | 'response'> & {
  /** Seconds until the next attempt, if there is one. */
  nextAfterS: number | undefined;
};

/**
 * Returns whether the result was recorded: a worker that was given up and finishes late finds the next attempt already
 * recorded.
 */
export async function recordAttempt(
  db: Db,
  { id, attempts }: PendingDelivery,
  { nextAfterS, ...result }: DeliveryResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      ...result,
      next_attempt_at: nextAfterS === undefined ? null : sql<string>`now() + make_interval(secs => ${nextAfterS})`,
      delivered_at: result.state === 'delivered' ? sql<string>`now()` : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Pending deliveries whose attempt is overdue, and the owners and addresses of their webhooks. */
export function listOverdueDeliveries(db: Db, minutes: number) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(['webhook_deliveries.id', 'user_id', 'url', 'webhook_deliveries.created_at'])
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<', sql<string>`now() - make_interval(mins => ${minutes})`)
    .execute();
}

export async function failDeliveries(db: Db, ids: readonly number[], reason: DeliveryFailure): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', response_status: null, response: reason, next_attempt_at: null })
    .where('id', '=', sql<number>`any(${ids})`)
    .where('state', '=', 'pending')
    .execute();
}

export async function deleteDeliveriesBefore(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .where('state', '<>', 'pending')
    .execute();
}

function selectDeliveries(db: Db, owner: DeliveryOwner) {
  const deliveries = db.selectFrom('webhook_deliveries').selectAll();
  return owner === 'everyone' ? deliveries : deliveries.where('webhook_id', '=', sql<number>`any(${owner})`);
}
