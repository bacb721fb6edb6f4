import { doneSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import {
  createdWebhookSchema,
  webhookDeliveryList,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookList,
  webhookSchema,
  webhookUpdateSchema,
} from '@platen/model/webhooks';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const webhookCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/webhooks',
    access: can('webhooks.read'),
    summary: 'List webhooks',
    list: webhookList,
    answer: pageSchema(webhookSchema),
  },
  get: {
    method: 'GET',
    path: '/webhooks/:id',
    access: can('webhooks.read'),
    summary: 'One webhook',
    params: idParams,
    answer: webhookSchema,
  },
  create: {
    method: 'POST',
    path: '/webhooks',
    access: sessionOnly(can('webhooks.create')),
    summary: 'Create a webhook; the answer is the only one that shows its secret',
    refuses: ['webhook_url_refused', 'too_many_webhooks'],
    body: webhookInputSchema,
    answer: createdWebhookSchema,
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    access: sessionOnly(can('webhooks.update')),
    summary: 'Change address, description or events of a webhook, or switch it on or off',
    refuses: ['webhook_url_refused'],
    params: idParams,
    body: webhookUpdateSchema,
    answer: webhookSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/webhooks/:id',
    access: sessionOnly(can('webhooks.destroy')),
    summary: 'Delete a webhook and its deliveries',
    params: idParams,
    answer: doneSchema,
  },
  sendTest: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access: can('webhooks.update'),
    summary: 'Send a test event to a webhook, whatever events it has chosen',
    refuses: ['webhook_off'],
    params: idParams,
    answer: webhookDeliverySchema,
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhook_deliveries',
    access: can('webhooks.read'),
    summary: 'List what was sent to webhooks, and what they answered',
    list: webhookDeliveryList,
    answer: pageSchema(webhookDeliverySchema),
  },
  getDelivery: {
    method: 'GET',
    path: '/webhook_deliveries/:id',
    access: can('webhooks.read'),
    summary: 'One delivery',
    params: idParams,
    answer: webhookDeliverySchema,
  },
  replayDelivery: {
    method: 'POST',
    path: '/webhook_deliveries/:id/replay',
    access: can('webhooks.update'),
    summary: 'Send the same event again, with its event_id and occurred_at, as a new delivery',
    refuses: ['webhook_off'],
    params: idParams,
    answer: webhookDeliverySchema,
  },
});
