import { keyOf } from '@platen/contract/call';
import { callsFor } from '@platen/contract/openapi/audience';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { reasonsForNone, withoutReauthentication } from '../../testing/reauthentication-table.ts';

/** What must not be done at an unattended screen. A call that joins or leaves this list is a decision. */
const protectedCalls = [
  'DELETE /api_keys/:id',
  'DELETE /erasures/:id',
  'DELETE /mine/members/:id',
  'DELETE /mine/passkeys/:id',
  'DELETE /mine/sessions',
  'DELETE /mine/sessions/:id',
  'DELETE /mine/totp',
  'DELETE /retention_exceptions/:id',
  'DELETE /roles/:id',
  'DELETE /users/:id/factors',
  'GET /audit_entries/export',
  'GET /bills/export',
  'GET /erasures/:id/export',
  'GET /import_tasks/export',
  'GET /mine/data_export',
  'GET /orders/export',
  'POST /api_keys',
  'POST /api_keys/:id/rotate',
  'POST /erasures',
  'POST /mine/members/:id/reset_link',
  'POST /mine/members/invite',
  'POST /mine/passkeys',
  'POST /mine/passkeys/options',
  'POST /mine/recovery_codes',
  'POST /mine/totp',
  'POST /retention_exceptions',
  'POST /roles',
  'POST /users',
  'POST /users/:id/reset_link',
  'POST /users/invite',
  'POST /webhooks',
  'POST /webhooks/:id/rotate_secret',
  'PUT /api_keys/:id',
  'PUT /approval_settings',
  'PUT /approvals/:id/approve',
  'PUT /erasures/:id/confirm',
  'PUT /erasures/:id/recheck',
  'PUT /form_orders/:id/refund',
  'PUT /mine/members/:id',
  'PUT /mine/members/:id/owner',
  'PUT /mine/totp',
  'PUT /payment_settings',
  'PUT /recharges/:id/approve',
  'PUT /retention_settings',
  'PUT /roles/:id',
  'PUT /sign_in_settings',
  'PUT /users/:id',
  'PUT /users/:id/advance',
  'PUT /users/:id/role',
  'PUT /users/:id/unfreeze',
  'PUT /webhooks/:id',
];

describe('re-authentication', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const age = (minutes: number) =>
    sql`update sessions set authenticated_at = now() - make_interval(mins => ${minutes})`.execute(app.db);

  function request(key: string, token: string) {
    const [method = 'GET', path = ''] = key.split(' ');
    return app.call(method as 'GET', path.replace(/:[a-z]+/g, '1'), { token });
  }

  it('protects these calls', () => {
    const marked = callsFor('staff').filter(
      ({ call: { access } }) => access.kind !== 'public' && access.reauthentication,
    );
    expect(marked.map(({ call }) => keyOf(call)).sort()).toEqual(protectedCalls);
  });

  it('has a reason for every other change and export', () => {
    const others = callsFor('staff').filter(({ call: { access, method, isReadOnly, isTelemetry, isExport } }) => {
      const isChange = method !== 'GET' && !isReadOnly && !isTelemetry;
      return (isChange || isExport) && (access.kind === 'public' || !access.reauthentication);
    });
    expect(Object.keys(withoutReauthentication).sort()).toEqual(others.map(({ call }) => keyOf(call)).sort());
    expect(new Set(Object.values(withoutReauthentication))).toEqual(new Set(Object.keys(reasonsForNone)));
  });

  it.each(protectedCalls)('%s is refused eleven minutes after signing in', async (key) => {
    const { token } = await app.signUp(/members|data_export/.test(key) ? 'customer' : 'admin');
    await age(11);
    const answer = await request(key, token);
    expect([answer.status, answer.body.code]).toEqual([403, 40304]);
  });

  it('is not asked for by the others', async () => {
    for (const key of Object.keys(withoutReauthentication)) {
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
