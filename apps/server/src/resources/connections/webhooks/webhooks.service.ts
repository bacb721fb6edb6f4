import type { Page } from '@platen/model/lists';
import {
  type CreatedWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookInput,
  webhookSecretPrefix,
  webhooksMax,
  type WebhookUpdate,
} from '@platen/model/webhooks';
import { appError } from '../../../platform/app-error.ts';
import { newToken, seal } from '../../../platform/auth/secrets.ts';
import { type Context, type Platform, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { queueDeliveries } from './webhook-deliveries.service.ts';
import { checkWebhookUrl, secretKey } from './webhook-request.ts';
import * as queries from './webhooks.queries.ts';

interface Announcement {
  event: WebhookEvent;
  payload: Record<string, unknown>;
}

/** Tells the customer's servers, if the caller's transaction commits. The payload is what the merchant reads as `data`. */
export function emitEvent(
  ctx: { platform: Platform; db: Db },
  userId: number,
  event: WebhookEvent,
  payload: Record<string, unknown>,
): Promise<void> {
  return emitEvents(ctx, userId, [{ event, payload }]);
}

/** Many events of one customer: a few statements however many they are, and one for a customer without webhooks. */
export async function emitEvents(
  ctx: { platform: Platform; db: Db },
  userId: number,
  announcements: readonly Announcement[],
): Promise<void> {
  if (announcements.length === 0) return;
  const webhooks = await queries.listActiveWebhooks(ctx.db, userId);
  const deliveries = webhooks.flatMap(({ id, events }) =>
    announcements
      .filter(({ event }) => events.length === 0 || events.includes(event))
      .map(({ event, payload }) => ({ webhook_id: id, event, payload })),
  );
  await queueDeliveries(ctx, deliveries);
}

export function listWebhooks(ctx: Context, list: queries.WebhookListQuery): Promise<Page<Webhook>> {
  return queries.listWebhooks(ctx.db, ownerFor(ctx.caller), list, ctx.platform.config.timeZone);
}

export async function getWebhook(ctx: Context, id: number): Promise<Webhook> {
  const webhook = await queries.findWebhook(ctx.db, ownerFor(ctx.caller), id);
  if (!webhook) throw appError('not_found');
  return webhook;
}

/** The answer holds the secret, this once: afterwards only deliveries are signed with it. */
export async function createWebhook(ctx: Context, input: WebhookInput): Promise<CreatedWebhook> {
  const { config } = ctx.platform;
  checkWebhookUrl(config, input.url, ctx.locale);
  const count = await queries.countWebhooksAlone(ctx.db, ctx.caller.id);
  if (count >= webhooksMax) throw appError('too_many_webhooks', { limit: webhooksMax });
  const { token: secret } = newToken(webhookSecretPrefix);
  const id = await queries.insertWebhook(ctx.db, {
    ...input,
    user_id: ctx.caller.id,
    secret: seal(secretKey(config), secret),
  });
  return { ...(await getWebhook(ctx, id)), secret };
}

export async function updateWebhook(ctx: Context, id: number, update: WebhookUpdate): Promise<Webhook> {
  const { url, description, events, is_active } = { ...(await getWebhook(ctx, id)), ...update };
  checkWebhookUrl(ctx.platform.config, url, ctx.locale);
  await queries.updateWebhook(ctx.db, id, { url, description, events, is_active });
  return getWebhook(ctx, id);
}

/** With all that it was told. */
export async function deleteWebhook(ctx: Context, id: number): Promise<void> {
  await getWebhook(ctx, id);
  await queries.deleteWebhook(ctx.db, id);
}
