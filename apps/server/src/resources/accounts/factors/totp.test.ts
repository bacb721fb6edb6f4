import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { totpStepS } from '@platen/model/accounts/factors';
import { signInChallengeTriesMax } from '@platen/model/accounts/sign-in';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from './testing/factor-steps.ts';

const run = promisify(execFile);
const hasOathtool = await run('oathtool', ['--version']).then(
  () => true,
  () => false,
);

describe('an authenticator app', () => {
  const app = useTestApp();
  const { codeOf, setUpApp, passPassword, complete } = factorsIn(app);

  it('is asked for after the password, and only once it was confirmed', async () => {
    const person = await app.signUp();
    await app.call('POST', '/mine/totp', { token: person.token });
    expect(await app.signIn(person.login_name), 'not confirmed').toMatch(/\w/);
    const { secret, uri } = await setUpApp(person);
    expect(uri).toContain(`otpauth://totp/Platen:${person.login_name}?secret=${secret}`);
    const { challenge, factors } = await passPassword(person.login_name);
    expect(factors).toBe('totp recovery_code');
    const { status, body } = await complete({ challenge, totp: await codeOf(secret) });
    expect(status).toBe(200);
    expect((await app.call('GET', '/mine', { token: body.token })).status).toBe(200);
  });

  it('gives a code that works once, in this sign-in and in another', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const totp = await codeOf(secret);
    const [first, second] = [await passPassword(person.login_name), await passPassword(person.login_name)];
    expect((await complete({ challenge: first.challenge, totp })).status).toBe(200);
    expect((await complete({ challenge: first.challenge, totp })).body.code, 'a used challenge').toBe(40061);
    expect((await complete({ challenge: second.challenge, totp })).body.code, 'a used code').toBe(40060);
    const earlier = await codeOf(secret, -1);
    expect((await complete({ challenge: second.challenge, totp: earlier })).body.code, 'an earlier code').toBe(40060);
  });

  it('signs in once when two requests send the same code at the same time', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const totp = await codeOf(secret);
    const challenges = await Promise.all([1, 2, 3].map(() => passPassword(person.login_name)));
    const answers = await Promise.all(challenges.map(({ challenge }) => complete({ challenge, totp })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    [-3, 400],
    [1, 200],
    [3, 400],
  ])('of a clock that is %i steps off gets %i', async (steps, status) => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const { challenge } = await passPassword(person.login_name);
    expect((await complete({ challenge, totp: await codeOf(secret, steps) })).status).toBe(status);
  });

  it('of a clock that is one step behind is accepted', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const stepNow = () => Math.floor(Date.now() / 1000 / totpStepS);
    const attempt = async () => {
      const { challenge } = await passPassword(person.login_name);
      const step = stepNow();
      const { status } = await complete({ challenge, totp: await codeOf(secret, -1) });
      // A new step has begun in between, and the code was two steps old.
      return status === 400 && stepNow() !== step ? undefined : status;
    };
    expect((await attempt()) ?? (await attempt())).toBe(200);
  });

  it('is asked for again after five wrong codes, and the account is limited wherever they come from', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    let { challenge } = await passPassword(person.login_name);
    const codes = [];
    for (let tried = 0; tried <= signInChallengeTriesMax; tried++) {
      codes.push((await complete({ challenge, totp: '000000' })).body.code);
    }
    expect(codes).toEqual([...Array(signInChallengeTriesMax).fill(40060), 40061]);
    const right = await complete({ challenge, totp: await codeOf(secret) });
    expect(right.body.code, 'the right code is too late').toBe(40061);
    for (let tried = codes.length - 1; tried < 20; tried++) {
      if (tried % signInChallengeTriesMax === 0) ({ challenge } = await passPassword(person.login_name));
      await complete({ challenge, totp: '000000' });
    }
    ({ challenge } = await passPassword(person.login_name));
    expect((await complete({ challenge, totp: await codeOf(secret) })).status).toBe(429);
  });

  it('is not bypassed by a new password, a new email address, an old challenge or a freeze', async () => {
    const [person, staff] = [await app.signUp(), await app.signUp('staff')];
    await setUpApp(person);
    const contact = { screen_name: 'Ada', email: 'thief@test.platen' };
    await app.call('PUT', `/users/${person.id}`, { token: staff.token, body: contact });
    const { body } = await app.call<{ url: string }>('POST', `/users/${person.id}/reset_link`, { token: staff.token });
    const link = new URLSearchParams(new URL(body.url).hash.slice(1));
    const reset = {
      login_name: person.login_name,
      verification_code: link.get('code'),
      password: 'a new password 7',
    };
    expect((await app.call('PUT', '/passwords', { body: reset })).status).toBe(200);
    const { challenge } = await passPassword(person.login_name, reset.password);
    await sql`update sign_in_challenges set expires_at = now() where user_id = ${person.id}`.execute(app.db);
    expect((await complete({ challenge, totp: '000000' })).body.code).toBe(40061);
    const open = await passPassword(person.login_name, reset.password);
    await app.call('PUT', `/users/${person.id}/freeze`, { token: staff.token });
    expect((await complete({ challenge: open.challenge, totp: '000000' })).body.code).toBe(40101);
  });

  it('is removed only shortly after its owner has confirmed who they are', async () => {
    const person = await app.signUp();
    await setUpApp(person);
    await sql`update sessions set authenticated_at = now() - interval '11 minutes'`.execute(app.db);
    const remove = () => app.call('DELETE', '/mine/totp', { token: person.token });
    expect((await remove()).body.code).toBe(40304);
    const confirm = (password: string) =>
      app.call('POST', '/sessions/reauthenticate', { token: person.token, body: { password } });
    expect((await confirm('wrong')).body.code).toBe(40007);
    expect((await remove()).body.code).toBe(40304);
    expect((await confirm(testPassword)).status).toBe(200);
    expect((await remove()).body).toMatchObject({ totp: null, recovery_codes_left: 0 });
    expect(await app.signIn(person.login_name)).toMatch(/\w/);
  });

  it('leaves an audit entry for each wrong code, and for a wrong password of a re-authentication', async () => {
    const person = await app.signUp();
    await setUpApp(person);
    const { challenge } = await passPassword(person.login_name);
    expect((await complete({ challenge, totp: '000000' })).status).toBe(400);
    const body = { password: 'not mine at all' };
    const again = await app.call('POST', '/sessions/reauthenticate', { token: person.token, body });
    expect(again.status).toBe(400);
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where actor_id = ${person.id} and refused_code is not null order by id`.execute(app.db);
    // The first is for the right password, of which nobody would know if it was a stranger's.
    expect(rows.map(({ action }) => action)).toEqual([
      'POST /sessions',
      'POST /sessions/second_factor',
      'POST /sessions/reauthenticate',
    ]);
  });

  it('has a secret that the database does not reveal', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const { rows } = await sql<{ row: string }>`select totp_secrets::text as row from totp_secrets`.execute(app.db);
    const hex = Buffer.from(secret).toString('hex');
    expect(rows.some(({ row }) => row.includes(secret) || row.includes(hex))).toBe(false);
  });

  it.runIf(hasOathtool)('accepts what oathtool shows', async () => {
    const person = await app.signUp();
    const { secret } = await setUpApp(person);
    const { challenge } = await passPassword(person.login_name);
    const { stdout } = await run('oathtool', ['--totp', '--base32', secret]);
    expect((await complete({ challenge, totp: stdout.trim() })).status).toBe(200);
  });
});
