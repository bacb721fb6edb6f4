import type { Page } from '@platen/model/lists';
import { type Locale, textIn } from '@platen/model/locale';
import { deliveryFailures, type WebhookDelivery, webhookRetryWindowMs } from '@platen/model/webhooks';
import { appError } from '../../platform/app-error.ts';
import { unseal } from '../../platform/auth/secrets.ts';
import { type Context, type Platform, seesEveryone } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import * as queries from './webhook-deliveries.queries.ts';
import { secretKey, sendWebhook, type WebhookAnswer } from './webhook-request.ts';
import { findWebhook, listWebhookIds } from './webhooks.queries.ts';

/** After the last of them it stays at that, until the window ends. */
const retryDelaysS = [10, 30, 120, 300, 900, 1800, 3600, 7200, 14_400];
/** Spread by so much, so that a server that came back is not met by everything at once. */
const jitter = 0.1;
const timeoutMs = 10_000;
const keptDays = 90;

export async function listDeliveries(ctx: Context, list: queries.DeliveryListQuery): Promise<Page<WebhookDelivery>> {
  const page = await queries.listDeliveries(ctx.db, await ownerFor(ctx), list, ctx.platform.config.timeZone);
  return { ...page, data: page.data.map((row) => toDelivery(row, ctx.locale)) };
}

export async function getDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  const row = await queries.findDelivery(ctx.db, await ownerFor(ctx), id);
  if (!row) throw appError('not_found');
  return toDelivery(row, ctx.locale);
}

/** The same event and data as a delivery of its own, whatever became of the first. */
export async function replayDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  const { webhook_id, event, payload } = await getDelivery(ctx, id);
  const webhook = await findWebhook(ctx.db, 'everyone', webhook_id);
  if (!webhook?.is_active) throw appError('webhook_off');
  const [replayed] = await queueDeliveries(ctx, [{ webhook_id, event, payload }]);
  if (!replayed) throw appError('not_found');
  return getDelivery(ctx, replayed.id);
}

/** In the caller's transaction: what was rolled back is never told. */
export async function queueDeliveries(
  ctx: { platform: Platform; db: Db },
  deliveries: readonly queries.NewDelivery[],
): Promise<{ id: number }[]> {
  if (deliveries.length === 0) return [];
  const rows = await queries.insertDeliveries(ctx.db, deliveries);
  const jobs = rows.map(({ id, webhook_id }) => ({ payload: { delivery_id: id }, group: groupOf(webhook_id) }));
  await ctx.platform.jobs.queueAll(ctx.db, 'deliver_webhook', jobs);
  return rows;
}

/** One attempt. What was delivered, given up or deleted meanwhile is left alone. */
export async function deliver({ platform, db }: { platform: Platform; db: Db }, id: number): Promise<void> {
  const delivery = await queries.findPendingDelivery(db, id);
  if (!delivery) return;
  const answer: WebhookAnswer = delivery.is_active ? await attempt(platform, delivery) : { failure: 'switched_off' };
  const result = resultOf(delivery, answer);
  await db.transaction().execute(async (transaction) => {
    const isTaken = await queries.recordAttempt(transaction, delivery, result);
    if (!isTaken || result.nextAfterS === undefined) return;
    await platform.jobs.queue(
      transaction,
      'deliver_webhook',
      { delivery_id: id },
      { startAfterS: result.nextAfterS, group: groupOf(delivery.webhook_id) },
    );
  });
}

export function sweepDeliveries(db: Db): Promise<void> {
  return queries.deleteDeliveriesBefore(db, keptDays);
}

function attempt({ config, versions }: Platform, delivery: queries.PendingDelivery): Promise<WebhookAnswer> {
  const { id, event, created_at, payload, url, secret } = delivery;
  return sendWebhook({
    url,
    body: JSON.stringify({ id, event, created_at, data: payload }),
    secret: unseal(secretKey(config), secret),
    userAgent: `Platen/${versions.web}`,
    timeoutMs,
    canCallPrivateAddresses: config.canCallPrivateAddresses,
  });
}

function resultOf(delivery: queries.PendingDelivery, answer: WebhookAnswer): queries.DeliveryResult {
  const attempts = delivery.attempts + 1;
  const response_status = 'failure' in answer ? null : answer.status;
  const response = 'failure' in answer ? answer.failure : answer.text;
  const result = { attempts, response_status, response };
  if (response_status !== null && response_status >= 200 && response_status < 300)
    return { ...result, state: 'delivered', nextAfterS: undefined };
  const nextAfterS = delivery.is_active ? delayAfter(attempts) : Number.POSITIVE_INFINITY;
  const isLate = Date.now() + nextAfterS * 1000 > Date.parse(delivery.created_at) + webhookRetryWindowMs;
  if (isLate) return { ...result, state: 'failed', nextAfterS: undefined };
  return { ...result, state: 'pending', nextAfterS };
}

function delayAfter(attempts: number): number {
  const delayS = retryDelaysS[Math.min(attempts, retryDelaysS.length) - 1] ?? 0;
  return Math.round(delayS * (1 + jitter * (2 * Math.random() - 1)));
}

function groupOf(webhookId: number): string {
  return `webhook ${webhookId}`;
}

async function ownerFor({ caller, db }: Context): Promise<queries.DeliveryOwner> {
  return seesEveryone(caller) ? 'everyone' : listWebhookIds(db, caller.id);
}

function toDelivery(row: queries.DeliveryRow, locale: Locale): WebhookDelivery {
  const isFailure = row.response_status === null && row.response in deliveryFailures;
  const failure = deliveryFailures[row.response as keyof typeof deliveryFailures];
  return { ...row, response: isFailure ? textIn(failure, locale) : row.response };
}
