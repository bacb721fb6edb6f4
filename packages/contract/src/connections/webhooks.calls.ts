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
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { both, desks, memberManagers } from '../who.ts';

const webhook = auditOf('webhooks', 'GET /webhooks/:id');
const delivery = auditOf('webhook_deliveries', 'GET /webhook_deliveries/:id');

export const webhookCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/webhooks',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    who: both(memberManagers, desks('support', 'viewer')),
    summary: 'List webhooks',
    list: webhookList,
    response: pageSchema(webhookSchema),
  },
  get: {
    method: 'GET',
    path: '/webhooks/:id',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    who: both(memberManagers, desks('support', 'viewer')),
    sample: { params: { id: thing('webhook') } },
    summary: 'Get a webhook',
    params: idParams,
    response: webhookSchema,
  },
  create: {
    method: 'POST',
    path: '/webhooks',
    access: reauthenticated(withScope(can('webhooks.create'), 'webhooks')),
    who: both(memberManagers, desks()),
    audit: webhook.byResponse({ zh: '新建回调', en: 'Created a webhook' }),
    sample: { body: { url: 'https://shop.example/hook' } },
    summary: 'Create a webhook; only this response shows its secret',
    refuses: ['webhook_url_refused', 'too_many_webhooks'],
    body: webhookInputSchema,
    response: createdWebhookSchema,
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    access: reauthenticated(withScope(can('webhooks.update'), 'webhooks', 'customer_webhooks')),
    who: both(memberManagers, desks()),
    audit: webhook.byPath({ zh: '修改回调', en: 'Updated a webhook' }),
    sample: { params: { id: thing('webhook') }, body: { description: 'again' } },
    summary: 'Update a webhook, or enable or disable it',
    refuses: ['webhook_url_refused'],
    params: idParams,
    body: webhookUpdateSchema,
    response: webhookSchema,
  },
  rotateSecret: {
    method: 'POST',
    path: '/webhooks/:id/rotate_secret',
    access: reauthenticated(withScope(can('webhooks.update'), 'webhooks', 'customer_webhooks')),
    who: both(memberManagers, desks()),
    audit: webhook.byPath({ zh: '轮换回调签名密钥', en: 'Rotated a webhook’s secret' }),
    sample: { params: { id: thing('webhook') }, body: { overlap_hours: 1 } },
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
    access: withScope(can('webhooks.destroy'), 'webhooks', 'customer_webhooks'),
    who: both(memberManagers, desks()),
    audit: webhook.byPath({ zh: '删除回调', en: 'Deleted a webhook' }),
    withoutReauthentication: 'webhooks',
    sample: { params: { id: thing('spareWebhook') } },
    summary: 'Delete a webhook and its deliveries',
    params: idParams,
    response: doneSchema,
  },
  sendTest: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access: withScope(can('webhooks.update'), 'webhooks', 'orders_write'),
    who: both(memberManagers, desks()),
    audit: webhook.byPath({ zh: '测试回调', en: 'Tested a webhook' }),
    withoutReauthentication: 'webhooks',
    sample: { params: { id: thing('webhook') } },
    summary: 'Send a test event to a webhook, whichever events it receives',
    refuses: ['webhook_off'],
    params: idParams,
    response: webhookDeliverySchema,
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhook_deliveries',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    who: both(memberManagers, desks('support', 'viewer')),
    summary: 'List webhook deliveries and their responses',
    list: webhookDeliveryList,
    response: pageSchema(webhookDeliverySchema),
  },
  getDelivery: {
    method: 'GET',
    path: '/webhook_deliveries/:id',
    access: withScope(can('webhooks.read'), 'webhooks', 'orders_read'),
    who: both(memberManagers, desks('support', 'viewer')),
    sample: { params: { id: thing('webhookDelivery') } },
    summary: 'Get a delivery',
    params: idParams,
    response: webhookDeliverySchema,
  },
  replayDelivery: {
    method: 'POST',
    path: '/webhook_deliveries/:id/replay',
    access: withScope(can('webhooks.update'), 'webhooks', 'orders_write'),
    who: both(memberManagers, desks()),
    audit: delivery.byPath({ zh: '重发回调', en: 'Sent a delivery again' }),
    withoutReauthentication: 'webhooks',
    sample: { params: { id: thing('webhookDelivery') } },
    summary: 'Send an event again as a new delivery with the same event_id and occurred_at',
    refuses: ['webhook_off'],
    params: idParams,
    response: webhookDeliverySchema,
  },
});
