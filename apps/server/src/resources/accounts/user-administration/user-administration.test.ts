import type { InvitedUser, User, UserDetail } from '@platen/model/accounts/users';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../../wallet/wallets/testing/wallet-steps.ts';
import { spend } from '../../wallet/wallets/wallets.service.ts';
import { setFrozen } from '../users/users.service.ts';

describe('people, for the factory', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const wallets = walletsIn(app);
  const create = (token: string, body: object) =>
    app.call<UserDetail>('POST', '/users', {
      token,
      body: { password: 'a long password', screen_name: 'New', ...body },
    });
  const setAdvance = (token: string, id: number, advance_amount: number, reason = 'trusted') =>
    app.call<UserDetail>('PUT', `/users/${id}/advance`, { token, body: { advance_amount, reason } });

  it('are listed with their wallets and can be searched', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    await wallets.fund(customer, 12.5);
    await sql`update users set phone = '13912345678', screen_name = '林小满' where id = ${customer.id}`.execute(app.db);
    const find = async (query: string) =>
      (await app.call<Page<User>>('GET', `/users?${query}`, { token: staff.token })).body.data;
    for (const query of ['keyword=1391234', 'screen_name_cont=小满', `login_name_cont=${customer.login_name}`])
      expect(await find(query)).toMatchObject([
        { id: customer.id, balance: 12.5, available_balance: 12.5, total_recharge_amount: 12.5, is_block: false },
      ]);
    const staffIds = (await find('role_eq=staff')).map(({ id }) => id);
    expect(staffIds).toContain(staff.id);
    expect(staffIds).not.toContain(customer.id);
    await app.call('PUT', `/users/${customer.id}/freeze`, { token: staff.token });
    expect((await find('is_block_eq=true')).map(({ id }) => id)).toEqual([customer.id]);
    expect(JSON.stringify(await find(''))).not.toContain('argon2');
  });

  it('are invited with a link to choose the password', async () => {
    const staff = await app.signUp('staff');
    const invite = (body: object) => app.call<InvitedUser>('POST', '/users/invite', { token: staff.token, body });
    const { status, body } = await invite({ login_name: 'anna', screen_name: 'Anna', email: 'anna@shop.example' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ login_name: 'anna', role: 'customer', is_invited: true });
    // Without email nothing is sent, and nothing is written to a log either.
    expect([body.is_mailed, app.sent.length]).toEqual([false, 0]);
    const carried = new URLSearchParams(new URL(body.link.url).hash.slice(1));
    expect(carried.get('invited')).toBe('1');
    const choose = (password: string) =>
      app.call('PUT', '/passwords', {
        body: { login_name: 'anna', verification_code: carried.get('code'), password },
      });
    expect((await choose(testPassword)).status).toBe(200);
    expect(await app.signIn('anna')).toBeTruthy();
    const accepted = await app.call<User>('GET', `/users/${body.user.id}`, { token: staff.token });
    expect(accepted.body.is_invited).toBe(false);
    expect((await choose('a second password')).status).toBe(400);

    const twice = await invite({ login_name: 'Anna', screen_name: 'Anna' });
    expect(twice.body.fields?.map(({ path }) => path)).toEqual(['login_name']);
    expect((await invite({ login_name: 'chief', screen_name: 'Chief', role: 'admin' })).status).toBe(403);
  });

  it('can be created, and sign in', async () => {
    const staff = await app.signUp('staff');
    const made = await create(staff.token, { login_name: 'new.customer', phone: '139', password: testPassword });
    expect(made).toMatchObject({
      status: 200,
      body: { login_name: 'new.customer', role: 'customer', phone: '139', email: null, balance: 0, advance_grants: [] },
    });
    expect(await app.signIn('new.customer')).toBeTruthy();
    expect(await create(staff.token, { login_name: 'NEW.customer' })).toMatchObject({
      status: 409,
      body: { code: 40902, fields: [{ path: 'login_name' }] },
    });
  });

  it('are created once by concurrent requests', async () => {
    const staff = await app.signUp('staff');
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => create(staff.token, { login_name: 'only.one' })),
    );
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
  });

  it('that are admins are created and frozen by admins only', async () => {
    const [staff, admin, other] = [await app.signUp('staff'), await app.signUp('admin'), await app.signUp('admin')];
    expect((await create(staff.token, { login_name: 'boss', role: 'admin' })).status).toBe(403);
    expect((await create(admin.token, { login_name: 'boss', role: 'admin' })).body).toMatchObject({ role: 'admin' });
    for (const act of ['freeze', 'unfreeze'])
      expect((await app.call('PUT', `/users/${other.id}/${act}`, { token: staff.token })).status).toBe(403);
    const frozen = await app.call<User>('PUT', `/users/${other.id}/freeze`, { token: admin.token });
    expect(frozen.body.is_block).toBe(true);
    expect((await app.call('GET', '/mine', { token: other.token })).body.code).toBe(40101);
    await app.call('PUT', `/users/${other.id}/unfreeze`, { token: admin.token });
    const token = await app.signIn(other.login_name);
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
  });

  it('that were frozen must sign in again: old sessions and keys stay invalid', async () => {
    const [admin, customer] = [await app.signUp('admin'), await app.signUp()];
    const { key_value: key } = await app.as(customer.token)('POST /api_keys', { body: { name: 'Shop' } });
    const codes = async () =>
      Promise.all([customer.token, key].map(async (token) => (await app.call('GET', '/mine', { token })).body.code));
    await app.as(admin.token)('PUT /users/:id/freeze', { params: { id: customer.id } });
    expect(await codes()).toEqual([40101, 40101]);
    await app.as(admin.token)('PUT /users/:id/unfreeze', { params: { id: customer.id } });
    expect(await codes()).toEqual([40100, 40103]);
    expect((await app.call('GET', '/mine', { token: await app.signIn(customer.login_name) })).status).toBe(200);
  });

  it('keep one admin when two freeze each other concurrently', async () => {
    await sql`update users set is_block = true where role = 'admin'`.execute(app.db);
    const [one, other] = [await app.signUp('admin'), await app.signUp('admin')];
    const freeze = (id: number, token: string) => app.call('PUT', `/users/${id}/freeze`, { token });
    const { late } = await app.db.transaction().execute(async (db) => {
      await setFrozen(db, one.id, true);
      const asked = freeze(other.id, one.token);
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(app.db);
        expect(rows).toHaveLength(1);
      });
      return { late: asked };
    });
    expect(await late).toMatchObject({ status: 409, body: { code: 40920 } });
    const third = await app.signUp('admin');
    expect((await freeze(third.id, other.token)).status).toBe(200);
  });

  it('cannot freeze themselves', async () => {
    for (const role of ['staff', 'admin'] as const) {
      const { id, token } = await app.signUp(role);
      expect(await app.call('PUT', `/users/${id}/freeze`, { token })).toMatchObject({
        status: 409,
        body: { code: 40918 },
      });
    }
  });

  it('have a plan, which staff set and which their keys follow from the next call', async () => {
    const customer = await app.signUp();
    const { key_value } = await app.as(customer.token)('POST /api_keys', { body: { name: 'Shop' } });
    const limit = async () => (await app.call('GET', '/mine', { token: key_value })).headers['x-ratelimit-limit'];
    expect(await limit()).toBe('600');
    const setPlan = (token: string, id: number, plan: string) =>
      app.call<UserDetail>('PUT', `/users/${id}/plan`, { token, body: { plan } });
    const colleague = await app.signUp('staff');
    expect(await setPlan(colleague.token, customer.id, 'high')).toMatchObject({ status: 200, body: { plan: 'high' } });
    expect(await limit()).toBe('3000');
    expect((await setPlan(customer.token, customer.id, 'high')).status).toBe(403);
    expect((await setPlan(colleague.token, colleague.id, 'high')).body.code).toBe(40964);
    expect((await setPlan(colleague.token, customer.id, 'endless')).status).toBe(400);
  });

  it('get an advance with its author and reason, and not less than they owe', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    const granted = await setAdvance(staff.token, customer.id, 100);
    expect(granted.body).toMatchObject({ advance_amount: 100, available_balance: 100, balance: 0 });
    const formOrders = await wallets.formOrdersFor(customer.id, 4050);
    await wallets.inTransaction(customer.id, (ctx) => spend(ctx, customer.id, formOrders));
    expect(await setAdvance(staff.token, customer.id, 40.49)).toMatchObject({
      status: 409,
      body: { code: 40912, error_message: expect.stringContaining('¥40.50'), fields: [{ path: 'advance_amount' }] },
    });
    const lowered = await setAdvance(staff.token, customer.id, 40.5, 'less');
    expect(lowered.body).toMatchObject({ balance: -40.5, advance_amount: 40.5, available_balance: 0 });
    expect(lowered.body.advance_grants).toMatchObject([
      { before_amount: 100, after_amount: 40.5, reason: 'less', granted_by: { id: staff.id } },
      { before_amount: 0, after_amount: 100, reason: 'trusted' },
    ]);
    expect((await setAdvance(staff.token, customer.id, 50.001)).status).toBe(400);
    expect((await setAdvance(staff.token, customer.id, 50, ' ')).status).toBe(400);
  });

  it('keep an advance above the debt during concurrent payments', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    await setAdvance(staff.token, customer.id, 10);
    const formOrders = await wallets.formOrdersFor(customer.id, ...Array<number>(10).fill(100));
    await Promise.allSettled([
      ...formOrders.map((formOrder) =>
        wallets.inTransaction(customer.id, (ctx) => spend(ctx, customer.id, [formOrder])),
      ),
      setAdvance(staff.token, customer.id, 5),
      setAdvance(staff.token, customer.id, 0),
    ]);
    const { balance_fen, advance_fen } = await wallets.walletOf(customer.id);
    expect(balance_fen + advance_fen).toBeGreaterThanOrEqual(0);
    await wallets.expectBalanced(customer.id);
  });

  it('are neither visible to nor changed by customers and API keys', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    for (const [method, path] of [
      ['GET', '/users'],
      ['GET', `/users/${customer.id}`],
      ['PUT', `/users/${customer.id}/freeze`],
      ['PUT', `/users/${customer.id}/unfreeze`],
    ] as const)
      expect((await app.call(method, path, { token: customer.token })).status).toBe(403);
    expect((await setAdvance(customer.token, customer.id, 5)).status).toBe(403);
    const key = await app.call<{ key_value: string }>('POST', '/api_keys', { token: staff.token, body: { name: 'x' } });
    expect((await setAdvance(key.body.key_value, customer.id, 5)).body.code).toBe(40301);
    expect((await app.call('GET', '/users/999999', { token: staff.token })).status).toBe(404);
  });
});

describe('invitations with email configured', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_SMTP_URL: 'smtp://127.0.0.1:1' });

  it('are also sent by email, in the language of the inviting person', async () => {
    const { token } = await app.signUp('staff');
    const { body } = await app.call<InvitedUser>('POST', '/users/invite', {
      token,
      body: { login_name: 'wei', screen_name: '小伟', email: 'wei@shop.example' },
      headers: { locale: 'zh-CN' },
    });
    expect(body.is_mailed).toBe(true);
    expect(app.sent).toMatchObject([{ recipient: { email: 'wei@shop.example' } }]);
    expect(app.sent[0]?.text).toContain(body.link.url);
    expect(app.sent[0]?.text).toContain('设置密码');
  });
});

describe('a link behind a proxy', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_TRUST_PROXY: '1' });

  it('leads to the host that was asked for, whatever a sender says it was', async () => {
    const { token } = await app.signUp('staff');
    const headers = { host: 'factory.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const body = { login_name: 'ada', screen_name: 'Ada' };
    const invited = await app.call<InvitedUser>('POST', '/users/invite', { token, body, headers });
    expect(new URL(invited.body.link.url).origin).toBe('https://factory.example');
  });
});
