import type { Mine } from '@platen/model/accounts/accounts';
import type { ApiKey, CreatedApiKey } from '@platen/model/connections/api-keys';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newToken, seal } from '../../../platform/auth/secrets.ts';
import { keyFor } from '../../../platform/config/config.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { setFrozen } from '../../accounts/users/users.service.ts';

describe('API keys', () => {
  const app = useTestApp();
  const create = (token: string, body: object, headers = {}) =>
    app.call<CreatedApiKey>('POST', '/api_keys', { token, body: { name: 'Shop', ...body }, headers });
  const list = (token: string, query = '') => app.call<Page<ApiKey>>('GET', `/api_keys${query}`, { token });

  it('shows the key once, and signs calls of its owner', async () => {
    const { id, token } = await app.signUp();
    const { body: created } = await create(token, { description: 'for the web shop' });
    expect(created.key_value).toMatch(/^sk_[\w-]{43}$/);
    expect(created.key).toBe(`${created.key_value.slice(0, 7)}…${created.key_value.slice(-4)}`);
    const shown = await app.call<ApiKey>('GET', `/api_keys/${created.id}`, { token });
    expect(shown.body).toMatchObject({
      name: 'Shop',
      description: 'for the web shop',
      user_id: id,
      last_used_at: null,
    });
    expect(JSON.stringify(shown.body)).not.toContain(created.key_value);

    const called = await app.call<Mine>('GET', '/mine', { token: created.key_value });
    expect(called).toMatchObject({ status: 200, body: { id } });
    expect(called.headers['x-ratelimit-limit']).toBe('600');
    const after = await app.call<ApiKey>('GET', `/api_keys/${created.id}`, { token });
    expect(after.body.last_used_at).not.toBeNull();
  });

  it('signs calls with a key from before keys began with sk_', async () => {
    const { id, token } = await app.signUp();
    const { body: key } = await create(token, {});
    const old = newToken('pk_');
    await sql`update api_keys set key_hash = ${old.hash} where id = ${key.id}`.execute(app.db);
    expect(await app.call('GET', '/mine', { token: old.token })).toMatchObject({ status: 200, body: { id } });
  });

  it('stores only a hash', async () => {
    const { token } = await app.signUp();
    const { body } = await create(token, {}, { 'idempotency-key': 'keep-a-hash' });
    const dump = await sql<{ row: string }>`
      select api_keys::text as row from api_keys union all select idempotency_keys::text from idempotency_keys`.execute(
      app.db,
    );
    const hex = Buffer.from(body.key_value).toString('hex');
    expect(dump.rows.some(({ row }) => row.includes(body.key_value) || row.includes(hex))).toBe(false);
  });

  it('edits and deletes', async () => {
    const { token } = await app.signUp();
    const { body: key } = await create(token, { description: 'kept' });
    const edited = await app.call<ApiKey>('PUT', `/api_keys/${key.id}`, {
      token,
      body: { name: 'Renamed', description: 'x' },
    });
    expect(edited.body).toMatchObject({ id: key.id, name: 'Renamed', description: 'x', key: key.key });
    expect((await app.call('DELETE', `/api_keys/${key.id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/api_keys/${key.id}`, { token })).status).toBe(404);
    expect((await app.call('GET', '/mine', { token: key.key_value })).status).toBe(401);
  });

  it('lists by page, filter and order, the newest first', async () => {
    const { token } = await app.signUp();
    for (const name of ['alpha', 'beta', 'Alphabet', '100%', 'under_score']) await create(token, { name });
    const names = async (query: string) => (await list(token, query)).body.data.map((key) => key.name);
    expect(await names('')).toEqual(['under_score', '100%', 'Alphabet', 'beta', 'alpha']);
    expect(await names('?name_cont=ALPHA&order=name asc')).toEqual(['Alphabet', 'alpha']);
    expect(await names('?nameCont=%25')).toEqual(['100%']);
    expect(await names('?name_cont=_')).toEqual(['under_score']);
    expect(await names('?name_cont=')).toHaveLength(5);
    const page = await list(token, '?page=2&per_page=2');
    expect(page.body.meta).toEqual({
      page: 2,
      per_page: 2,
      total: 5,
      total_pages: 3,
      total_is_estimate: false,
      next_cursor: expect.any(String),
    });
    expect(page.headers).toMatchObject({ 'x-page': '2', 'x-per-page': '2', 'x-total': '5', 'x-total-pages': '3' });
    expect((await list(token, '?page=9&per_page=2')).body).toMatchObject({ data: [], meta: { total: 5 } });
    expect((await list(token, '?page=0')).body.data).toHaveLength(5);
  });

  it('refuses unknown list parameters by name', async () => {
    const { token } = await app.signUp();
    const refusedFields = async (query: string) => (await list(token, query)).body.fields?.map(({ path }) => path);
    expect(await refusedFields('?nam_cont=x')).toEqual(['nam_cont']);
    expect(await refusedFields('?order=key_hash')).toEqual(['order']);
    expect(await refusedFields('?order=name sideways')).toEqual(['order']);
    expect(await refusedFields('?per_page=101&page=x')).toEqual(['page', 'per_page']);
  });

  it('responds with 404 for another customer’s key on every call', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const { body: key } = await create(owner.token, {});
    const path = `/api_keys/${key.id}`;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { name: 'mine now' } : undefined;
      expect(await app.call(method, path, { token: stranger.token, body })).toMatchObject({
        status: 404,
        body: { code: 40400 },
      });
    }
    expect((await list(stranger.token)).body.data).toEqual([]);
    expect((await list(stranger.token, `?user_id_eq=${owner.id}`)).body.data).toEqual([]);
    expect((await app.call('GET', path, { token: owner.token })).status).toBe(200);
  });

  it('shows the factory everyone’s keys with their owners', async () => {
    const [owner, staff] = [await app.signUp(), await app.signUp('staff')];
    const { body: key } = await create(owner.token, {});
    const { body } = await list(staff.token, `?user_id_eq=${owner.id}`);
    expect(body.data).toMatchObject([{ id: key.id, user: { id: owner.id } }]);
  });

  it('explains that a key is invalid, and what is required', async () => {
    const wrong = await app.call('GET', '/mine', { token: 'sk_nothing', headers: { locale: 'zh-CN' } });
    expect(wrong).toMatchObject({ status: 401, body: { code: 40103, message: 'API 密钥不正确或已删除' } });
    expect(wrong.headers['www-authenticate']).toBe('Bearer realm="platen", error="invalid_token"');
    const none = await app.call('GET', '/mine');
    expect(none).toMatchObject({ status: 401, body: { code: 40100 } });
    expect(none.headers['www-authenticate']).toBe('Bearer realm="platen"');
  });

  it('refuses an expired key with 401, and a frozen owner with 40101', async () => {
    const { id, token } = await app.signUp();
    const { body: key } = await create(token, { expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await app.call('GET', '/mine', { token: key.key_value })).status).toBe(200);
    await sql`update api_keys set expires_at = now() where id = ${key.id}`.execute(app.db);
    expect(await app.call('GET', '/mine', { token: key.key_value })).toMatchObject({
      status: 401,
      body: { code: 40102 },
    });
    const { body: other } = await create(token, {});
    await setFrozen(app.db, id, true);
    expect((await app.call('GET', '/mine', { token: other.key_value })).body.code).toBe(40101);
  });

  it('refuses an expiry in the past, an empty name, and fields it does not know', async () => {
    const { token } = await app.signUp();
    expect((await create(token, { expires_at: '2020-01-01T00:00:00Z' })).body).toMatchObject({
      code: 40009,
      fields: [{ path: 'expires_at' }],
    });
    const answer = await create(token, { name: ' ', key_hash: 'x' }, { locale: 'zh-CN' });
    expect(answer.status).toBe(400);
    expect(answer.body.messages).toEqual(['name 不能为空', 'key_hash 不是已知的字段']);
  });

  it('does not let an API key manage API keys or the password', async () => {
    const { token } = await app.signUp();
    const { body: key } = await create(token, {});
    const asKey = { token: key.key_value };
    expect((await app.call('GET', '/api_keys', asKey)).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', '/api_keys', { name: 'more' }],
      ['PUT', `/api_keys/${key.id}`, { name: 'more' }],
      ['POST', `/api_keys/${key.id}/rotate`, { overlap_hours: 0 }],
      ['DELETE', `/api_keys/${key.id}`, undefined],
      ['PUT', '/mine/change_password', { current_password: 'x', password: 'x', password_confirmation: 'x' }],
    ] as const) {
      expect(await app.call(method, path, { ...asKey, body })).toMatchObject({ status: 403, body: { code: 40301 } });
    }
  });

  it('repeats the first response for the same Idempotency-Key, and refuses it for a different request', async () => {
    const { token } = await app.signUp();
    const headers = { 'idempotency-key': 'one-intent' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(token, { name: 'once' }, headers)));
    expect(new Set(responses.map(({ body }) => body.key_value)).size).toBe(1);
    expect((await list(token)).body.meta.total).toBe(1);
    expect(await create(token, { name: 'other' }, headers)).toMatchObject({ status: 409, body: { code: 40901 } });
    const other = await app.signUp();
    expect((await create(other.token, { name: 'once' }, headers)).body.key_value).not.toBe(
      responses[0]?.body.key_value,
    );
  });

  it('repeats the response of a deletion', async () => {
    const { token } = await app.signUp();
    const { id } = (await create(token, {})).body;
    const remove = () => app.call('DELETE', `/api_keys/${id}`, { token, headers: { 'idempotency-key': 'remove' } });
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject({ status: 200, body: { code: 200 } });
  });

  it('reports a lost response without repeating the request after the secret changed', async () => {
    const { token } = await app.signUp();
    const headers = { 'idempotency-key': 'from-before' };
    expect((await create(token, {}, headers)).status).toBe(200);
    const sealed = seal(keyFor({ secret: 'the secret of before' }, 'idempotency'), '{}');
    await sql`update idempotency_keys set answer = ${sealed} where key = 'from-before'`.execute(app.db);
    expect(await create(token, {}, headers)).toMatchObject({ status: 409, body: { code: 40962 } });
    expect((await list(token)).body.data).toHaveLength(1);
  });

  it('allows a refused request to be fixed and sent again with its Idempotency-Key', async () => {
    const { token } = await app.signUp();
    const headers = { 'idempotency-key': 'repaired' };
    expect((await create(token, { expires_at: '2020-01-01T00:00:00Z' }, headers)).status).toBe(400);
    expect((await create(token, {}, headers)).status).toBe(200);
  });

  it('treats an empty Idempotency-Key as missing, and refuses one that is too long', async () => {
    const { token } = await app.signUp();
    for (let made = 0; made < 2; made++)
      expect((await create(token, { name: `n${made}` }, { 'idempotency-key': '' })).status).toBe(200);
    expect((await list(token)).body.meta.total).toBe(2);
    expect((await create(token, {}, { 'idempotency-key': 'x'.repeat(255) })).status).toBe(200);
    expect(await create(token, {}, { 'idempotency-key': 'x'.repeat(256) })).toMatchObject({
      status: 400,
      body: { code: 40026, fields: [{ path: 'idempotency-key' }] },
    });
  });

  it('limits an account to 50 keys, even for concurrent requests', async () => {
    const { id, token } = await app.signUp();
    await sql`insert into api_keys (user_id, name, description, key_hash, key_hint)
      select ${id}, 'x', '', decode(md5(${id} || ' ' || n), 'hex'), '' from generate_series(1, 48) n`.execute(app.db);
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(token, {})));
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe(40919);
    expect((await create((await app.signUp()).token, {})).status).toBe(200);
  });

  it('allows 1,800 calls a minute with all keys of an account', async () => {
    const { id, token } = await app.signUp();
    const [one, other] = [(await create(token, {})).body, (await create(token, {})).body];
    await app.call('GET', '/mine', { token: one.key_value });
    await sql`update rate_counters set count = 1799 where key = ${`api_account:${id}`}`.execute(app.db);
    const last = await app.call('GET', '/mine', { token: other.key_value });
    expect(last.headers).toMatchObject({ 'x-ratelimit-limit': '1800', 'x-ratelimit-remaining': '0' });
    for (const { key_value } of [one, other])
      expect(await app.call('GET', '/mine', { token: key_value })).toMatchObject({ status: 429 });
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
  });

  it('allows 600 calls a minute, and those beyond do not count for the account', async () => {
    const { id, token } = await app.signUp();
    const { body: key } = await create(token, {});
    const asKey = { token: key.key_value };
    await app.call('GET', '/mine', asKey);
    await sql`update rate_counters set count = 599 where key = ${`api_key:${key.id}`}`.execute(app.db);
    expect((await app.call('GET', '/mine', asKey)).headers['x-ratelimit-remaining']).toBe('0');
    const refused = await app.call('GET', '/mine', asKey);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const account = await sql<{ count: number }>`
      select sum(count)::int as count from rate_counters where key = ${`api_account:${id}`}`.execute(app.db);
    expect(account.rows[0]?.count).toBe(2);
  });
});
