import type { WebhookEvent } from '@platen/model/connections/webhook-events';
import type { CreatedWebhook, WebhookDelivery } from '@platen/model/connections/webhooks';
import type { Page } from '@platen/model/lists/lists';
import { beforeEach, expect } from 'vitest';
import { deliverWebhook } from '../../../../jobs/deliver-webhook.job.ts';
import { useTestApp } from '../../../../testing/test-app.ts';
import { emitEvents } from '../webhooks.service.ts';
import { exampleEvent } from './example-event.ts';
import { useMerchantServer } from './merchant-server.ts';

/** A server that attempts a delivery only when a test says so, a merchant's server, and a new customer for each test. */
export function deliveryFixture() {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_WEBHOOKS_PRIVATE: 'on' });
  const merchant = useMerchantServer();
  let customer: { id: number; token: string };
  beforeEach(async () => {
    customer = await app.signUp();
  });
  const deliveries = async (query = '', token = customer.token) =>
    (await app.call<Page<WebhookDelivery>>('GET', `/webhook_deliveries${query}`, { token })).body.data;

  return {
    app,
    merchant,
    get customer() {
      return customer;
    },
    create: async (url: string, body: object = {}) =>
      (await app.call<CreatedWebhook>('POST', '/webhooks', { token: customer.token, body: { url, ...body } })).body,
    emit: (event: WebhookEvent, no = 'F1') =>
      emitEvents({ platform: app.platform, db: app.db }, customer.id, [exampleEvent(event, no)]),
    deliveries,
    async onlyDelivery(): Promise<WebhookDelivery> {
      const [delivery, ...others] = await deliveries();
      expect(others).toEqual([]);
      return delivery as WebhookDelivery;
    },
    attempt: (id: number) =>
      deliverWebhook.run({ platform: app.platform, db: app.db, log: app.http.log }, { delivery_id: id } as never),
  };
}
