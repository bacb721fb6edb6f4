import { createHash } from 'node:crypto';
import { webhookSubject } from '@platen/model/connections/webhook-events';
import {
  type DeliveryFailure,
  deliveryFailures,
  type WebhookDelivery,
  webhookFailingDaysMax,
  webhookRetryWindowMs,
} from '@platen/model/connections/webhooks';
import type { Page } from '@platen/model/lists/lists';
import { type Locale, textIn } from '@platen/model/text/locale';
import { unseal } from '../../../platform/auth/secrets.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './webhook-deliveries.queries.ts';
import { secretKey, sendWebhook, type WebhookResult } from './webhook-request.ts';
import { findWebhook, listWebhookIds, noteAttempt } from './webhooks.queries.ts';

/** The last delay repeats until the retry window ends. */
const retryDelaysS = [10, 30, 120, 300, 900, 1800, 3600, 7200, 14_400];
/** Spreads retries, so that a recovered server does not get all of them at once. */
const jitter = 0.1;
const timeoutMs = 10_000;
const retentionDays = 90;
/** After this time, an attempt without a job is lost and not just waiting. */
const overdueMinutes = 15;
/** Failures that a retry would not change. */
const finalFailures: readonly DeliveryFailure[] = ['account_frozen', 'switched_off', 'secret_unreadable'];

export async function listDeliveries(ctx: Context, list: queries.DeliveryListQuery): Promise<Page<WebhookDelivery>> {
  const page = await queries.listDeliveries(ctx.db, await ownerFor(ctx), list, ctx.platform.settings.timeZone);
  return { ...page, data: page.data.map((row) => toDelivery(row, ctx.locale)) };
}

export async function getDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  const row = await queries.findDelivery(ctx.db, await ownerFor(ctx), id);
  if (!row) throw appError('not_found');
  return toDelivery(row, ctx.locale);
}

/** Delivers the same event again as a new delivery, with its id, time and data. */
export async function replayDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  const { webhook_id, event_id, occurred_at, sequence, event, payload } = await getDelivery(ctx, id);
  return deliverToWebhook(ctx, { webhook_id, event_id, occurred_at, sequence, event, payload });
}

/** Delivers to one webhook, which must be enabled. */
export async function deliverToWebhook(ctx: Context, delivery: queries.NewDelivery): Promise<WebhookDelivery> {
  const webhook = await findWebhook(ctx.db, 'everyone', delivery.webhook_id);
  if (!webhook?.is_active) throw appError('webhook_off');
  const [queued] = await queueDeliveries(ctx, [delivery]);
  if (!queued) throw appError('not_found');
  return getDelivery(ctx, queued.id);
}

/** Queued in the caller's transaction, so that a rollback sends nothing. */
export async function queueDeliveries(
  ctx: { platform: Platform; db: Db },
  deliveries: readonly queries.NewDelivery[],
): Promise<{ id: number }[]> {
  if (deliveries.length === 0) return [];
  const rows = await queries.insertDeliveries(ctx.db, deliveries);
  const jobs = rows.map(jobOf);
  await ctx.platform.jobs.queueAll(ctx.db, 'deliver_webhook', jobs);
  return rows;
}

/** Makes one attempt. Deliveries that have ended or were deleted are ignored. */
export async function deliver({ platform, db }: { platform: Platform; db: Db }, id: number): Promise<void> {
  const delivery = await queries.findPendingDelivery(db, id);
  if (!delivery) return;
  const result = resultOf(delivery, await attempt(platform, delivery));
  platform.metrics.webhookAttempts.inc({ outcome: result.state === 'delivered' ? 'delivered' : 'refused' });
  await db.transaction().execute(async (transaction) => {
    const isRecorded = await queries.recordAttempt(transaction, delivery, result);
    if (!isRecorded) return;
    await noteOutcome({ platform, db: transaction }, delivery, result);
    if (result.nextAfterS === undefined) return;
    await platform.jobs.queue(
      transaction,
      'deliver_webhook',
      { delivery_id: id },
      { startAfterS: result.nextAfterS, group: groupOf(delivery) },
    );
  });
}

/** A webhook that fails for days is disabled, and its customer is told. What fails on our side says nothing about it. */
async function noteOutcome(
  ctx: { platform: Platform; db: Db },
  { webhook_id }: queries.PendingDelivery,
  { state, response_status, response }: queries.DeliveryResult,
): Promise<void> {
  const isOurs = response_status === null && finalFailures.some((failure) => failure === response);
  if (isOurs) return;
  const off = await noteAttempt(ctx.db, webhook_id, state === 'delivered');
  if (!off) return;
  const notice = { kind: 'webhook_switched_off', no: off.url, reason: String(webhookFailingDaysMax) } as const;
  await ctx.platform.jobs.queue(ctx.db, 'deliver_notification', { user_id: off.user_id, ...notice });
}

