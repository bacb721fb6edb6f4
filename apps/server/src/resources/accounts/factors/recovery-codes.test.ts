import type { ChangedFactors, Factors } from '@platen/model/accounts/factors';
import { recoveryCodesCount } from '@platen/model/accounts/factors';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from './testing/factor-steps.ts';

describe('recovery codes', () => {
  const app = useTestApp();
  const { setUpApp, passPassword, complete } = factorsIn(app);
  const read = (token: string) => app.call<Factors>('GET', '/mine/factors', { token });

  it('sign in once each, however they are typed, and their owner is told', async () => {
    const person = await app.signUp();
    const { recoveryCodes } = await setUpApp(person);
    expect(new Set(recoveryCodes).size).toBe(recoveryCodesCount);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`;
    const first = await passPassword(person.login_name);
    expect((await complete({ challenge: first.challenge, recovery_code: typed })).status).toBe(200);
    const second = await passPassword(person.login_name);
    const again = await complete({ challenge: second.challenge, recovery_code: recoveryCodes[0] });
    expect(again.body).toMatchObject({ code: 40060, fields: [{ path: 'recovery_code' }] });
    expect((await read(person.token)).body.recovery_codes_left).toBe(recoveryCodesCount - 1);
    await vi.waitFor(() => expect(app.sent.some(({ text }) => text.includes('A recovery code was used'))).toBe(true), {
      timeout: 30_000,
    });
  });

  it('that were stolen are worth nothing once new ones are made', async () => {
    const person = await app.signUp();
    const { recoveryCodes } = await setUpApp(person);
    const { body } = await app.call<ChangedFactors>('POST', '/mine/recovery_codes', { token: person.token });
    expect(body.recovery_codes).toHaveLength(recoveryCodesCount);
    const { challenge } = await passPassword(person.login_name);
    expect((await complete({ challenge, recovery_code: recoveryCodes[1] })).status).toBe(400);
    expect((await complete({ challenge, recovery_code: body.recovery_codes?.[1] })).status).toBe(200);
  });

  it('are worth nothing without the password, and belong to one account', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const { recoveryCodes } = await setUpApp(person);
    await setUpApp(other);
    expect((await complete({ challenge: 'made up', recovery_code: recoveryCodes[0] })).body.code).toBe(40061);
    const { challenge } = await passPassword(other.login_name);
    expect((await complete({ challenge, recovery_code: recoveryCodes[0] })).status).toBe(400);
  });

  it('are stored like passwords', async () => {
    const person = await app.signUp();
    const { recoveryCodes } = await setUpApp(person);
    const { rows } = await sql<{ code_hash: string }>`
      select code_hash from recovery_codes where user_id = ${person.id}`.execute(app.db);
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.slice(0, 5));
  });

  it('need a factor, and are not made by a session that is not recent', async () => {
    const person = await app.signUp();
    const make = () => app.call('POST', '/mine/recovery_codes', { token: person.token });
    expect((await make()).body.code).toBe(40994);
    await setUpApp(person);
    await sql`update sessions set authenticated_at = now() - interval '11 minutes'`.execute(app.db);
    expect((await make()).body.code).toBe(40304);
  });

  it('and factors that are all lost are reset by the factory, which ends the sessions', async () => {
    const [person, staff, colleague] = [await app.signUp(), await app.signUp('staff'), await app.signUp('staff')];
    await setUpApp(person);
    await setUpApp(colleague);
    const reset = (id: number) => app.call('DELETE', `/users/${id}/factors`, { token: staff.token });
    expect((await reset(colleague.id)).status, 'a colleague: only an admin').toBe(403);
    expect((await reset(staff.id)).body.code).toBe(40995);
    const { body } = await app.call('GET', `/users/${person.id}/sign_in`, { token: staff.token });
    expect(body).toMatchObject({ has_totp: true, passkeys_count: 0, sessions: [{ is_current: false }] });
    expect((await reset(person.id)).status).toBe(200);
    expect((await read(person.token)).status).toBe(401);
    expect(await app.signIn(person.login_name)).toMatch(/\w/);
  });
});
