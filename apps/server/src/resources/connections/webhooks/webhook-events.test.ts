import { type EmittedEvent, testEvent } from '@platen/model/connections/webhook-events';
import type { WebhookDelivery } from '@platen/model/connections/webhooks';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { deliveryFixture } from './testing/delivery-fixture.ts';
import { exampleEvent } from './testing/example-event.ts';
import { isSignedWith } from './testing/merchant-server.ts';
import { sweepDeliveries } from './webhook-deliveries.service.ts';
import { emitEvents } from './webhooks.service.ts';

describe('events for webhooks', () => {
  const fixture = deliveryFixture();
  const { app, merchant, create, emit, deliveries, onlyDelivery, attempt } = fixture;

  it('numbers all events of a form order in sequence', async () => {
    await create(merchant.at('/numbered'));
    const ofOther = { ...exampleEvent('form_order.paid'), payload: { form_order: { id: 815 } } } as EmittedEvent;
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, [
      exampleEvent('form_order.sent'),
      ofOther,
      exampleEvent('order.sent'),
    ]);
    await emit('outbound.recorded');
    const received = (await deliveries('?order=created_at')).map(({ event, sequence }) => ({ event, sequence }));
    const first = received.find(({ event }) => event === 'form_order.sent')?.sequence ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(received).toEqual(
      expect.arrayContaining([
        { event: 'form_order.sent', sequence: first },
        { event: 'form_order.paid', sequence: 1 },
        { event: 'order.sent', sequence: first + 1 },
        { event: 'outbound.recorded', sequence: first + 2 },
      ]),
    );
  });

  it('numbers the events of each subject on their own, whatever kind it is', async () => {
    const { id: webhookId, url } = await create(merchant.at('/subjects'));
    const { form_order } = exampleEvent('form_order.paid').payload;
    const ofFormOrder = { event: 'form_order.paid', payload: { form_order: { ...form_order, id: webhookId } } };
    const ofWebhook = { event: testEvent, payload: { webhook: { id: webhookId, url } } };
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, [
      ofFormOrder,
      ofWebhook,
      ofFormOrder,
    ] as unknown as EmittedEvent[]);
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, [
      ofWebhook as unknown as EmittedEvent,
    ]);
    const numbered = (await deliveries()).map(({ subject, sequence }) => `${subject.kind} ${subject.id} ${sequence}`);
    expect(numbered.toSorted()).toEqual(
      ['form_order', 'webhook'].flatMap((kind) => [1, 2].map((sequence) => `${kind} ${webhookId} ${sequence}`)),
    );
    for (const { id } of await deliveries()) await attempt(id);
    const received = merchant.receivedAt('/subjects').map(({ body: { subject, sequence, data } }) => {
      expect(data).toMatchObject({ [subject.kind]: { id: subject.id } });
      return `${subject.kind} ${subject.id} ${sequence}`;
    });
    expect(received.toSorted()).toEqual(numbered.toSorted());
  });

  it('numbers events uniquely under concurrent changes', async () => {
    await create(merchant.at('/at-once'));
    await Promise.all(
      Array.from({ length: 8 }, () =>
        app.db
          .transaction()
          .execute((db) =>
            emitEvents({ platform: app.platform, db }, fixture.customer.id, [exampleEvent('order.changed')]),
          ),
      ),
    );
    const numbers = (await deliveries('?per_page=100')).map(({ sequence }) => sequence);
    expect(new Set(numbers).size).toBe(8);
  });

  it('replays the same event as a new delivery', async () => {
    await create(merchant.at('/replay'));
    await emit('form_order.closed', 'F2');
    await sql`update webhook_deliveries set occurred_at = now() - interval '3 days'
      where webhook_id in (select id from webhooks where user_id = ${fixture.customer.id})`.execute(app.db);
    const first = await onlyDelivery();
    await attempt(first.id);
    const { body: second } = await app.call<WebhookDelivery>('POST', `/webhook_deliveries/${first.id}/replay`, {
      token: fixture.customer.token,
    });
    const { event_id, occurred_at, payload } = first;
    expect(second).toMatchObject({ event: 'form_order.closed', payload, state: 'pending', attempts: 0 });
    expect(second).toMatchObject({ event_id, occurred_at });
    expect(Date.parse(second.created_at)).toBeGreaterThan(Date.parse(occurred_at) + 86_400_000);
    expect(second.id).not.toBe(first.id);
    await attempt(second.id);
    expect(merchant.receivedAt('/replay').map(({ body }) => body)).toMatchObject([
      { id: first.id, event_id, occurred_at, data: payload },
      { id: second.id, event_id, occurred_at, data: payload },
    ]);
  });

  it('can be tested whatever events are chosen, but not while it is off', async () => {
    const { id, url, secret } = await create(merchant.at('/tried'), { events: ['order.closed'] });
    const test = (token = fixture.customer.token) =>
      app.call<WebhookDelivery>('POST', `/webhooks/${id}/test`, { token });
    const { body: sent } = await test();
    expect(sent).toMatchObject({ event: 'webhook.test', payload: { webhook: { id, url } }, state: 'pending' });
    await attempt(sent.id);
    const [received] = merchant.receivedAt('/tried');
    expect(received?.body).toMatchObject({ event: 'webhook.test', event_id: sent.event_id });
    expect(received && isSignedWith(secret, received)).toBe(true);
    expect((await test((await app.signUp()).token)).status).toBe(404);
    await app.call('PUT', `/webhooks/${id}`, { token: fixture.customer.token, body: { is_active: false } });
    expect(await test()).toMatchObject({ status: 409, body: { code: 40916 } });
    expect(await deliveries('?event_eq=webhook.test')).toHaveLength(1);
    const chosen = await app.call('POST', '/webhooks', {
      token: fixture.customer.token,
      body: { url, events: ['webhook.test'] },
    });
    expect(chosen.status, 'it is not an event that can be chosen').toBe(400);
  });

  it('reads no event data for a customer without webhooks', async () => {
    const read = vi.fn<() => Promise<EmittedEvent[]>>(async () => [exampleEvent('form_order.paid')]);
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, read);
    expect(read).not.toHaveBeenCalled();
    await create(merchant.at('/reads'));
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, read);
    expect(await onlyDelivery()).toMatchObject({ event: 'form_order.paid' });
  });

  it('is replayed 60 times a minute at most, by one account', async () => {
    await create(merchant.at('/again'));
    await emit('form_order.closed');
    const { id } = await onlyDelivery();
    const replay = () => app.call('POST', `/webhook_deliveries/${id}/replay`, { token: fixture.customer.token });
    expect((await replay()).headers).toMatchObject({ 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' });
    await sql`update rate_counters set count = 60 where key like '%/replay:caller:' || ${String(fixture.customer.id)}`.execute(
      app.db,
    );
    expect((await replay()).status).toBe(429);
  });

  it('responds with 404 to other customers, and shows the factory everyone’s', async () => {
    const webhook = await create(merchant.at('/mine'));
    await emit('form_order.closed');
    const { id } = await onlyDelivery();
    const [stranger, staff] = [await app.signUp(), await app.signUp('staff')];
    for (const [method, path] of [
      ['GET', `/webhook_deliveries/${id}`],
      ['POST', `/webhook_deliveries/${id}/replay`],
    ] as const)
      expect((await app.call(method, path, { token: stranger.token })).status).toBe(404);
    expect(await deliveries(`?webhook_id_eq=${webhook.id}`, stranger.token)).toEqual([]);
    expect(await deliveries(`?webhook_id_eq=${webhook.id}`, staff.token)).toMatchObject([{ id }]);
  });

  it('sends other customers nothing', async () => {
    await create(merchant.at('/others'));
    const other = await app.signUp();
    await emitEvents({ platform: app.platform, db: app.db }, other.id, [exampleEvent('form_order.paid')]);
    expect(await deliveries()).toEqual([]);
  });

  it('deletes what ended 90 days ago', async () => {
    await create(merchant.at('/old'));
    for (const event of ['form_order.created', 'form_order.paid', 'form_order.sent'] as const) await emit(event);
    await sql`update webhook_deliveries set state = 'delivered' where event <> 'form_order.sent'`.execute(app.db);
    await sql`update webhook_deliveries set created_at = now() - interval '91 days' where event <> 'form_order.paid'`.execute(
      app.db,
    );
    await sweepDeliveries(app.db);
    expect(new Set((await deliveries()).map(({ event }) => event))).toEqual(
      new Set(['form_order.paid', 'form_order.sent']),
    );
  });
});
