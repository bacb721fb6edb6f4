import { keyOf } from '@platen/contract/call';
import { callsFor } from '@platen/contract/openapi/audience';
import { reauthenticationReasons } from '@platen/contract/reauthentication';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';

const everyCall = callsFor('staff').map(({ call }) => call);
const protectedCalls = everyCall
  .filter(({ access }) => access.kind !== 'public' && access.reauthentication !== undefined)
  .map(keyOf);
const reasons = everyCall.flatMap((call) =>
  call.withoutReauthentication === undefined ? [] : [[keyOf(call), call.withoutReauthentication] as const],
);

describe('re-authentication', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const age = (minutes: number) =>
    sql`update sessions set authenticated_at = now() - make_interval(mins => ${minutes})`.execute(app.db);

  function request(key: string, token: string) {
    const [method = 'GET', path = ''] = key.split(' ');
    return app.call(method as 'GET', path.replace(/:[a-z]+/g, '1'), { token });
  }

  it('protects what takes over an account, moves money or carries data away', () => {
    expect(protectedCalls).toEqual(
      expect.arrayContaining([
        'PUT /users/:id/role',
        'POST /api_keys',
        'PUT /recharges/:id/approve',
        'GET /orders/export',
        'POST /mine/passkeys',
      ]),
    );
    expect(protectedCalls.length).toBeGreaterThan(45);
  });

  it('has a use for every reason not to ask for it', () => {
    expect(new Set(reasons.map(([, reason]) => reason))).toEqual(new Set(Object.keys(reauthenticationReasons)));
  });

  it.each(protectedCalls)('%s is refused eleven minutes after signing in', async (key) => {
    const { token } = await app.signUp(/members|data_export/.test(key) ? 'customer' : 'admin');
    await age(11);
    const answer = await request(key, token);
    expect([answer.status, answer.body.code]).toEqual([403, 40304]);
  });

  it('is not asked for by the others', async () => {
    for (const [key] of reasons) {
      // Two of them end the session that asks.
      const { token } = await app.signUp('admin');
      await age(11);
      expect((await request(key, token)).body?.code, key).not.toBe(40304);
    }
  });

  it('is not asked of customers who export their own bills or refund their own orders', async () => {
    const { token } = await app.signUp();
    await age(11);
    expect((await app.call('GET', '/bills/export', { token })).status).toBe(200);
    expect((await app.call('PUT', '/form_orders/1/refund', { token, body: {} })).status).toBe(404);
  });

  it('is not asked for in the first ten minutes, nor of an API key', async () => {
    const { token } = await app.signUp('staff');
    await age(9);
    const key = await app.call<{ key_value: string }>('POST', '/api_keys', {
      token,
      body: { name: 'shop', scopes: ['wallet_read'] },
    });
    expect(key.status).toBe(200);
    await age(11);
    expect((await app.call('GET', '/bills/export', { token })).body.code).toBe(40304);
    expect((await app.call('GET', '/bills/export', { token: key.body.key_value })).status).toBe(200);
  });

  it('is for the session that asks, and limited in its attempts', async () => {
    const person = await app.signUp('staff');
    const other = await app.signIn(person.login_name);
    await age(11);
    const confirm = (password: string) =>
      app.call('POST', '/sessions/reauthenticate', { token: person.token, body: { password } });
    expect((await confirm(testPassword)).status).toBe(200);
    expect((await app.call('GET', '/bills/export', { token: person.token })).status).toBe(200);
    expect((await app.call('GET', '/bills/export', { token: other })).body.code).toBe(40304);
    for (let tried = 1; tried < 10; tried++) expect((await confirm('wrong')).status).toBe(400);
    expect((await confirm(testPassword)).status).toBe(429);
  });
});
