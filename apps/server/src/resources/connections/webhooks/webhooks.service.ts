import { randomUUID } from 'node:crypto';
import type { SecretRotation } from '@platen/model/connections/secret-rotation';
import {
  type EmittedEvent,
  type EventData,
  testEvent,
  type WebhookCounter,
  webhookCounter,
} from '@platen/model/connections/webhook-events';
import {
  type CreatedWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookUpdate,
  webhookSecretPrefix,
  webhooksMax,
} from '@platen/model/connections/webhooks';
import type { Page } from '@platen/model/lists/lists';
import { newToken, reseal, seal } from '../../../platform/auth/secrets.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Context, Platform, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { ownerFor } from '../../actor.ts';
import { reserveSequences } from './webhook-deliveries.queries.ts';
import { deliverToWebhook, queueDeliveries } from './webhook-deliveries.service.ts';
import { checkWebhookUrl, secretKey } from './webhook-request.ts';
import * as queries from './webhooks.queries.ts';

/**
 * Notifies the customer's servers if the caller's transaction commits. It takes a few statements for any number of
 * events, and one for a customer without webhooks: events that must be read first are passed as a function, which is
 * called only if there is a webhook.
 */
export async function emitEvents(
  ctx: { platform: Platform; db: Db },
  userId: number,
  events: readonly EmittedEvent[] | (() => Promise<readonly EmittedEvent[]>),
): Promise<void> {
  const webhooks = await queries.listActiveWebhooks(ctx.db, userId);
  if (webhooks.length === 0) return;
  const sequenced = await withSequences(ctx.db, typeof events === 'function' ? await events() : events);
  const deliveries = webhooks.flatMap(({ id, events: chosen }) =>
    sequenced
      .filter(({ event }) => chosen.length === 0 || chosen.includes(event))
      .map((event) => ({ webhook_id: id, ...event })),
  );
  await queueDeliveries(ctx, deliveries);
}

/** Adds an id and the sequence number among the events of the same counter, in the given order. */
async function withSequences(db: Db, events: readonly EmittedEvent[]) {
  const counters = new Map<string, { of: WebhookCounter; count: number; next: number }>();
  const counted = events.map((event) => {
    const of = webhookCounter(event.payload);
    const counter = counters.get(counterKey(of)) ?? { of, count: 0, next: 1 };
    counter.count += 1;
    counters.set(counterKey(of), counter);
    return { event, counter };
  });
  for (const { last_sequence, ...of } of await reserveSequences(db, [...counters.values()])) {
    const counter = counters.get(counterKey(of));
    if (counter) counter.next = last_sequence - counter.count + 1;
  }
  return counted.map(({ event, counter }) => ({ event_id: randomUUID(), sequence: counter.next++, ...event }));
}

const counterKey = ({ kind, id }: WebhookCounter) => `${kind} ${id}`;

/** Lets a merchant test that their server accepts and verifies deliveries. */
export async function sendTestEvent(ctx: Context, id: number): Promise<WebhookDelivery> {
  const { url } = await getWebhook(ctx, id);
  const payload: EventData<typeof testEvent> = { webhook: { id, url } };
  return deliverToWebhook(ctx, { webhook_id: id, event_id: randomUUID(), sequence: 0, event: testEvent, payload });
}

export function listWebhooks(ctx: Context, list: queries.WebhookListQuery): Promise<Page<Webhook>> {
  return queries.listWebhooks(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
}

export async function getWebhook(ctx: Context, id: number): Promise<Webhook> {
  const webhook = await queries.findWebhook(ctx.db, ownerFor(ctx.caller), id);
  if (!webhook) throw appError('not_found');
  return webhook;
}

/** Only this response contains the secret; afterwards it only signs deliveries. */
export async function createWebhook(ctx: Context, input: WebhookInput): Promise<CreatedWebhook> {
  const { config } = ctx.platform;
  checkWebhookUrl(config, input.url, ctx.locale);
  const count = await queries.lockAndCountWebhooks(ctx.db, ctx.caller.accountId);
  if (count >= webhooksMax) throw appError('too_many_webhooks', { limit: webhooksMax });
  const { token: secret } = newToken(webhookSecretPrefix);
  const id = await queries.insertWebhook(ctx.db, {
    ...input,
    user_id: ctx.caller.accountId,
    secret: seal(secretKey(config), secret),
  });
  return { ...(await getWebhook(ctx, id)), secret };
}

export async function updateWebhook(ctx: RequestContext, id: number, update: WebhookUpdate): Promise<Webhook> {
  const before = await getOwnOrCustomers(ctx, id);
  const { url, description, events, is_active } = { ...before, ...update };
  checkWebhookUrl(ctx.platform.config, url, ctx.locale);
  await queries.updateWebhook(ctx.db, id, { url, description, events, is_active });
  await tellCustomer(ctx, before);
  return getWebhook(ctx, id);
}

/** A new secret for the same webhook. Deliveries are signed with both secrets meanwhile, so that none is refused. */
export async function rotateWebhookSecret(
  ctx: RequestContext,
  id: number,
  { overlap_hours }: SecretRotation,
): Promise<CreatedWebhook> {
  const before = await getOwnOrCustomers(ctx, id);
  const { token: secret } = newToken(webhookSecretPrefix);
  await queries.replaceWebhookSecret(ctx.db, id, seal(secretKey(ctx.platform.config), secret), overlap_hours);
  await tellCustomer(ctx, before);
  return { ...(await getWebhook(ctx, id)), secret };
}

/** Seals the secrets of all webhooks with another secret of the installation. */
export async function resealWebhookSecrets(
  db: Db,
  from: Pick<Config, 'secret'>,
  to: Pick<Config, 'secret'>,
): Promise<void> {
  const resealed = (sealed: Buffer) => reseal(sealed, secretKey(from), secretKey(to)) ?? sealed;
  for (const { id, secret, previous_secret } of await queries.listSealedSecrets(db)) {
    const previous = previous_secret && resealed(previous_secret);
    await queries.updateSealedSecrets(db, id, { secret: resealed(secret), previous_secret: previous });
  }
}

/** Deletes a webhook and its deliveries. */
export async function deleteWebhook(ctx: RequestContext, id: number): Promise<void> {
  const before = await getOwnOrCustomers(ctx, id);
  await queries.deleteWebhook(ctx.db, id);
  await tellCustomer(ctx, before);
}

/**
 * A webhook that is changed. The orders of a customer go to its address: a program of the factory needs a scope of its own to
 * change it, so that a key that was made for the factory's own webhooks cannot.
 */
async function getOwnOrCustomers(ctx: RequestContext, id: number): Promise<Webhook> {
  const webhook = await getWebhook(ctx, id);
  const scope = isOwn(ctx, webhook) ? 'webhooks' : 'customer_webhooks';
  const { credential } = ctx;
  if (credential.kind === 'api_key' && !credential.scopes.includes(scope)) {
    throw appError('scope_missing', { scopes: scope });
  }
  return webhook;
}

const isOwn = ({ caller }: RequestContext, { user_id }: Webhook) => user_id === caller.accountId;

async function tellCustomer(ctx: RequestContext, webhook: Webhook): Promise<void> {
  if (isOwn(ctx, webhook)) return;
  const { address, userAgent } = ctx.request;
  const notice = { user_id: webhook.user_id, is_for_owner: true, kind: 'webhook_changed', address } as const;
  const sent = { ...notice, user_agent: userAgent.slice(0, 300), at: new Date().toISOString() };
  await ctx.platform.jobs.queue(ctx.db, 'deliver_security_notice', sent);
}
