import type { Page } from '@platen/model/lists';
import type { CreatedWebhook, Webhook, WebhookDelivery, WebhookInput, WebhookUpdate } from '@platen/model/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post, put } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const webhooks: ListSource<Webhook> = {
  key: ['webhooks'],
  load: (query, call) => get<Page<Webhook>>('/webhooks', { query, ...call }),
};

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooks.key, id],
    queryFn: ({ signal }) => get<Webhook>(path`/webhooks/${id}`, { signal }),
  });

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createWebhook = (input: WebhookInput, options: CallOptions) =>
  post<CreatedWebhook>('/webhooks', input, { ...options, showError: false });

export const updateWebhook = (id: string, input: WebhookUpdate) =>
  put<Webhook>(path`/webhooks/${id}`, input, { showError: false });

export const switchWebhook = (id: number, isActive: boolean) =>
  put<Webhook>(path`/webhooks/${id}`, { is_active: isActive });

export const deleteWebhook = (id: number) => del(path`/webhooks/${id}`);

export const deliveries: ListSource<WebhookDelivery> = {
  key: ['webhook_deliveries'],
  load: (query, call) => get<Page<WebhookDelivery>>('/webhook_deliveries', { query, ...call }),
};

export const replayDelivery = (id: number, options: CallOptions) =>
  post<WebhookDelivery>(path`/webhook_deliveries/${id}/replay`, {}, options);
