import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { setFrozen } from '../users/users.service.ts';

describe('sessions', () => {
  const app = useTestApp({ PLATEN_TRUST_PROXY: '1' });

  it('signs in and out', async () => {
    const { token } = await app.signUp();
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
    const out = await app.call<{ message: string }>('DELETE', '/sessions', { token });
    expect(out).toMatchObject({ status: 200, body: { code: 200, message: 'Action Success' } });
    expect(await app.call('GET', '/mine', { token })).toMatchObject({ status: 401, body: { code: 40100 } });
  });

  it('accepts the login name in any case', async () => {
    const { login_name } = await app.signUp();
    const response = await app.call('POST', '/sessions', {
      body: { login_name: login_name.toUpperCase(), password: testPassword },
    });
    expect(response.status).toBe(200);
  });

  it('refuses a wrong password and an unknown name with the same error', async () => {
    const { login_name } = await app.signUp();
    const wrong = await app.call('POST', '/sessions', { body: { login_name, password: 'wrong' } });
    const unknown = await app.call('POST', '/sessions', { body: { login_name: 'nobody', password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 40006 } });
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it('refuses a frozen account at sign-in, but only with the right password', async () => {
    const { id, login_name } = await app.signUp();
    await setFrozen(app.db, id, true);
    const right = await app.call('POST', '/sessions', { body: { login_name, password: testPassword } });
    expect(right).toMatchObject({
      status: 401,
      body: { code: 40101, error_message: 'Your account has been frozen, please contact the administrator.' },
    });
    const wrong = await app.call('POST', '/sessions', { body: { login_name, password: 'wrong' } });
    expect(wrong.body.code).toBe(40006);
  });

  it('refuses a frozen account on every later call, until it is unfrozen', async () => {
    const { id, token } = await app.signUp();
    await setFrozen(app.db, id, true);
    const headers = { locale: 'zh-CN' };
    const frozen = await app.call('GET', '/mine', { token, headers });
    expect(frozen).toMatchObject({
      status: 401,
      body: { code: 40101, error_message: '你的账号已被冻结，请联系管理员' },
    });
    await setFrozen(app.db, id, false);
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
  });

  it('keeps a session for 30 days after its last use', async () => {
    const { id, token } = await app.signUp();
    await sql`update sessions set last_used_at = now() - interval '29 days' where user_id = ${id}`.execute(app.db);
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
    const [session] = await app.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', id).execute();
    expect(Date.now() - Date.parse(session?.last_used_at ?? '')).toBeLessThan(60_000);
    await sql`update sessions set last_used_at = now() - interval '30 days' where user_id = ${id}`.execute(app.db);
    expect((await app.call('GET', '/mine', { token })).status).toBe(401);
  });

  it('stores only a hash of the token', async () => {
    const { token } = await app.signUp();
    const dump = await sql<{ row: string }>`select sessions::text as row from sessions`.execute(app.db);
    expect(token).toMatch(/^session_[\w-]{43}$/);
    expect(dump.rows.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex')))).toBe(
      false,
    );
  });

  it('counts attempts by name and address together, without affecting others', async () => {
    const { login_name } = await app.signUp();
    const guess = (password: string, address = '192.0.2.1', name = login_name) =>
      app.call('POST', '/sessions', {
        body: { login_name: name, password },
        headers: { 'x-forwarded-for': address },
      });
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(await guess('wrong', '192.0.2.1', i % 2 ? login_name : login_name.toUpperCase()));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(tries[10]?.body.code).toBe(42900);
    expect(Number(tries[10]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(tries[10]?.headers['x-ratelimit-remaining']).toBe('0');
    expect((await guess(testPassword)).status).toBe(429);
    expect((await guess(testPassword, '192.0.2.2')).status).toBe(200);
    expect((await guess('wrong', '192.0.2.1', 'somebody-else')).status).toBe(400);
  });

  it('use the address that the nearest proxy saw', async () => {
    const { id, login_name } = await app.signUp();
    const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.77' };
    await app.call('POST', '/sessions', { body: { login_name, password: testPassword }, headers });
    const sessions = await app.db.selectFrom('sessions').select('address').where('user_id', '=', id).execute();
    expect(sessions.map(({ address }) => address).sort()).toEqual(['127.0.0.1', '192.0.2.77']);
  });

  it('resets the attempts after a successful sign-in', async () => {
    const { login_name } = await app.signUp();
    const guess = (password: string) => app.call('POST', '/sessions', { body: { login_name, password } });
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 5; i++) expect((await guess('wrong')).status).toBe(400);
      expect((await guess(testPassword)).status).toBe(200);
    }
  });
});

describe('sessions behind a captcha', () => {
  const app = useTestApp({ PLATEN_CAPTCHA: 'on' });
  const login = (body: object, cookie?: string) =>
    app.call('POST', '/sessions', {
      body: { login_name: 'nobody', password: 'x', ...body },
      headers: cookie ? { cookie } : {},
    });

  it('count no attempt without a captcha', async () => {
    const { login_name } = await app.signUp();
    for (let i = 0; i < 15; i++)
      expect(await login({ login_name, password: 'wrong', rucaptcha: 'ABCD' })).toMatchObject({
        body: { code: 40003 },
      });
    const { cookie, text } = await newCaptcha();
    expect((await login({ login_name, password: testPassword, rucaptcha: text }, cookie)).status).toBe(200);
  });

  async function newCaptcha(): Promise<{ cookie: string; text: string }> {
    const picture = await app.call('GET', '/captcha?t=1');
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.raw.subarray(1, 4).toString()).toBe('PNG');
    const { answer: response } = await app.db.selectFrom('captchas').select('answer').executeTakeFirstOrThrow();
    return { cookie: `${picture.cookies[0]?.name}=${picture.cookies[0]?.value}`, text: response };
  }

  it('accepts the right text in either case', async () => {
    const { cookie, text } = await newCaptcha();
    expect((await login({ rucaptcha: text.toLowerCase() }, cookie)).body.code).toBe(40006);
  });

  it('consumes the captcha on a wrong text', async () => {
    const { cookie, text } = await newCaptcha();
    expect(await login({ rucaptcha: 'zzzz' }, cookie)).toMatchObject({
      status: 400,
      body: { code: 40003, fields: [{ path: 'rucaptcha' }] },
    });
    expect((await login({ rucaptcha: text }, cookie)).body.code).toBe(40003);
  });

  it('refuses a used, foreign, missing or expired captcha', async () => {
    const used = await newCaptcha();
    await login({ rucaptcha: used.text }, used.cookie);
    expect((await login({ rucaptcha: used.text }, used.cookie)).body.code).toBe(40003);
    const others = await newCaptcha();
    expect((await login({ rucaptcha: others.text })).body.code).toBe(40003);
    expect((await login({}, others.cookie)).body.code).toBe(40003);
    const old = await newCaptcha();
    await sql`update captchas set expires_at = now() - interval '1 second'`.execute(app.db);
    expect((await login({ rucaptcha: old.text }, old.cookie)).body.code).toBe(40003);
  });
});
