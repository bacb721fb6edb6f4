import type { SecretRotation } from '@platen/model/connections/secret-rotation';
import type { WebhookInput, WebhookUpdate } from '@platen/model/connections/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';

export const webhooks = listSource('GET /webhooks', ['webhooks']);

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooks.key, id],
    queryFn: ({ signal }) => api('GET /webhooks/:id', { params: { id }, signal }),
  });

// The form shows refusals at the fields, so no message is shown.
export const createWebhook = (body: WebhookInput, options: CallOptions) =>
  api('POST /webhooks', { body, ...options, showError: false });

export const updateWebhook = (id: string, body: WebhookUpdate) =>
  api('PUT /webhooks/:id', { params: { id }, body, showError: false });

export const switchWebhook = (id: number, isActive: boolean) =>
  api('PUT /webhooks/:id', { params: { id }, body: { is_active: isActive } });

export const rotateWebhookSecret = (id: number, body: SecretRotation, options: CallOptions) =>
  api('POST /webhooks/:id/rotate_secret', { params: { id }, body, ...options, showError: false });

export const deleteWebhook = (id: number) => api('DELETE /webhooks/:id', { params: { id } });

export const sendTestEvent = (id: number, options: CallOptions) =>
  api('POST /webhooks/:id/test', { params: { id }, ...options });

export const deliveries = listSource('GET /webhook_deliveries', ['webhook_deliveries']);

export const replayDelivery = (id: number, options: CallOptions) =>
  api('POST /webhook_deliveries/:id/replay', { params: { id }, ...options });
