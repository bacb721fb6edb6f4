import type { ResetLink } from '@platen/model/accounts/accounts';
import type { UserDetail } from '@platen/model/accounts/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { setFrozen } from './users.service.ts';

describe('a link to reset a password', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const newPassword = 'a new password 7';
  const makeLink = (token: string, id: number) => app.call<ResetLink>('POST', `/users/${id}/reset_link`, { token });

  /** Sends what the page behind the link sends. */
  function useLink({ url }: ResetLink, password = newPassword) {
    const carried = new URLSearchParams(new URL(url).hash.slice(1));
    return app.call('PUT', '/passwords', {
      body: { login_name: carried.get('login_name'), verification_code: carried.get('code'), password },
    });
  }

  it('sets the password once, ends every session, and keeps its code out of logs', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    const { body: link } = await makeLink(staff.token, customer.id);
    expect(new URL(link.url).search).toBe('');
    expect((await useLink(link)).status).toBe(200);
    expect((await app.call('GET', '/mine', { token: customer.token })).status).toBe(401);
    expect(await app.signIn(customer.login_name, newPassword)).toMatch(/\w/);
    expect((await useLink(link, 'yet another 8')).body).toMatchObject({ code: 40004 });
  });

  it('is invalidated by a newer one and by expiry, not by wrong attempts', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    const [{ body: first }, { body: second }] = [
      await makeLink(staff.token, customer.id),
      await makeLink(staff.token, customer.id),
    ];
    for (let guess = 0; guess < 6; guess++) expect((await useLink(first)).body.code).toBe(40004);
    await sql`
      update account_codes set expires_at = expires_at - interval '24 hours' where login_name = ${customer.login_name}
    `.execute(app.db);
    expect((await useLink(second)).body.code).toBe(40004);
    await sql`
      update account_codes set expires_at = expires_at + interval '24 hours' where login_name = ${customer.login_name}
    `.execute(app.db);
    expect((await useLink(second)).status).toBe(200);
  });

  it('is created for customers by staff, for colleagues by an admin, for oneself and frozen accounts by nobody', async () => {
    const [staff, colleague, admin] = [await app.signUp('staff'), await app.signUp('staff'), await app.signUp('admin')];
    const frozen = await app.signUp();
    await setFrozen(app.db, frozen.id, true);
    expect((await makeLink(staff.token, colleague.id)).status).toBe(403);
    expect((await makeLink(admin.token, colleague.id)).status).toBe(200);
    expect((await makeLink(admin.token, admin.id)).body.code).toBe(40940);
    expect((await makeLink(staff.token, frozen.id)).body.code).toBe(40941);
  });
});

describe('the name and contact details of a person', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const change = (token: string, id: number, body: object) =>
    app.call<UserDetail>('PUT', `/users/${id}`, { token, body: { screen_name: 'Ada', ...body } });

  it('are changed by staff; those of colleagues by an admin, one’s own by oneself', async () => {
    const [customer, staff, colleague] = [await app.signUp(), await app.signUp('staff'), await app.signUp('staff')];
    const { body } = await change(staff.token, customer.id, { email: ' ada@print.example ', phone: '' });
    expect(body).toMatchObject({ screen_name: 'Ada', email: 'ada@print.example', phone: '' });
    expect((await change(staff.token, colleague.id, {})).status).toBe(403);
    expect((await change(staff.token, staff.id, {})).status).toBe(200);
    expect((await change((await app.signUp('admin')).token, colleague.id, {})).status).toBe(200);
  });

  it.each(['ada', 'ada@print', 'a da@print.example', 'ada@@print.example', '@print.example'])(
    'refuse the email %s by field',
    async (email) => {
      const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
      const response = await change(staff.token, customer.id, { email });
      expect(response.body.fields).toMatchObject([{ path: 'email', code: 'no_email' }]);
    },
  );
});
