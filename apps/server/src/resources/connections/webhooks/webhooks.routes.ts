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
import { can, inPerson } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as deliveries from './webhook-deliveries.service.ts';
import * as service from './webhooks.service.ts';

/** Each replay calls somebody's server. */
const replaysPerMinute = 60;

export const webhookRoutes = [
  route({
    method: 'GET',
    path: '/webhooks',
    access: can('webhooks.read'),
    summary: 'List webhooks',
    list: webhookList,
    answer: pageSchema(webhookSchema),
    run: (ctx, { list }) => service.listWebhooks(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/webhooks/:id',
    access: can('webhooks.read'),
    summary: 'One webhook',
    params: idParams,
    answer: webhookSchema,
    run: (ctx, { params }) => service.getWebhook(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/webhooks',
    access: inPerson(can('webhooks.create')),
    summary: 'Create a webhook; the answer is the only one that shows its secret',
    body: webhookInputSchema,
    answer: createdWebhookSchema,
    run: (ctx, { body }) => service.createWebhook(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/webhooks/:id',
    access: inPerson(can('webhooks.update')),
    summary: 'Change address, description or events of a webhook, or switch it on or off',
    params: idParams,
    body: webhookUpdateSchema,
    answer: webhookSchema,
    run: (ctx, { params, body }) => service.updateWebhook(ctx, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/webhooks/:id',
    access: inPerson(can('webhooks.destroy')),
    summary: 'Delete a webhook and its deliveries',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteWebhook(ctx, params.id);
      return done(ctx);
    },
  }),
  route({
    method: 'GET',
    path: '/webhook_deliveries',
    access: can('webhooks.read'),
    summary: 'List what was sent to webhooks, and what they answered',
    list: webhookDeliveryList,
    answer: pageSchema(webhookDeliverySchema),
    run: (ctx, { list }) => deliveries.listDeliveries(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/webhook_deliveries/:id',
    access: can('webhooks.read'),
    summary: 'One delivery',
    params: idParams,
    answer: webhookDeliverySchema,
    run: (ctx, { params }) => deliveries.getDelivery(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/webhook_deliveries/:id/replay',
    access: can('webhooks.update'),
    summary: 'Send the same event again, as a new delivery',
    params: idParams,
    answer: webhookDeliverySchema,
    limits: [{ by: 'caller', max: replaysPerMinute, windowS: 60 }],
    run: (ctx, { params }) => deliveries.replayDelivery(ctx, params.id),
  }),
];
