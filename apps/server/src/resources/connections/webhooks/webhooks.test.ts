import { type CreatedWebhook, type Webhook, webhooksMax } from '@platen/model/connections/webhooks';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('webhooks', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const url = 'https://shop.example/hooks';
  const create = (token: string, body: object = {}) =>
    app.call<CreatedWebhook>('POST', '/webhooks', { token, body: { url, ...body } });
  const list = (token: string, query = '') => app.call<Page<Webhook>>('GET', `/webhooks${query}`, { token });

  it('are created, read, changed and deleted', async () => {
    const { id, token } = await app.signUp();
    const { body: created } = await create(token, { description: 'Shop', events: ['form_order.paid'] });
    expect(created).toMatchObject({ url, events: ['form_order.paid'], is_active: true, user_id: id });
    const path = `/webhooks/${created.id}`;
    const changed = await app.call<Webhook>('PUT', path, { token, body: { events: [], is_active: false } });
    expect(changed.body).toMatchObject({ url, description: 'Shop', events: [], is_active: false });
    expect((await list(token)).body.data).toEqual([changed.body]);
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await app.call('GET', path, { token })).status).toBe(404);
  });

  it('show their secret once and store it sealed', async () => {
    const { token } = await app.signUp();
    const { body: created } = await create(token);
    expect(created.secret).toMatch(/^whsec_[\w-]{43}$/);
    const shown = await app.call('GET', `/webhooks/${created.id}`, { token });
    expect(shown.raw.toString()).not.toContain('"secret"');
    expect(shown.raw.toString()).not.toContain(created.secret);
    const { rows } = await sql<{ row: string }>`select webhooks::text as row from webhooks`.execute(app.db);
    const hex = Buffer.from(created.secret).toString('hex');
    expect(rows.some(({ row }) => row.includes(created.secret) || row.includes(hex))).toBe(false);
  });

  it.each(['http://127.0.0.1:7300/', 'http://localhost/x', 'http://[::1]/', 'http://169.254.169.254/latest'])(
    'refuse the private address %s by field',
    async (privateUrl) => {
      const { token } = await app.signUp();
      const refusal = { status: 400, body: { code: 40022, fields: [{ path: 'url' }] } };
      expect(await create(token, { url: privateUrl })).toMatchObject(refusal);
      const { body: created } = await create(token);
      const body = { url: privateUrl };
      expect(await app.call('PUT', `/webhooks/${created.id}`, { token, body })).toMatchObject(refusal);
    },
  );

  it('refuse invalid addresses and unknown events', async () => {
    const { token } = await app.signUp();
    for (const [field, body] of [
      ['url', { url: 'ftp://shop.example/' }],
      ['url', { url: 'shop' }],
      ['events[0]', { events: ['form_order.eaten'] }],
      ['secret', { secret: 'my own' }],
    ] as const)
      expect(await create(token, body)).toMatchObject({ status: 400, body: { fields: [{ path: field }] } });
  });

  it(`are limited to ${webhooksMax} for a customer, even for concurrent requests`, async () => {
    const { token } = await app.signUp();
    const responses = await Promise.all(Array.from({ length: webhooksMax + 5 }, () => create(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(webhooksMax);
    expect(responses.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { code: 40915 } });
    expect((await list(token)).body.meta.total).toBe(webhooksMax);
  });

  it('respond with 404 to other customers, and show the factory their owners', async () => {
    const [owner, stranger, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    const { body: created } = await create(owner.token);
    const path = `/webhooks/${created.id}`;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { url: 'https://mine.example' } : undefined;
      expect((await app.call(method, path, { token: stranger.token, body })).status).toBe(404);
    }
    expect((await list(stranger.token, `?user_id_eq=${owner.id}`)).body.data).toEqual([]);
    const { body } = await list(staff.token, `?user_id_eq=${owner.id}&url_cont=SHOP`);
    expect(body.data).toMatchObject([{ id: created.id, url, user: { id: owner.id } }]);
  });

  it('are managed by an API key that has the scope', async () => {
    const { token } = await app.signUp();
    const { key_value, scopes } = await app.as(token)('POST /api_keys', {
      body: { name: 'Shop', scopes: ['webhooks'] },
    });
    expect(scopes).toEqual(['webhooks']);
    const asKey = app.as(key_value);
    const { id, secret } = await asKey('POST /webhooks', { body: { url } });
    expect(secret).toMatch(/^whsec_/);
    await asKey('PUT /webhooks/:id', { params: { id }, body: { is_active: false } });
    await asKey('DELETE /webhooks/:id', { params: { id } });
    expect((await list(token)).body.data).toEqual([]);
  });

  it('cannot be changed by an API key without the scope', async () => {
    const { token } = await app.signUp();
    const { body: created } = await create(token);
    const key = await app.call<{ key_value: string }>('POST', '/api_keys', {
      token,
      body: { name: 'Shop', scopes: ['orders_read', 'orders_write'] },
    });
    const asKey = { token: key.body.key_value };
    expect((await app.call('GET', '/webhooks', asKey)).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', '/webhooks', { url }],
      ['PUT', `/webhooks/${created.id}`, { url: 'https://thief.example' }],
      ['DELETE', `/webhooks/${created.id}`, undefined],
    ] as const)
      expect(await app.call(method, path, { ...asKey, body })).toMatchObject({ status: 403, body: { code: 40303 } });
  });
});
