import type { ResetLink } from '@platen/model/accounts/accounts';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from '../factors/testing/factor-steps.ts';

const newPassword = 'a new password 7';

describe('a new password', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const { codeOf, setUpApp, passPassword, complete } = factorsIn(app);

  async function changePassword(token: string): Promise<void> {
    const body = { current_password: testPassword, password: newPassword, password_confirmation: newPassword };
    expect((await app.call('PUT', '/mine/change_password', { token, body })).status).toBe(200);
  }

  async function linkFor(id: number): Promise<{ login_name: string | null; verification_code: string | null }> {
    const { token } = await app.signUp('staff');
    const { body } = await app.call<ResetLink>('POST', `/users/${id}/reset_link`, { token });
    const carried = new URLSearchParams(new URL(body.url).hash.slice(1));
    return { login_name: carried.get('login_name'), verification_code: carried.get('code') };
  }
  const useLink = (link: object, password = 'the password of a thief 9') =>
    app.call('PUT', '/passwords', { body: { ...link, password } });

  it('ends links that were made before it', async () => {
    const customer = await app.signUp();
    const link = await linkFor(customer.id);
    await changePassword(customer.token);
    expect((await useLink(link)).body).toMatchObject({ code: 40004 });
    expect(await app.signIn(customer.login_name, newPassword)).toMatch(/\w/);
  });

  it('ends sign-ins that wait for a second factor, however it was set', async () => {
    const customer = await app.signUp();
    const { secret } = await setUpApp(customer);
    const ofOldPassword = await passPassword(customer.login_name);
    await changePassword(customer.token);
    const refused = await complete({ challenge: ofOldPassword.challenge, totp: await codeOf(secret) });
    expect(refused.body.code, 'after a change').toBe(40061);
    const beforeReset = await passPassword(customer.login_name, newPassword);
    expect((await useLink(await linkFor(customer.id), 'yet another password 3')).status).toBe(200);
    const again = await complete({ challenge: beforeReset.challenge, totp: await codeOf(secret) });
    expect(again.body.code, 'after a reset').toBe(40061);
  });
});