export function sweepDeliveries(db: Db): Promise<void> {
  return queries.deleteDeliveriesBefore(db, retentionDays);
}

/** Recovers deliveries whose job was lost because its worker crashed too often. */
export async function recoverLostDeliveries({ platform, db }: { platform: Platform; db: Db }): Promise<void> {
  const overdue = await queries.listOverdueDeliveries(db, overdueMinutes);
  const payloads = overdue.map(({ id }) => ({ delivery_id: id }));
  const lostIds = new Set(
    (await platform.jobs.findUnqueued(db, 'deliver_webhook', payloads)).map(({ delivery_id }) => delivery_id),
  );
  const lost = overdue.filter(({ id }) => lostIds.has(id));
  const [expired, retryable] = [
    lost.filter(isPastRetryWindow),
    lost.filter((delivery) => !isPastRetryWindow(delivery)),
  ];
  await queries.failDeliveries(
    db,
    expired.map(({ id }) => id),
    'never_sent',
  );
  await platform.jobs.queueAll(db, 'deliver_webhook', retryable.map(jobOf));
}

async function attempt(
  { config, versions, origin }: Platform,
  delivery: queries.PendingDelivery,
): Promise<WebhookResult> {
  const { event_id, event, occurred_at, sequence, id, created_at, payload, url, is_active, is_block } = delivery;
  const subject = webhookSubject(event, payload);
  if (is_block) return { failure: 'account_frozen' };
  if (!is_active) return { failure: 'switched_off' };
  const secret = findSecret(config, delivery.secret);
  if (secret === undefined) return { failure: 'secret_unreadable' };
  const previous = delivery.valid_previous_secret && findSecret(config, delivery.valid_previous_secret);
  return sendWebhook({
    url,
    body: JSON.stringify({ event_id, event, occurred_at, subject, sequence, id, created_at, data: payload }),
    secrets: previous ? [secret, previous] : [secret],
    userAgent: `Platen/${versions.web}`,
    requestId: origin?.request_id,
    timeoutMs,
    canCallPrivateAddresses: config.webhooks.canCallPrivateAddresses,
  });
}

/** Undefined if it was sealed with another `PLATEN_SECRET`. */
function findSecret(config: Config, sealed: Buffer): string | undefined {
  try {
    return unseal(secretKey(config), sealed);
  } catch {
    return undefined;
  }
}

function resultOf(delivery: queries.PendingDelivery, outcome: WebhookResult): queries.DeliveryResult {
  const attempts = delivery.attempts + 1;
  const response_status = 'failure' in outcome ? null : outcome.status;
  const response = 'failure' in outcome ? outcome.failure : outcome.text;
  const result = { attempts, response_status, response };
  if (response_status !== null && response_status >= 200 && response_status < 300)
    return { ...result, state: 'delivered', nextAfterS: undefined };
  const nextAfterS = delayAfter(attempts);
  const isFinal = 'failure' in outcome && finalFailures.includes(outcome.failure);
  if (isFinal || isPastRetryWindow(delivery, nextAfterS)) return { ...result, state: 'failed', nextAfterS: undefined };
  return { ...result, state: 'pending', nextAfterS };
}

function isPastRetryWindow({ created_at }: { created_at: string }, inS = 0): boolean {
  return Date.now() + inS * 1000 > Date.parse(created_at) + webhookRetryWindowMs;
}

function delayAfter(attempts: number): number {
  const delayS = retryDelaysS[Math.min(attempts, retryDelaysS.length) - 1] ?? 0;
  return Math.round(delayS * (1 + jitter * (2 * Math.random() - 1)));
}

function jobOf({ id, ...webhook }: WebhookAddress & { id: number }) {
  return { payload: { delivery_id: id }, group: groupOf(webhook) };
}

interface WebhookAddress {
  user_id: number;
  url: string;
}

/**
 * Grouped by address: a server that does not answer holds up only what is sent to it. Of one customer, because two customers
 * may use the same service.
 */
function groupOf({ user_id, url }: WebhookAddress): string {
  return `customer ${user_id} ${createHash('sha256').update(url).digest('base64url')}`;
}

async function ownerFor({ caller, db }: Context): Promise<queries.DeliveryOwner> {
  return caller.seesEveryone ? 'everyone' : listWebhookIds(db, caller.accountId);
}

function toDelivery(row: queries.DeliveryRow, locale: Locale): WebhookDelivery {
  const isFailure = row.response_status === null && row.response in deliveryFailures;
  const failure = deliveryFailures[row.response as keyof typeof deliveryFailures];
  const subject = webhookSubject(row.event, row.payload);
  return { ...row, subject, response: isFailure ? textIn(failure, locale) : row.response };
}
