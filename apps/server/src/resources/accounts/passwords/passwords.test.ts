import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { setFrozen } from '../users/users.service.ts';

const newPassword = 'a new password 7';

describe('forgotten password', () => {
  const app = useTestApp();

  const send = (target: string) =>
    app.call('POST', '/verification_codes', { body: { target, event: 'reset_password' } });
  const reset = (login_name: string, verification_code: string, password = newPassword) =>
    app.call('PUT', '/passwords', { body: { login_name, verification_code, password } });

  /** Asks for a code and reads it from the message that the job sent. */
  async function codeFor(login_name: string): Promise<string> {
    const before = app.sent.length;
    expect((await send(login_name)).status).toBe(200);
    await vi.waitFor(() => expect(app.sent.length).toBe(before + 1), { timeout: 45_000 });
    return /\d{6}/.exec(app.sent.at(-1)?.text ?? '')?.[0] ?? '';
  }
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('sends a code to the account, sets the password with it and ends every session', async () => {
    const { login_name, token } = await app.signUp();
    const code = await codeFor(login_name);
    expect(app.sent.at(-1)?.recipient.email).toBe(`${login_name}@test.platen`);
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

  it('serves once', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await reset(login_name, code);
    expect(await reset(login_name, code, 'yet another 8')).toMatchObject({ status: 400, body: { code: 40005 } });
  });

  it('refuses a wrong code by name, and dies after 5 wrong tries', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await reset(login_name, otherThan(code))).body);
    expect(tries.map((body) => body.code)).toEqual([40004, 40004, 40004, 40004, 40005]);
    expect(tries[0]?.fields).toMatchObject([{ path: 'verification_code' }]);
    expect((await reset(login_name, code)).body.code).toBe(40005);
  });

  it('counts parallel guesses one by one', async () => {
    const { login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await Promise.all(Array.from({ length: 8 }, () => reset(login_name, otherThan(code))));
    expect((await reset(login_name, code)).body.code).toBe(40005);
  });

  it('lives 10 minutes', async () => {
    const { id, login_name } = await app.signUp();
    const code = await codeFor(login_name);
    await sql`update verification_codes set expires_at = expires_at - interval '10 minutes' where user_id = ${id}`.execute(
      app.db,
    );
    expect((await reset(login_name, code)).body.code).toBe(40005);
  });

  it('makes the newest code the only good one', async () => {
    const { login_name } = await app.signUp();
    const first = await codeFor(login_name);
    const second = await codeFor(login_name);
    // One time in a million both are the same code, and then the first is as good.
    const stale = await reset(login_name, first);
    expect(stale.body.code).toBe(first === second ? 200 : 40004);
    expect((await reset(login_name, second)).status).toBe(first === second ? 400 : 200);
  });

  it('does not say whether an account exists, and sends nothing to a frozen one', async () => {
    const { id, login_name } = await app.signUp();
    await setFrozen(app.db, id, true);
    const before = app.sent.length;
    const [known, unknown] = [await send(login_name), await send('nobody-at-all')];
    expect(unknown.body).toEqual(known.body);
    // A later one has been sent, so the jobs of these two are over.
    const { login_name: other } = await app.signUp();
    await codeFor(other);
    const { count } = await app.db
      .selectFrom('verification_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    expect(app.sent.length).toBe(before + 1);
  });

  it('refuses a short password and a code that is no code, by field', async () => {
    const answer = await reset('nobody', 'abc', 'short');
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['verification_code', 'password']);
  });

  it('does the same work for a name that nobody has', async () => {
    const { login_name } = await app.signUp();
    const queued = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pgboss.job where name = 'deliver_verification_code'`.execute(app.db);
      return rows[0]?.count ?? 0;
    };
    const [known, unknown] = [await reset(login_name, '123456'), await reset('nobody-either', '123456')];
    expect([known.body.code, unknown.body.code]).toEqual([40005, 40005]);
    const before = await queued();
    await send(login_name);
    await send('nobody-either');
    expect(await queued()).toBe(before + 2);
  });

  it('sends an account at most 5 codes an hour', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await send('someone-limited'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('change of the password', () => {
  const app = useTestApp();
  const change = (token: string, body: object) =>
    app.call('PUT', '/mine/change_password', {
      token,
      body: { current_password: testPassword, password: newPassword, password_confirmation: newPassword, ...body },
    });

  it('ends all sessions, its own too', async () => {
    const { login_name, token } = await app.signUp();
    const elsewhere = await app.signIn(login_name);
    expect((await change(token, {})).status).toBe(200);
    expect((await app.call('GET', '/mine', { token })).status).toBe(401);
    expect((await app.call('GET', '/mine', { token: elsewhere })).status).toBe(401);
    expect(await app.signIn(login_name, newPassword)).toMatch(/\w/);
  });

  it('can be tried ten times an hour', async () => {
    const { token } = await app.signUp();
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await change(token, { current_password: 'wrong' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('refuses a wrong current password and a confirmation that differs, by field, and changes nothing', async () => {
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
