import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { setFrozen } from '../users/users.service.ts';
import { deliverCode } from './passwords.service.ts';

const newPassword = 'a new password 7';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('forgotten password', () => {
  const app = useTestApp();

  const send = (target: string) =>
    app.call('POST', '/verification_codes', { body: { target, event: 'reset_password' } });
  const reset = (login_name: string, verification_code: string, password = newPassword) =>
    app.call('PUT', '/passwords', { body: { login_name, verification_code, password } });

  /** Requests a code and reads it from the message that the job sent. */
  async function codeFor(login_name: string): Promise<string> {
    const before = app.sent.length;
    expect((await send(login_name)).status).toBe(200);
    return vi.waitFor(
      () => {
        // A notice to the account before, that its password was changed, may arrive meanwhile.
        const sent = app.sent.slice(before).find(({ recipient }) => recipient.email === `${login_name}@test.platen`);
        const [code] = /\d{6}/.exec(sent?.text ?? '') ?? [];
        expect(code).toBeDefined();
        return code ?? '';
      },
      { timeout: 45_000 },
    );
  }

  it('sends a code to the account, sets the password with it and ends every session', async () => {
    const { login_name, token } = await app.signUp();
    const code = await codeFor(login_name);
    expect(await reset(login_name, code)).toMatchObject({ status: 200, body: { code: 200 } });
    expect((await app.call('GET', '/mine', { token })).status).toBe(401);
    expect(await app.signIn(login_name, newPassword)).toMatch(/\w/);
    const old = await app.call('POST', '/sessions', { body: { login_name, password: testPassword } });
    expect(old.body.code).toBe(40006);
  });

  it('ends the API keys too, unless their owner keeps them', async () => {
    for (const keep_api_keys of [false, true]) {
      const { login_name, token } = await app.signUp();
      const key = await app.call<{ key_value: string }>('POST', '/api_keys', { token, body: { name: 'shop' } });
      const verification_code = await codeFor(login_name);
      const body = { login_name, verification_code, password: newPassword, ...(keep_api_keys && { keep_api_keys }) };
      expect((await app.call('PUT', '/passwords', { body })).status).toBe(200);
      const answer = await app.call('GET', '/mine', { token: key.body.key_value });
      expect(answer.status).toBe(keep_api_keys ? 200 : 401);
    }
  });

  it('accepts a code once', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await reset(login_name, code);
    expect(await reset(login_name, code, 'yet another 8')).toMatchObject({ status: 400, body: { code: 40004 } });
  });

  it('refuses a wrong code by field, and invalidates it after 5 wrong attempts', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await reset(login_name, otherThan(code))).body);
    expect(tries.map((body) => body.code)).toEqual([40004, 40004, 40004, 40004, 40004]);
    expect(tries[0]?.fields).toMatchObject([{ path: 'verification_code' }]);
    expect((await reset(login_name, code)).body.code).toBe(40004);
    expect((await reset(login_name, await codeFor(login_name))).status).toBe(200);
  });

  it('accepts the code after 4 wrong attempts', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    for (let i = 0; i < 4; i++) await reset(login_name, otherThan(code));
    expect((await reset(login_name.toUpperCase(), code)).status).toBe(200);
  });

  it('counts concurrent attempts one by one', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await Promise.all(Array.from({ length: 8 }, () => reset(login_name, otherThan(code))));
    expect((await reset(login_name, code)).body.code).toBe(40004);
  });

  it('accepts a code for 10 minutes', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await sql`
      update account_codes set expires_at = expires_at - interval '10 minutes' where login_name = ${login_name}
    `.execute(app.db);
    expect((await reset(login_name, code)).body.code).toBe(40004);
  });

  it('accepts only the newest code', async () => {
    const { login_name } = await app.signUp();
    const first = await codeFor(login_name);
    const second = await codeFor(login_name);
    // Once in a million times both codes are equal, and then the first is as good.
    const stale = await reset(login_name, first);
    expect(stale.body.code).toBe(first === second ? 200 : 40004);
    expect((await reset(login_name, second)).status).toBe(first === second ? 400 : 200);
  });

  it('does not reveal whether an account exists, and sends nothing to a frozen one', async () => {
    const { id, login_name } = await app.signUp();
    await setFrozen(app.db, id, true);
    const before = app.sent.length;
    const [known, unknown] = [await send(login_name), await send('nobody-at-all')];
    expect(unknown.body).toEqual(known.body);
    // A later code has been sent, so the jobs of these two have ended.
    const { login_name: other } = await app.signUp();
    await codeFor(other);
    expect(app.sent.length).toBe(before + 1);
  });

  it('refuses a short password and a malformed code, by field', async () => {
    const answer = await reset('nobody', 'abc', 'short');
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['verification_code', 'password']);
  });

  it('creates a code for every requested name', async () => {
    await send('Nobody-At-All-2');
    const { login_name } = await app.signUp();
    await codeFor(login_name);
    await vi.waitFor(
      async () => {
        const made = await app.db.selectFrom('account_codes').select(['login_name', 'code_hash']).execute();
        const hashOf = (name: string) => made.find((row) => row.login_name === name)?.code_hash;
        expect([hashOf('nobody-at-all-2'), hashOf(login_name)]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
      },
      { timeout: 45_000 },
    );
  });

  it('sends an account at most 5 codes an hour', async () => {
    const responses = [];
    for (let i = 0; i < 6; i++) responses.push(await send('someone-limited'));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an attempt at a code', () => {
  // Without jobs, whose statements would be counted too.
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const tryCode = (login_name: string, verification_code: string) =>
    app.call('PUT', '/passwords', { body: { login_name, verification_code, password: newPassword } });

  it('does the same work and responds the same for unknown, frozen and existing names', async () => {
    const [waiting, idle, frozen] = [await app.signUp(), await app.signUp(), await app.signUp()];
    await setFrozen(app.db, frozen.id, true);
    await deliverCode({ db: app.db, platform: app.platform } as JobContext, waiting.login_name, 'reset_password');
    const code = /\d{6}/.exec(app.sent.at(-1)?.text ?? '')?.[0] ?? '';
    const query = vi.spyOn(pg.Client.prototype, 'query');
    /** The statements of the request, and its response. */
    const workOf = async (login_name: string) => {
      query.mockClear();
      const { body, status } = await tryCode(login_name, otherThan(code));
      const asked = query.mock.calls
        .map(([statement]) => JSON.stringify(statement).replaceAll(login_name, '?'))
        // The audit entry names the account, if there is one, and the request.
        .map((statement) => (statement.includes('audit_entries') ? 'an audit entry' : statement))
        // Not the queue's statements, nor the settings, which any request reads again after two seconds, nor those that a
        // new connection begins with.
        .filter((statement) => !/pgboss|from \\*"applications|^"set /.test(statement));
      return { status, code: body.code, message: body.error_message, asked };
    };
    const first = await workOf(waiting.login_name);
    expect(first).toMatchObject({ status: 400, code: 40004 });
    expect(first.asked.join()).toContain('account_codes');
    expect(first.asked).toContain('an audit entry');
    for (const name of [idle.login_name, frozen.login_name, 'nobody-either']) expect(await workOf(name)).toEqual(first);
    query.mockRestore();
    const tried = await app.db.selectFrom('account_codes').select(['login_name', 'tries']).execute();
    for (const login_name of [waiting.login_name, idle.login_name, frozen.login_name, 'nobody-either'])
      expect(tried).toContainEqual({ login_name, tries: 1 });
  });
});

describe('changing the password', () => {
  const app = useTestApp();
  const change = (token: string, body: object) =>
    app.call('PUT', '/mine/change_password', {
      token,
      body: { current_password: testPassword, password: newPassword, password_confirmation: newPassword, ...body },
    });

  it('ends all sessions, including the current one', async () => {
    const { login_name, token } = await app.signUp();
    const elsewhere = await app.signIn(login_name);
    expect((await change(token, {})).status).toBe(200);
    expect((await app.call('GET', '/mine', { token })).status).toBe(401);
    expect((await app.call('GET', '/mine', { token: elsewhere })).status).toBe(401);
    expect(await app.signIn(login_name, newPassword)).toMatch(/\w/);
  });

  it('takes a password as it was typed, to its last character', async () => {
    const { login_name, token } = await app.signUp();
    const password = ` Ünïcode 密码 ${'x'.repeat(100)}Y `;
    expect((await change(token, { password, password_confirmation: password })).status).toBe(200);
    expect(await app.signIn(login_name, password)).toMatch(/\w/);
    for (const other of [password.toLowerCase(), password.trim(), password.slice(0, -2), password.normalize('NFD')])
      expect(await app.signIn(login_name, other), other).toBeUndefined();
  });

  it('allows ten attempts an hour', async () => {
    const { token } = await app.signUp();
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await change(token, { current_password: 'wrong' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('refuses a wrong current password and a different confirmation, by field, without changes', async () => {
    const { login_name, token } = await app.signUp();
    expect(await change(token, { current_password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 40007, fields: [{ path: 'current_password' }] },
    });
    expect(await change(token, { password_confirmation: 'other' })).toMatchObject({
      status: 400,
      body: { code: 40008, error_message: 'Passwords do not match', fields: [{ path: 'password_confirmation' }] },
    });
    expect(await app.signIn(login_name)).toMatch(/\w/);
  });
});
