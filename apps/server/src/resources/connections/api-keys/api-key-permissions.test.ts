import type { ApiKey, CreatedApiKey } from '@platen/model/connections/api-keys';
import { offeredScopes } from '@platen/model/connections/api-keys';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('what an API key may do', () => {
  const app = useTestApp();
  const create = (token: string, body: object) =>
    app.call<CreatedApiKey>('POST', '/api_keys', { token, body: { name: 'Shop', ...body } });

  it('keeps what a key from before scopes could do, until it is edited', async () => {
    const { token } = await app.signUp();
    const { body: key } = await create(token, {});
    const asKey = { token: key.key_value };
    // As a server of the previous release stores it.
    await sql`update api_keys set scopes = '{}', is_unscoped = default where id = ${key.id}`.execute(app.db);
    for (const path of ['/orders', '/bills', '/sku_templates', '/webhooks', '/active_storage/blobs/read_options'])
      expect((await app.call('GET', path, asKey)).status, path).toBe(200);
    expect(await app.call('DELETE', '/webhooks/1', asKey)).toMatchObject({ status: 403, body: { code: 40303 } });
    const shown = await app.call<ApiKey>('GET', `/api_keys/${key.id}`, { token });
    expect(shown.body.scopes).toEqual(['catalogue', 'orders_read', 'orders_write', 'files', 'wallet_read']);
    await app.call('PUT', `/api_keys/${key.id}`, { token, body: { scopes: ['catalogue'] } });
    expect((await app.call('GET', '/orders', asKey)).status).toBe(403);
  });

  it('has every scope that its owner is offered if none is chosen', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    expect((await create(customer.token, {})).body.scopes).toEqual(offeredScopes(false));
    expect((await create(staff.token, {})).body.scopes).toEqual(offeredScopes(true));
  });

  it('does only what its scopes permit, and names the scope that is missing', async () => {
    const { token } = await app.signUp();
    const { body: key } = await create(token, { scopes: ['catalogue', 'catalogue'] });
    expect(key.scopes).toEqual(['catalogue']);
    const asKey = { token: key.key_value };
    expect((await app.call('GET', '/sku_templates', asKey)).status).toBe(200);
    expect((await app.call('GET', '/orders', asKey)).body).toMatchObject({
      code: 40303,
      message: expect.stringContaining('orders_read'),
    });
    expect((await create(token, { scopes: [] })).body.fields).toMatchObject([{ path: 'scopes', code: 'required' }]);
  });

  it('works only from its addresses, and tells from where it was used', async () => {
    const { token } = await app.signUp();
    const { body: key } = await create(token, { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(key.addresses).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    expect(await app.call('GET', '/mine', { token: key.key_value })).toMatchObject({
      status: 403,
      body: { code: 40305, message: expect.stringContaining('127.0.0.1') },
    });
    const shown = () => app.call<ApiKey>('GET', `/api_keys/${key.id}`, { token });
    expect((await shown()).body).toMatchObject({ last_used_at: null, last_used_address: null });
    await app.call('PUT', `/api_keys/${key.id}`, { token, body: { addresses: ['127.0.0.1'] } });
    expect((await app.call('GET', '/mine', { token: key.key_value })).status).toBe(200);
    expect((await shown()).body.last_used_address).toBe('127.0.0.1');
    expect((await create(token, { addresses: ['127.0.0.1', 'shop.example'] })).body.fields).toMatchObject([
      { path: 'addresses[1]', code: 'not_address_range' },
    ]);
  });

  it('replaces the secret, while the old one works for the chosen time', async () => {
    const { token } = await app.signUp();
    const { body: first } = await create(token, { scopes: ['catalogue'] });
    const rotate = (overlap_hours: number) =>
      app.call<CreatedApiKey>('POST', `/api_keys/${first.id}/rotate`, { token, body: { overlap_hours } });
    const statusWith = async (secret: string) => (await app.call('GET', '/mine', { token: secret })).status;

    const { body: second } = await rotate(24);
    expect(second).toMatchObject({ id: first.id, scopes: ['catalogue'], previous: { key: first.key } });
    expect(second.key_value).not.toBe(first.key_value);
    expect([await statusWith(first.key_value), await statusWith(second.key_value)]).toEqual([200, 200]);

    await sql`update api_keys set previous_key_expires_at = now() where id = ${first.id}`.execute(app.db);
    expect(await app.call('GET', '/mine', { token: first.key_value })).toMatchObject({ body: { code: 40102 } });
    expect(await statusWith(second.key_value)).toBe(200);
    const { body: shown } = await app.call<ApiKey>('GET', `/api_keys/${first.id}`, { token });
    expect(shown.previous).toBeNull();

    const { body: third } = await rotate(0);
    expect(third.previous).toBeNull();
    expect([await statusWith(first.key_value), await statusWith(second.key_value)]).toEqual([401, 401]);
    expect(await statusWith(third.key_value)).toBe(200);
    expect((await rotate(721)).body.fields).toMatchObject([{ path: 'overlap_hours', code: 'above_max' }]);
    const stranger = await app.signUp();
    const body = { overlap_hours: 0 };
    expect((await app.call('POST', `/api_keys/${first.id}/rotate`, { token: stranger.token, body })).status).toBe(404);
  });

  it('shows a key to itself alone', async () => {
    const { token } = await app.signUp();
    const { body: other } = await create(token, { name: 'other' });
    const { body: key } = await create(token, {});
    const { body } = await app.call<Page<ApiKey>>('GET', '/api_keys', { token: key.key_value });
    expect(body.data.map(({ id }) => id)).toEqual([key.id]);
    expect((await app.call('GET', `/api_keys/${other.id}`, { token: key.key_value })).status).toBe(404);
  });
});
