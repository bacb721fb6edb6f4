import { webhookCalls } from '@platen/contract/connections/webhooks.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as deliveries from './webhook-deliveries.service.ts';
import * as service from './webhooks.service.ts';

/** Each of these calls an external server. */
const sendLimit = { by: 'caller', max: 60, windowS: 60 } as const;

export const webhookRoutes = [
  route(webhookCalls.list, { run: (ctx, { list }) => service.listWebhooks(ctx, list) }),
  route(webhookCalls.get, { run: (ctx, { params }) => service.getWebhook(ctx, params.id) }),
  route(webhookCalls.create, { run: (ctx, { body }) => service.createWebhook(ctx, body) }),
  route(webhookCalls.update, { run: (ctx, { params, body }) => service.updateWebhook(ctx, params.id, body) }),
  route(webhookCalls.rotateSecret, {
    run: (ctx, { params, body }) => service.rotateWebhookSecret(ctx, params.id, body),
  }),
  route(webhookCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteWebhook(ctx, params.id);
      return done(ctx);
    },
  }),
  route(webhookCalls.sendTest, {
    limits: [sendLimit],
    run: (ctx, { params }) => service.sendTestEvent(ctx, params.id),
  }),
  route(webhookCalls.listDeliveries, { run: (ctx, { list }) => deliveries.listDeliveries(ctx, list) }),
  route(webhookCalls.getDelivery, { run: (ctx, { params }) => deliveries.getDelivery(ctx, params.id) }),
  route(webhookCalls.replayDelivery, {
    limits: [sendLimit],
    run: (ctx, { params }) => deliveries.replayDelivery(ctx, params.id),
  }),
];
