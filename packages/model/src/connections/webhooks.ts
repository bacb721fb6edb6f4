import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import type { BilingualText } from '../text/locale.ts';
import { deliveredEvents, webhookEvents, webhookSubjectKinds } from './webhook-events.ts';

export const webhookSecretPrefix = 'whsec_';
/** `t=<unix seconds>,v1=<hex hmac-sha256 of "<t>.<body>">`, with a second `v1` of the old secret after a rotation. */
export const webhookSignatureHeader = 'platen-signature';
export const webhookRetryWindowMs = 24 * 3_600_000;
/** A webhook to which no delivery has succeeded for so long is disabled. */
export const webhookFailingDaysMax = 5;
export const webhooksMax = 10;

export const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  /** Since when every attempt has failed; null after a success. */
  failing_since: z.iso.datetime().nullable(),
  /** When it was disabled because it had failed for days; null once it is enabled again. */
  switched_off_at: z.iso.datetime().nullable(),
  /** Until when deliveries are also signed with the secret before the last rotation. */
  previous_secret_expires_at: z.iso.datetime().nullable(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The only responses that contain the secret for signing deliveries: of its creation and its rotation. */
export const createdWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const webhookLengthMax = { url: 500, description: 200 } as const;

const webhookFields = {
  url: z.url({ protocol: /^https?$/ }).max(webhookLengthMax.url),
  description: z.string().trim().max(webhookLengthMax.description),
  /** Empty means all events. */
  events: z.array(z.enum(webhookEvents)).max(webhookEvents.length),
  is_active: z.boolean(),
};
export const webhookInputSchema = z.strictObject({
  url: webhookFields.url,
  description: webhookFields.description.default(''),
  events: webhookFields.events.default([]),
  is_active: webhookFields.is_active.default(true),
});
export type WebhookInput = z.infer<typeof webhookInputSchema>;
export const webhookUpdateSchema = z.strictObject(webhookFields).partial();
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;

export const webhookList = defineList({ filters: { url_cont: 'text', user_id_eq: 'id' }, sorts: ['created_at'] });

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt got no response. */
export const deliveryFailures = {
  timed_out: { zh: '对方未在 10 秒内响应', en: 'No response within 10 s' },
  host_unknown: { zh: '找不到该主机', en: 'Host not found' },
  connection_refused: { zh: '连接被拒绝', en: 'Connection refused' },
  connection_lost: { zh: '连接已断开', en: 'Connection lost' },
  tls_failed: { zh: '无法建立安全连接（TLS）', en: 'Could not establish a secure connection (TLS)' },
  address_private: { zh: '不允许访问内网地址', en: 'Private network addresses are not allowed' },
  account_frozen: { zh: '账号已被冻结', en: 'The account is frozen' },
  switched_off: { zh: '该回调已停用', en: 'The webhook is disabled' },
  secret_unreadable: {
    zh: '签名密钥无法读取，请重新创建该回调',
    en: 'Its signing secret cannot be read. Create the webhook again',
  },
  never_sent: { zh: '24 小时内未能发送', en: 'Could not be sent within 24 hours' },
} as const satisfies Record<string, BilingualText>;
export type DeliveryFailure = keyof typeof deliveryFailures;

export const webhookDeliverySchema = z.object({
  id: z.int(),
  webhook_id: z.int(),
  /** Identifies the event, also in a replay. */
  event_id: z.uuid(),
  occurred_at: z.iso.datetime(),
  /** What the event is about: `kind` is the name of the part of `payload` whose `id` this is. */
  subject: z.object({ kind: z.enum(webhookSubjectKinds), id: z.int() }),
  /** Orders the events about a form order, its orders and its parcels: later events have higher numbers. 0 for a test. */
  sequence: z.int(),
  event: z.enum(deliveredEvents),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  response_status: z.int().nullable(),
  /** The response of the receiver, truncated, or why there was none. */
  response: z.string(),
  payload: z.record(z.string(), z.unknown()),
  next_attempt_at: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveryList = defineList({
  filters: { webhook_id_eq: 'id', state_eq: deliveryStates, event_eq: deliveredEvents },
  sorts: ['created_at'],
});
