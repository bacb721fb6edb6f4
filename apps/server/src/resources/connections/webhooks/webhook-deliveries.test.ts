import type { CreatedWebhook, Webhook, WebhookDelivery } from '@platen/model/connections/webhooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweepExpired } from '../../../jobs/sweep-expired.job.ts';
import { deliveryFixture } from './testing/delivery-fixture.ts';
import { exampleEvent } from './testing/example-event.ts';
import { isSignedWith } from './testing/merchant-server.ts';
import { emitEvents } from './webhooks.service.ts';

describe('webhook deliveries, one attempt at a time', () => {
  const fixture = deliveryFixture();
  const { app, merchant, create, emit, deliveries, onlyDelivery, attempt } = fixture;

  /** How long each queued attempt waits, in seconds. */
  const waits = async (id: number) => {
    const { rows } = await sql<{ wait_s: number }>`
      select extract(epoch from start_after - created_on)::float as wait_s from pgboss.job
      where name = 'deliver_webhook' and data->>'delivery_id' = ${String(id)} order by created_on`.execute(app.db);
    return rows.map(({ wait_s }) => wait_s);
  };

  it('posts the event, signed with the secret', async () => {
    const { secret } = await create(merchant.at('/signed'));
    await emit('form_order.paid', '已支付');
    const { id, created_at, event_id, occurred_at, subject, sequence } = await onlyDelivery();
    await attempt(id);
    const [received] = merchant.receivedAt('/signed');
    const { payload } = exampleEvent('form_order.paid', '已支付');
    const sent = { event_id, event: 'form_order.paid', occurred_at, subject, sequence, id, created_at };
    expect(received?.body).toEqual({ ...sent, data: payload });
    expect(subject).toEqual({ kind: 'form_order', id: payload.form_order.id });
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(received?.headers['user-agent']).toMatch(/^Platen\//);
    expect(received && isSignedWith(secret, received)).toBe(true);
    expect(received && isSignedWith(`${secret}x`, received)).toBe(false);
    expect(await onlyDelivery()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      response_status: 200,
      response: 'thanks',
      next_attempt_at: null,
      delivered_at: expect.any(String),
    });
  });

  it('signs with both secrets while the old one is replaced, then with the new one alone', async () => {
    const { id, secret: first } = await create(merchant.at('/rotated'));
    const rotated = await app.call<CreatedWebhook>('POST', `/webhooks/${id}/rotate_secret`, {
      token: fixture.customer.token,
      body: { overlap_hours: 24 },
    });
    const { secret: second, previous_secret_expires_at } = rotated.body;
    expect(second).not.toBe(first);
    expect(Date.parse(previous_secret_expires_at ?? '')).toBeGreaterThan(Date.now());
    const lastSignedWith = async (...secrets: string[]) => {
      await emit('form_order.paid');
      await attempt((await deliveries())[0]?.id ?? 0);
      const received = merchant.receivedAt('/rotated').at(-1);
      return secrets.map((secret) => received && isSignedWith(secret, received));
    };
    expect(await lastSignedWith(first, second)).toEqual([true, true]);
    await sql`update webhooks set previous_secret_expires_at = now() where id = ${id}`.execute(app.db);
    expect(await lastSignedWith(first, second)).toEqual([false, true]);
    const shown = await app.call<CreatedWebhook>('GET', `/webhooks/${id}`, { token: fixture.customer.token });
    expect(shown.body.previous_secret_expires_at).toBeNull();
    const stored = await sql<{ row: string }>`select webhooks::text as row from webhooks where id = ${id}`.execute(
      app.db,
    );
    const hex = Buffer.from(first).toString('hex');
    expect(stored.rows.some(({ row }) => row.includes(first) || row.includes(hex))).toBe(false);
  });

  it('does not resend a delivered event', async () => {
    await create(merchant.at('/once'));
    await emit('form_order.paid');
    const { id } = await onlyDelivery();
    await attempt(id);
    await attempt(id);
    expect(merchant.receivedAt('/once')).toHaveLength(1);
    expect(await waits(id)).toEqual([0]);
  });

  it('sends a webhook only its events, and nothing while it is off', async () => {
    const paid = await create(merchant.at('/paid'), { events: ['form_order.paid', 'order.sent'] });
    const all = await create(merchant.at('/all'));
    await create(merchant.at('/off'), { is_active: false });
    await emit('form_order.created');
    expect(await deliveries()).toMatchObject([{ webhook_id: all.id, event: 'form_order.created', state: 'pending' }]);
    await emitEvents({ platform: app.platform, db: app.db }, fixture.customer.id, [
      exampleEvent('order.sent'),
      exampleEvent('order.closed'),
    ]);
    const received = await deliveries();
    expect(new Set(received.map(({ webhook_id, event }) => [webhook_id, event]))).toEqual(
      new Set([
        [all.id, 'form_order.created'],
        [paid.id, 'order.sent'],
        [all.id, 'order.sent'],
        [all.id, 'order.closed'],
      ]),
    );
    const sent = received.filter(({ event }) => event === 'order.sent');
    expect(new Set(sent.map(({ event_id }) => event_id)).size, 'one event, told twice').toBe(1);
    expect(new Set(received.map(({ event_id }) => event_id)).size).toBe(3);
    expect(await deliveries(`?webhook_id_eq=${paid.id}&event_eq=order.sent`)).toHaveLength(1);
    expect(await deliveries('?state_eq=delivered')).toEqual([]);
  });

  it('disables a webhook that has failed for days, tells its customer, and starts anew once it is enabled', async () => {
    const { id } = await create(merchant.at('/failing'));
    const { token } = fixture.customer;
    const shown = async () => (await app.call<Webhook>('GET', `/webhooks/${id}`, { token })).body;
    const fail = async (days: number) => {
      await sql`update webhooks set failing_since = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        app.db,
      );
      await emit('form_order.paid');
      await attempt((await deliveries())[0]?.id ?? 0);
      return shown();
    };
    merchant.responses.set('/failing', (reply) => void reply.writeHead(500).end());
    expect(await fail(4)).toMatchObject({ is_active: true, failing_since: expect.any(String), switched_off_at: null });
    merchant.responses.delete('/failing');
    expect(await fail(4), 'a success').toMatchObject({ is_active: true, failing_since: null });
    merchant.responses.set('/failing', (reply) => void reply.writeHead(500).end());
    expect(await fail(6)).toMatchObject({ is_active: false, switched_off_at: expect.any(String) });
    const { rows } = await sql<{ data: { kind: string; user_id: number } }>`
      select data from pgboss.job where name = 'deliver_notification'`.execute(app.db);
    expect(rows.map(({ data }) => data)).toMatchObject([
      { kind: 'webhook_switched_off', user_id: fixture.customer.id, no: merchant.at('/failing'), reason: '5' },
    ]);
    const enabled = await app.call<Webhook>('PUT', `/webhooks/${id}`, { token, body: { is_active: true } });
    expect(enabled.body).toMatchObject({ is_active: true, failing_since: null, switched_off_at: null });
  });

  it('retries after a 500 with growing delays, and records every attempt', async () => {
    await create(merchant.at('/broken'));
    merchant.responses.set('/broken', (reply) => void reply.writeHead(500).end('out of order'));
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await attempt(id);
    const once = await onlyDelivery();
    expect(once).toMatchObject({ state: 'pending', attempts: 1, response_status: 500, response: 'out of order' });
    expect(Date.parse(once.next_attempt_at ?? '')).toBeGreaterThan(Date.now());
    for (let more = 0; more < 3; more++) await attempt(id);
    const [now, ...delays] = await waits(id);
    expect(now).toBe(0);
    expect(delays).toHaveLength(4);
    for (const [index, expected] of [10, 30, 120, 300].entries()) {
      expect(delays[index]).toBeGreaterThanOrEqual(expected * 0.9);
      expect(delays[index]).toBeLessThanOrEqual(expected * 1.1);
    }
    merchant.responses.delete('/broken');
    await attempt(id);
    expect(await onlyDelivery()).toMatchObject({ state: 'delivered', attempts: 5, response_status: 200 });
    expect(await waits(id)).toHaveLength(5);
  });

  it('retries if nothing listens, and explains it in the reader’s language', async () => {
    await create('http://127.0.0.1:9/');
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await attempt(id);
    expect(await onlyDelivery()).toMatchObject({
      state: 'pending',
      response_status: null,
      response: 'Connection refused',
    });
    expect(await waits(id)).toHaveLength(2);
    const chinese = await app.call<WebhookDelivery>('GET', `/webhook_deliveries/${id}`, {
      token: fixture.customer.token,
      headers: { locale: 'zh-CN' },
    });
    expect(chinese.body.response).toBe('连接被拒绝');
  });

  it('does not follow a redirect', async () => {
    await create(merchant.at('/moved'));
    merchant.responses.set('/moved', (reply) => void reply.writeHead(307, { location: '/elsewhere' }).end());
    await emit('form_order.sent');
    await attempt((await onlyDelivery()).id);
    expect(merchant.receivedAt('/elsewhere')).toEqual([]);
    expect(await onlyDelivery()).toMatchObject({ state: 'pending', response_status: 307 });
  });

  it('stores the first 2 KB of an endless response', async () => {
    await create(merchant.at('/endless'));
    merchant.responses.set('/endless', (reply) => {
      reply.writeHead(200);
      reply.write(`\0${'长'.repeat(2000)}`);
    });
    await emit('form_order.sent');
    await attempt((await onlyDelivery()).id);
    const { state, response } = await onlyDelivery();
    expect(state).toBe('delivered');
    expect(response.startsWith('长长长')).toBe(true);
    expect(response.length).toBeLessThan(700);
  });

  it('gives up 24 hours after the event', async () => {
    await create('http://127.0.0.1:9/');
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await sql`update webhook_deliveries set created_at = now() - interval '23 hours 59 minutes 55 seconds'`.execute(
      app.db,
    );
    await attempt(id);
    expect(await onlyDelivery()).toMatchObject({ state: 'failed', attempts: 1, next_attempt_at: null });
    await attempt(id);
    expect((await onlyDelivery()).attempts).toBe(1);
    expect(await waits(id)).toHaveLength(1);
  });

  it('fails with the reason if its secret was sealed with another key', async () => {
    await create(merchant.at('/unsealed'));
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await sql`update webhooks set secret = decode(repeat('00', 64), 'hex') where user_id = ${fixture.customer.id}`.execute(
      app.db,
    );
    await attempt(id);
    expect(await onlyDelivery()).toMatchObject({
      state: 'failed',
      attempts: 1,
      response: expect.stringContaining('secret cannot be read'),
      next_attempt_at: null,
    });
    expect(merchant.receivedAt('/unsealed')).toEqual([]);
  });

  it('is queued again when its job was lost, and fails after 24 hours', async () => {
    await create(merchant.at('/lost'));
    for (let no = 0; no < 4; no++) await emit('form_order.sent', `F${no}`);
    const [late, waiting, fresh, lost] = (await deliveries()).sort((one, other) => one.id - other.id);
    if (!late || !waiting || !fresh || !lost) throw new Error('four were told');
    const overdue = [late.id, waiting.id, lost.id];
    await sql`update webhook_deliveries set next_attempt_at = now() - interval '16 minutes' where id = any(${overdue})`.execute(
      app.db,
    );
    await sql`update webhook_deliveries set created_at = now() - interval '25 hours' where id = ${late.id}`.execute(
      app.db,
    );
    await sql`update pgboss.job set state = 'failed'
      where name = 'deliver_webhook' and (data->>'delivery_id')::int = any(${[late.id, fresh.id, lost.id]})`.execute(
      app.db,
    );
    const sweep = () => sweepExpired.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    await sweep();
    await sweep();
    const jobs = await Promise.all([late, waiting, fresh, lost].map(async ({ id }) => (await waits(id)).length));
    expect(jobs).toEqual([1, 1, 1, 2]);
    expect(await deliveries('?state_eq=failed')).toMatchObject([
      { id: late.id, response: 'Could not be sent within 24 hours', next_attempt_at: null },
    ]);
  });

  it('records one result when two workers make the same attempt', async () => {
    await create(merchant.at('/twice'));
    merchant.responses.set('/twice', (reply) => void reply.writeHead(503).end());
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await Promise.all([attempt(id), attempt(id)]);
    const { attempts } = await onlyDelivery();
    expect(await waits(id)).toHaveLength(attempts + 1);
  });

  it('sends nothing more to a webhook that was switched off or deleted', async () => {
    const webhook = await create(merchant.at('/gone'));
    const path = `/webhooks/${webhook.id}`;
    await emit('form_order.sent');
    const { id } = await onlyDelivery();
    await app.call('PUT', path, { token: fixture.customer.token, body: { is_active: false } });
    await attempt(id);
    expect(await onlyDelivery()).toMatchObject({ state: 'failed', response: 'The webhook is disabled' });
    const replay = await app.call('POST', `/webhook_deliveries/${id}/replay`, { token: fixture.customer.token });
    expect(replay).toMatchObject({ status: 409, body: { code: 40916 } });
    await app.call('DELETE', path, { token: fixture.customer.token });
    await attempt(id);
    expect(await deliveries()).toEqual([]);
    expect(merchant.receivedAt('/gone')).toEqual([]);
  });

  it('sends nothing for a frozen account, neither new nor pending events', async () => {
    await create(merchant.at('/frozen'));
    await emit('form_order.paid');
    const { id } = await onlyDelivery();
    const { token } = await app.signUp('admin');
    await app.as(token)('PUT /users/:id/freeze', { params: { id: fixture.customer.id } });
    await emit('form_order.sent');
    await attempt(id);
    await app.as(token)('PUT /users/:id/unfreeze', { params: { id: fixture.customer.id } });
    const all = await deliveries('', token);
    expect(all.filter(({ webhook_id }) => webhook_id === all[0]?.webhook_id)).toMatchObject([
      { event: 'form_order.paid', state: 'failed', response: 'The account is frozen' },
    ]);
    expect(merchant.receivedAt('/frozen')).toEqual([]);
  });
});
