import type { ServerResponse } from 'node:http';
import type { CreatedWebhook } from '@platen/model/connections/webhooks';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { exampleEvent } from './testing/example-event.ts';
import { useMerchantServer } from './testing/merchant-server.ts';
import { emitEvents } from './webhooks.service.ts';

describe('webhooks with workers', () => {
  const app = useTestApp({ PLATEN_WEBHOOKS_PRIVATE: 'on' });
  const merchant = useMerchantServer();
  const customerWithWebhook = async (path: string, webhooks = 1) => {
    const { id, token } = await app.signUp();
    for (let made = 0; made < webhooks; made++)
      await app.call<CreatedWebhook>('POST', '/webhooks', { token, body: { url: merchant.at(path) } });
    return id;
  };
  const sentTo = async (path: string, count: number) =>
    vi.waitFor(() => expect(merchant.receivedAt(path)).toHaveLength(count), { timeout: 45_000, interval: 20 });

  it('deliver committed events and no rolled-back ones', async () => {
    const id = await customerWithWebhook('/committed');
    const work = app.db.transaction().execute(async (db) => {
      await emitEvents({ platform: app.platform, db }, id, [exampleEvent('form_order.created', 'never')]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const { rows } = await sql`
      select id from webhook_deliveries union all select 1 from pgboss.job where name = 'deliver_webhook'`.execute(
      app.db,
    );
    expect(rows).toEqual([]);
    await app.db
      .transaction()
      .execute((db) => emitEvents({ platform: app.platform, db }, id, [exampleEvent('form_order.created', 'F1')]));
    await sentTo('/committed', 1);
    expect(merchant.receivedAt('/committed').map(({ body }) => body.data)).toMatchObject([
      { form_order: { no: 'F1' } },
    ]);
  });

  it('deliver many events of one transaction without waiting for the next poll', async () => {
    const id = await customerWithWebhook('/many');
    const events = Array.from({ length: 100 }, () => exampleEvent('order.sent'));
    await app.db.transaction().execute((db) => emitEvents({ platform: app.platform, db }, id, events));
    await sentTo('/many', events.length);
    expect(new Set(merchant.receivedAt('/many').map(({ body }) => body.event_id)).size).toBe(events.length);
  });

  it('carry the id of the request that caused them, through the job', async () => {
    const customer = await app.signUp();
    await app.call('POST', '/webhooks', { token: customer.token, body: { url: merchant.at('/caused') } });
    const ordering = orderingIn(app);
    const ordered = await ordering.post(customer.token, await ordering.publishTemplate(), [ordering.row()]);
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
    await sentTo('/caused', 1);
    const [received] = merchant.receivedAt('/caused');
    expect(received?.headers['x-request-id']).toBe(ordered.headers['x-request-id']);
  });

  it('are not delayed by another address of the same customer that does not answer', async () => {
    const held: ServerResponse[] = [];
    merchant.responses.set('/hanging', (reply) => void held.push(reply));
    const { id, token } = await app.signUp();
    for (const path of ['/hanging', '/beside'])
      await app.call<CreatedWebhook>('POST', '/webhooks', { token, body: { url: merchant.at(path) } });
    const events = Array.from({ length: 30 }, () => exampleEvent('order.sent'));
    await emitEvents({ platform: app.platform, db: app.db }, id, events);
    await sentTo('/beside', events.length);
    expect(held).toHaveLength(2);
    merchant.responses.delete('/hanging');
    for (const reply of held) reply.end();
  });

  it('are not delayed by slow servers of another customer', async () => {
    const held: ServerResponse[] = [];
    merchant.responses.set('/slow', (reply) => void held.push(reply));
    const [slow, quick] = [await customerWithWebhook('/slow', 10), await customerWithWebhook('/quick')];
    const many = Array.from({ length: 60 }, () => exampleEvent('order.sent'));
    await emitEvents({ platform: app.platform, db: app.db }, slow, many.slice(0, 6));
    await sentTo('/slow', 2);
    await emitEvents({ platform: app.platform, db: app.db }, quick, many);
    await sentTo('/quick', many.length);
    expect(held).toHaveLength(2);
    merchant.responses.delete('/slow');
    for (const reply of held) reply.end();
    await sentTo('/slow', many.length);
  });
});
