import { doneSchema } from '@platen/model/accounts/accounts';
import { secretRotationSchema } from '@platen/model/connections/secret-rotation';
import {
  createdWebhookSchema,
  webhookDeliveryList,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookList,
  webhookSchema,
  webhookUpdateSchema,
} from '@platen/model/connections/webhooks';
import { pageSchema } from '@platen/model/lists/lists';
import { can, reauthenticated, withScope } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const webhookCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/webhooks',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    summary: 'List webhooks',
    list: webhookList,
    response: pageSchema(webhookSchema),
  },
  get: {
    method: 'GET',
    path: '/webhooks/:id',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    summary: 'Get a webhook',
    params: idParams,
    response: webhookSchema,
  },
  create: {
    method: 'POST',
    path: '/webhooks',
    access: reauthenticated(withScope(can('webhooks.create'), 'webhooks')),
    summary: 'Create a webhook; only this response shows its secret',
    refuses: ['webhook_url_refused', 'too_many_webhooks'],
    body: webhookInputSchema,
    response: createdWebhookSchema,
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    access: reauthenticated(withScope(can('webhooks.update'), 'webhooks')),
    summary: 'Update a webhook, or enable or disable it',
    refuses: ['webhook_url_refused'],
    params: idParams,
    body: webhookUpdateSchema,
    response: webhookSchema,
  },
  rotateSecret: {
    method: 'POST',
    path: '/webhooks/:id/rotate_secret',
    access: reauthenticated(withScope(can('webhooks.update'), 'webhooks')),
    summary: 'Replace the secret of a webhook; only this response shows it',
    description:
      'Replace the secret of a webhook. For `overlap_hours` every delivery carries two signatures, one with each secret; ' +
      'accept either. Only this response shows the new secret.',
    params: idParams,
    body: secretRotationSchema,
    response: createdWebhookSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/webhooks/:id',
    access: withScope(can('webhooks.destroy'), 'webhooks'),
    summary: 'Delete a webhook and its deliveries',
    params: idParams,
    response: doneSchema,
  },
  sendTest: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access: withScope(can('webhooks.update'), 'webhooks', 'orders_write'),
    summary: 'Send a test event to a webhook, whichever events it receives',
    refuses: ['webhook_off'],
    params: idParams,
    response: webhookDeliverySchema,
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhook_deliveries',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    summary: 'List webhook deliveries and their responses',
    list: webhookDeliveryList,
    response: pageSchema(webhookDeliverySchema),
  },
  getDelivery: {
    method: 'GET',
    path: '/webhook_deliveries/:id',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    summary: 'Get a delivery',
    params: idParams,
    response: webhookDeliverySchema,
  },
  replayDelivery: {
    method: 'POST',
    path: '/webhook_deliveries/:id/replay',
    access: withScope(can('webhooks.update'), 'webhooks', 'orders_write'),
    summary: 'Send an event again as a new delivery with the same event_id and occurred_at',
    refuses: ['webhook_off'],
    params: idParams,
    response: webhookDeliverySchema,
  },
});
